// Proves that a hundred mistakes in the shipped product are found where they are made, and once each.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readForms } from '../../../src/compiler/1-read/read-folder.ts';
import { rules } from '../../../src/compiler/4-lint/registered-rules.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';

/** A mistake that somebody could make in the shipped product, and what is to be found. */
interface Fault {
  name: string;
  file: string;
  /** The text that is changed, and what it becomes. */
  from?: string;
  to?: string;
  /** A new text for the whole file. */
  replace?: string;
  found: string[];
  /** Why one mistake is found in more than one place. */
  several?: string;
}

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const faults: Fault[] = JSON.parse(readFileSync(folder('seeded-faults.json'), 'utf8'));
const sources = await readForms(folder('../../../forms'));

/** Compiles again only the files that changed; lint.test.ts proves that the findings are the same. */
const { compile } = createCompiler('forms');

function found({ file, from, to, replace }: Fault): string[] {
  const path = `forms/${file}`;
  const text = sources.texts.get(path) ?? '';
  if (from !== undefined) expect(text, 'what is to be changed').toContain(from);
  const changed = replace ?? text.replace(from ?? '', () => to ?? '');
  const texts = new Map(sources.texts).set(path, changed);
  return compile({ ...sources, texts }).diagnostics.map(
    ({ file, line, column, severity, message, rule }) =>
      `${file}:${line}:${column}: ${severity}: ${message} [${rule}]`,
  );
}

describe('in the shipped product is found', () => {
  for (const fault of faults) it(fault.name, () => expect(found(fault)).toEqual(fault.found));
});

describe('the faults', () => {
  it('are a hundred at least', () => expect(faults.length).toBeGreaterThanOrEqual(100));

  it('are found once each, unless there is a reason', () => {
    const several = faults.filter(({ found }) => found.length !== 1);
    expect(several.filter((fault) => fault.several === undefined)).toEqual([]);
  });

  it('are of rules that there are', () => {
    const ids = rules.map(({ id }) => id);
    const named = faults.flatMap(({ found }) => found.map((one) => /\[([\w-]+)\]$/.exec(one)?.[1]));
    expect(named.filter((id) => !ids.includes(id ?? ''))).toEqual([]);
  });
});
