// Proves that each test file begins with a line of its own that says what it proves.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Longest line, in characters. */
const longest = 120;

const heads = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules/'))
  .map((file) => {
    const [head = ''] = readFileSync(`tests/${file}`, 'utf8').split('\n');
    return { file, head };
  });

const isHead = (head: string) =>
  /^\/\/ Proves that \S.*\w.*\.$/.test(head) && head.length <= longest;

it('each test file says in its first line what it proves: "// Proves that ….", in 120 signs', () => {
  const wrong = heads.filter(({ head }) => !isHead(head));
  expect(wrong.map(({ file }) => file).sort()).toEqual([]);
});

it('no two test files say that they prove the same', () => {
  const same = heads.filter(
    ({ file, head }) =>
      isHead(head) && heads.some((other) => other.file !== file && other.head === head),
  );
  expect(same).toEqual([]);
});
