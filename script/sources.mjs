// What the checks of script/check that read sources have in common.
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const kNotOurs = /^(\..*|build|dist|node_modules|generated\.ts)$/;

/** Every source under `root` whose name `kind` matches, as its path from there and its text. */
export function readSources(root, kind) {
  const files = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (kNotOurs.test(entry.name)) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      if (!entry.isFile() || !kind.test(entry.name)) continue;
      files.push({ path: relative(root, path), text: readFileSync(path, 'utf8') });
    }
  };
  walk(root);
  return files;
}

/**
 * If the module at `url` is the program that runs: prints the lines that `check` finds in the project, which the first
 * argument names, and makes the status 1 if there are any.
 */
export function runAsCheck(url, check) {
  const module = fileURLToPath(url);
  if (!process.argv[1] || realpathSync(process.argv[1]) !== module) return;
  const found = check(process.argv[2] ?? join(dirname(module), '..'));
  for (const line of found) console.log(`    ${line}`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
