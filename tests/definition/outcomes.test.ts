// Proves that a call without the nearest outcome leads to the next one that the catalogue names.
import { describe, expect, it } from 'vitest';
import type { CompiledOutcomes } from '../../src/compiled/call.ts';
import {
  type OutcomeEntry,
  outcomeCatalogue,
  outcomeEntry,
  outcomePattern,
} from '../../src/definition/outcomes/index.ts';
import type { CallResult } from '../../src/runtime/call.ts';
import { toOutcome } from '../../src/runtime/to-outcome.ts';

const entries = Object.entries<OutcomeEntry>(outcomeCatalogue);
const names = entries.map(([name, { example = name }]) => example);

/** The names under which a definition can say what happens, the nearest first. */
function chainOf(name: string): string[] {
  const next = outcomeEntry(name)?.fallback?.(name);
  return next === undefined ? [name] : [name, ...chainOf(next)];
}

/** Returns the runtime's result of a call with this outcome. */
function resultOf(name: string): CallResult {
  const status = chainOf(name).find((each) => /^\d{3}$/.test(each));
  const end = status === name ? 'status' : name;
  return { end, ...(status && { status: Number(status) }) } as CallResult;
}

describe('an outcome', () => {
  it.each(names)('"%s" is found by its name', (name) => {
    expect(name).toMatch(new RegExp(outcomePattern));
    expect(outcomeEntry(name)?.description).toBeTruthy();
  });

  it.each(names.filter((name) => !name.endsWith('XX')))(
    '"%s" falls back in the runtime as the catalogue says',
    (name) => {
      for (const [index, nearest] of chainOf(name).entries()) {
        const there = chainOf(name).slice(index);
        const outcomes: CompiledOutcomes = Object.fromEntries(
          there.map((each) => [each, { say: each }]),
        );
        expect(toOutcome(resultOf(name), outcomes)).toMatchObject({
          kind: outcomeEntry(name)?.kind,
          outcome: { say: nearest },
        });
      }
    },
  );

  it('has no entry under another name', () => {
    expect(outcomeEntry('status')).toBeUndefined();
    expect(outcomeEntry('200')).toBeUndefined();
  });
});
