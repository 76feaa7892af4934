// Proves that the time of a check does not grow with the number of ways on which questions depend on each other.
import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../../src/compiler/compile.ts';
import { tinySources } from '../../vite/overlay.ts';

const names = Array.from({ length: 32 }, (_, index) => `q${index}`);

/** Returns an entry for each question, made of the names of the two before it: millions of ways lead to the first one. */
const forEachName = (entryOf: (before: string[]) => unknown) =>
  Object.fromEntries(
    names.map((name, index) => [name, entryOf(names.slice(Math.max(0, index - 2), index))]),
  );

const text = { type: 'string', title: 'A text', maxLength: 20 };
const number = { type: 'number', title: 'A number' };
const answer = (name: string) => `/answers/${name}`;

const kinds: Record<string, [schema: object, options: (before: string[]) => object]> = {
  'are asked if others are answered': [
    text,
    (before) => ({ when: { answers: { required: before } } }),
  ],
  'are calculated from others': [number, (before) => ({ calculated: { sum: before.map(answer) } })],
  'have proposed answers': [number, (before) => ({ proposed: { sum: before.map(answer) } })],
  'send others for their choices': [
    text,
    (before) => ({
      source: {
        call: 'load',
        send: Object.fromEntries(before.map((name) => [name, { from: answer(name) }])),
        from: '/colours',
        value: '/id',
      },
    }),
  ],
};

describe('an instant is enough for 32 questions that', () => {
  for (const [kind, [schema, options]] of Object.entries(kinds)) {
    it(kind, () => {
      const { compile } = createCompiler('forms');
      const sources = tinySources({
        'order/taste/schema.json': { properties: forEachName(() => schema) },
        'order/taste/ui.json': forEachName((before) => ({
          'ui:options': before.length > 0 ? options(before) : {},
        })),
      });
      const start = Date.now();
      compile(sources);
      expect(Date.now() - start).toBeLessThan(10_000);
    });
  }
});
