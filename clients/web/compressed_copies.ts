import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text. Pictures in other forms are compressed already. */
const kText = /\.(css|html|js|json|svg|txt|webmanifest)$/;
/** Below this a copy would spare less than the headers of an answer are long. */
const kLeastBytes = 1024;

const packings: { suffix: string; pack: (bytes: Buffer) => Buffer }[] = [
  {
    suffix: '.br',
    pack: (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  },
  { suffix: '.gz', pack: (bytes) => gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }) },
];

function addCopies(folder: string): void {
  for (const file of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, file.name);
    if (file.isDirectory()) addCopies(path);
    if (!file.isFile() || !kText.test(file.name)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < kLeastBytes) continue;
    for (const { suffix, pack } of packings) writeFileSync(path + suffix, pack(bytes));
  }
}

/** Puts a compressed copy or two beside each larger text of the built page; the server sends them to those who take them. */
export function compressedCopies(): Plugin {
  let folder = '';
  return {
    name: 'compressed-copies',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: () => addCopies(folder),
  };
}
