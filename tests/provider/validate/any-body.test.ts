// Proves that no body makes the provider throw, whatever objects with names of JavaScript's own it is made of.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDefinition } from '../../../src/provider/definition/definition.ts';
import { placesIn, randomJson, randomNumbers } from '../../support/random.ts';
import { openProvider } from '../provider.ts';
import { signupAnswers } from '../signup-answers.ts';

const products = [
  'forms',
  ...readdirSync('tests/products').map((name) => `tests/products/${name}`),
];

/** Values that programs stumble over when they compare, print, count or copy them. */
const odd: unknown[] = [
  ...['constructor', 'hasOwnProperty', 'length', 'then', 'toJSON', '__proto__', '0'].flatMap(
    (name) => [{ [name]: [] }, { [name]: {} }, { [name]: -1 }, { [name]: 'x' }, [{ [name]: null }]],
  ),
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": null}}'),
  JSON.parse('{"__proto__": []}'),
  [[]],
  [null],
  {},
  '\u0000',
  '\ud800',
  1e308,
];
/** Refused before anything reads them: JavaScript calls these where it makes a text of an object. */
const coercing = ['toString', 'valueOf'].flatMap((name) => [
  { [name]: [] },
  { deep: [{ [name]: 'x' }] },
]);

describe('any body is answered', () => {
  it.each(products)('by %s', async (folder) => {
    const definition = await readDefinition(folder);
    const { app, sandbox } = definition;
    const provider = await openProvider({ ...definition, limits: undefined });
    for (const [name, call] of Object.entries(app.calls)) {
      if (sandbox?.calls[name] === undefined || !/^(POST|PUT|PATCH)$/.test(String(call.method))) {
        continue;
      }
      const [load] = definition.senders?.get(name) ?? [];
      const questions = Object.values((await load?.())?.forms ?? {}).flatMap(
        (one) => one.questions,
      );
      for (let seed = 0; seed < 15; seed++) {
        const random = randomNumbers(seed);
        const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
        const pickOdd = () => structuredClone(pick(odd));
        const body: Record<string, unknown> = structuredClone(signupAnswers);
        for (const { pointer } of questions) {
          const [, key = ''] = pointer.split('/');
          if (random() < 0.3) body[key] = random() < 0.7 ? pickOdd() : randomJson(random, 3);
        }
        const { holder, key } = pick(placesIn(body).filter((place) => place.key !== '__proto__'));
        const refused = random() < 0.2 ? pick(coercing) : undefined;
        holder[key] = refused ?? pickOdd();
        const { status } = await provider.server.request(call.path.replace(/^\/?/, '/'), {
          method: String(call.method),
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        });
        const sent = `${name} ${JSON.stringify(body)}`;
        if (refused) expect(status, sent).toBe(400);
        else expect(status, sent).toBeLessThan(500);
      }
    }
    expect(provider.logged.filter((line) => line.includes('failed'))).toEqual([]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
