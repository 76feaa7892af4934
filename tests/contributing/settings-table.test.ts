// Proves that the table of settings in the manual has each environment variable that the code reads, and no other one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Variables that the project sets for programs that it starts, and those of Node, npm and the system. */
const internal = new Set([
  'BUILD_LANGUAGE',
  'CHANGED_SINCE',
  'CI',
  'DEBIAN_FRONTEND',
  'HOME',
  'INIT_CWD',
  'MIMALLOC_ALLOW_THP',
  'MIMALLOC_PURGE_DELAY',
  'NODE_ENV',
  'NODE_OPTIONS',
  'PATH',
  'TEST_CACHE',
  'TEST_REPORT',
  'TMPDIR',
  'VITEST',
  'VITE_CONFIG_NATIVE_IGNORE_WARNING',
]);

const codeIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /\.(ts|tsx|mjs)$/.test(file) && !/^bench|settings-table|debian-packages\.test/.test(file),
    )
    .map((file) => readFileSync(join(folder, file), 'utf8'));

const code = [...['src', '.ci', 'tests'].flatMap(codeIn), readFileSync('vite.config.ts', 'utf8')];

/** Names after "env.", in the quotes of a reader of a count, taken out of "env", and as the variable of a program. */
const reads = [
  /(?<!import\.meta\.)\benv\.([A-Z][A-Z_]*)\b/g,
  /\(env, '([A-Z_]+)'/g,
  /\{([^{}]*)\} = (?:process|terminal)\.env\b/g,
  /\bvariable: '([A-Z_]+)'/g,
];

it('the table of settings has each variable that is read, and no other one', () => {
  const read = code.flatMap((text) =>
    reads.flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(
        ([, names = '']) => names.match(/\b[A-Z][A-Z_]+\b/g) ?? [],
      ),
    ),
  );
  const rows =
    readFileSync('forms/manual/commands-and-settings.md', 'utf8').match(/^\| `[A-Z].*$/gm) ?? [];
  const told = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]+/g) ?? []);
  expect(told.length).toBe(new Set(told).size);
  expect([...new Set(read)].filter((name) => !internal.has(name)).sort()).toEqual(told.sort());
});
