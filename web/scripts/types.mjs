// Writes src/lib/types.ts from the schema of the server's models. PYTHON says which Python has the package.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const own = join(root, '.venv', 'bin', 'python');
const python = process.env.PYTHON ?? (existsSync(own) ? own : 'python3');
const schema = execFileSync(python, [join(root, 'scripts', 'web_types.py')], {
  encoding: 'utf8',
  env: { ...process.env, SEVENWONDERS_INTERPRETED: '1', PYTHONPATH: join(root, 'src') },
});

const types = await compile(
  { title: 'Everything', type: 'object', properties: {}, ...JSON.parse(schema) },
  'Everything',
  {
    additionalProperties: false,
    bannerComment: '// Made by `npm run types` from the models of the server. Do not edit: change those instead.',
    ignoreMinAndMaxItems: true,
    unreachableDefinitions: true,
    style: { singleQuote: true, printWidth: 120 },
  },
);
const cleaned = types
  .replace(/export interface Everything \{\}\n/, '')
  .replace(/\/\*\*\n \* This interface was referenced by `Everything`[^]*?\*\/\n/g, '')
  .replace(
    / \*\n \* This interface was referenced by `Everything`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g,
    '',
  );
const file = join(root, 'web', 'src', 'lib', 'types.ts');
if (!process.argv.includes('--check')) {
  writeFileSync(file, cleaned);
} else if (readFileSync(file, 'utf8') !== cleaned) {
  console.error('src/lib/types.ts does not fit the models of the server: npm run types');
  process.exit(1);
}
