// Proves that each rule of the checker finds its mistakes at their lines, lets pass what is right, and fixes some.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { ruleIndex } from '../../../src/commands/rule-index-command.ts';
import { applyFixes } from '../../../src/compiler/4-lint/apply-fixes.ts';
import { rules } from '../../../src/compiler/4-lint/registered-rules.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import type { Diagnostic } from '../../../src/compiler/model/diagnostic.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const read = <T>(path: string): T => JSON.parse(readFileSync(folder(path), 'utf8'));

/** Compiles again only the files that changed; lint.test.ts proves that the findings are the same. */
const { compile } = createCompiler('forms');

/** Returns the findings in the tiny product after a change: "file:line:column: message". */
const found = (change: Overlay, rule: string): string[] =>
  linesOf(compile(tinySources(change)).diagnostics, rule);

const linesOf = (diagnostics: Diagnostic[], rule: string): string[] =>
  diagnostics.map((one) => {
    const severity = one.severity === 'warning' ? 'warning: ' : '';
    const other = one.rule === rule ? '' : ` [${one.rule}]`;
    return `${one.file}:${one.line}:${one.column}: ${severity}${one.message}${other}`;
  });

let fixedCases = 0;

/** Expects the findings of a case, and that none of those with a fix is found again once they are fixed. */
async function expectFindings(change: Overlay, rule: string, expected: string[]): Promise<void> {
  const sources = tinySources(change);
  const check = (texts: Map<string, string>) => compile({ ...sources, texts }).diagnostics;
  const diagnostics = check(sources.texts);
  expect(linesOf(diagnostics, rule)).toEqual(expected);
  if (!diagnostics.some(({ fix }) => fix)) return;
  const { changed } = await applyFixes(sources.texts, check);
  const left = check(new Map([...sources.texts, ...changed]));
  expect(left.filter(({ fix }) => fix)).toEqual([]);
  expect(left.map((one) => one.rule)).not.toContain('json-syntax');
  fixedCases++;
}

it('finds nothing in the tiny product', () => {
  expect(found({}, '')).toEqual([]);
});

for (const { id, description } of rules) {
  describe(`${id}: ${description}`, () => {
    const valid = read<Record<string, Overlay>>(`rules/${id}/valid.json`);
    for (const [name, change] of Object.entries(valid)) {
      it(`lets pass: ${name}`, () => expect(found(change, id)).toEqual([]));
    }
    const invalid = read<Record<string, { change: Overlay; found: string[] }>>(
      `rules/${id}/invalid.json`,
    );
    for (const [name, { change, found: expected }] of Object.entries(invalid)) {
      it(`finds: ${name}`, () => expectFindings(change, id, expected));
    }
  });
}

it('many findings have a fix, which leaves valid JSON and is not found again', () => {
  expect(fixedCases).toBeGreaterThan(40);
});

describe('the rules', () => {
  const ids = rules.map(({ id }) => id);

  it('are all in the index, which "npm run rules:index" writes', () => {
    const files = readdirSync(folder('../../../src/compiler/4-lint/rules'));
    const index = readFileSync(folder('../../../src/compiler/4-lint/rules/index.ts'), 'utf8');
    expect(index).toBe(ruleIndex(files));
  });

  it('have a folder of tests each, and no folder is left over', () => {
    expect(readdirSync(folder('rules')).sort()).toEqual([...ids].sort());
  });

  it('are tested with something that passes and something that does not', () => {
    for (const id of ids) {
      expect(Object.keys(read(`rules/${id}/valid.json`)), id).not.toEqual([]);
      expect(Object.keys(read(`rules/${id}/invalid.json`)), id).not.toEqual([]);
    }
  });
});
