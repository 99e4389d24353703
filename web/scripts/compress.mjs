// Compress the built page once, so that the server need not do it for every visitor: FILE.br and FILE.gz beside FILE.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const SQUEEZABLE = /\.(js|css|html|svg|json)$/;
const WORTHWHILE = 0.9; // of its length, at most

for (const entry of readdirSync('dist', { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !SQUEEZABLE.test(entry.name) || path.startsWith(join('dist', 'preview'))) continue;
  const body = readFileSync(path);
  const best = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  for (const [ending, small] of [
    ['br', brotliCompressSync(body, { params: best })],
    ['gz', gzipSync(body, { level: 9 })],
  ]) {
    if (small.length < WORTHWHILE * body.length) writeFileSync(`${path}.${ending}`, small);
  }
}
