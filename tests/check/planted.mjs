import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readLayers } from '../../script/layers.mjs';
import { linksOf } from '../../script/links.mjs';
import { versionFiles } from '../../script/versions.mjs';

const kRoot = new URL('../../', import.meta.url).pathname;

/** The project's own table of layers. */
export const layers = readLayers(readFileSync(join(kRoot, 'CONTRIBUTING.md'), 'utf8'));

/** A project in a temporary folder with our scripts and layers, in which nothing is wrong until a fault is planted. */
export class PlantedProject {
  constructor() {
    this.root = mkdtempSync(join(tmpdir(), 'mistward-check-'));
    for (const name of ['script', 'CONTRIBUTING.md', '.clang-format']) {
      cpSync(join(kRoot, name), join(this.root, name), { recursive: true });
    }
    for (const path of ['CONTRIBUTING.md', ...versionFiles.filter((path) => path.endsWith('.md'))]) {
      const document = readFileSync(join(kRoot, path), 'utf8');
      for (const { to } of linksOf(document)) {
        const [file, anchor = 'sound'] = to.split('#');
        if (file) this.plant(join(dirname(path), file), `# ${anchor}\n`, { flag: 'a' });
      }
    }
    for (const folder of layers.flatMap(({ folders }) => folders)) {
      if (!folder.endsWith('/*')) this.plant(`${folder}/sound.hpp`, '#pragma once\n');
    }
    this.plant('server/flags.cpp', '// --page --allow-origin\n');
    for (const path of versionFiles) this.plant(path, readFileSync(join(kRoot, path), 'utf8'));
    this.plant('tests/check/sound.test.mjs', '');
  }

  plant(path, text, options) {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), text, options);
  }

  remove(path) {
    rmSync(join(this.root, path), { recursive: true });
  }

  /** Runs script/check there; gives its status and everything that it printed. */
  check(...names) {
    // A runner of tests inside a runner of tests would report to the outer one instead of failing.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(join(this.root, 'script/check'), names, { env, encoding: 'utf8' });
    return { status, output: stdout + stderr };
  }

  end() {
    rmSync(this.root, { recursive: true });
  }
}
