// Proves that the provider validates answers that conditions of a body bring, wherever the body tells what these test.
import { describe, expect, it } from 'vitest';
import { parseProduct } from '../../../src/compiler/2-parse/parse-product.ts';
import { KeyedCache } from '../../../src/compiler/model/cache.ts';
import { definitionOf } from '../../../src/provider/definition/definition.ts';
import { validateBody } from '../../../src/provider/validate/validate-body.ts';
import { tinySources } from '../../vite/overlay.ts';

/** Returns the wrong answers in a body that the tiny product sends with this mapping. */
async function wrongIn(send: object, body: Record<string, unknown>): Promise<string[]> {
  const sources = tinySources({
    'order/screen.json': { submit: { send } },
    'order/taste/schema.json': {
      properties: { note: { type: 'string', title: 'Note', maxLength: 5 } },
    },
  });
  const { senders } = definitionOf(parseProduct('forms', sources, new KeyedCache()));
  const screen = await senders?.get('save')?.[0]?.();
  if (!screen) throw new Error('No screen makes the call.');
  const { wrong } = validateBody(screen, body, { now: '2031-02-03T04:05:06Z' });
  return wrong.map(({ at, rule }) => `${at} ${rule}`);
}

const isLarge = { answers: { required: ['size'], properties: { size: { const: 'large' } } } };
const person = { from: '/answers/nickname' };
const tooLong = 'A name of far more than twenty letters';

describe('an answer that a condition on other answers brings', () => {
  const size = { from: '/answers/size' };
  const send = {
    from: null,
    size,
    extra: { when: isLarge, then: person, else: { value: 'none' } },
  };

  it('is validated where the body tells these', async () => {
    expect(await wrongIn(send, { size: 'large', extra: tooLong })).toEqual(['/extra maxLength']);
    expect(await wrongIn(send, { size: 'large', extra: 'Ada' })).toEqual([]);
  });

  it('is no answer where the condition brings another value', async () => {
    expect(await wrongIn(send, { size: 'small', extra: tooLong })).toEqual([]);
  });

  it('is not validated where the body tells them not', async () => {
    const { size: _, ...rest } = send;
    expect(await wrongIn(rest, { extra: tooLong })).toEqual([]);
  });

  it('is not validated where the condition tests more than answers', async () => {
    const when = { ...isLarge, query: { required: ['list'] } };
    const other = { ...send, extra: { when, then: person } };
    expect(await wrongIn(other, { size: 'large', extra: tooLong })).toEqual([]);
  });

  it('is validated in a merge, and in a part of one', async () => {
    const merge = [{ size }, { when: isLarge, then: { extra: person }, else: { kind: 'plain' } }];
    const merged = { from: null, merge };
    expect(await wrongIn(merged, { size: 'large', extra: tooLong })).toEqual(['/extra maxLength']);
    expect(await wrongIn(merged, { size: 'small', kind: 'plain' })).toEqual([]);
  });

  it('can be what another condition tests', async () => {
    const isAda = {
      answers: { required: ['nickname'], properties: { nickname: { const: 'Ada' } } },
    };
    const both = { ...send, note: { when: isAda, then: { from: '/answers/note' } } };
    const bodyOf = (note: string) => ({ size: 'large', extra: 'Ada', note });
    expect(await wrongIn(both, bodyOf('For many guests'))).toEqual(['/note maxLength']);
    expect(await wrongIn(both, bodyOf('Roomy'))).toEqual([]);
  });

  const list = { properties: { guests: { minItems: 1 } }, required: ['guests'] };
  const anyGuest = { answers: list };
  it.each<[what: string, when: object]>([
    ['a list of which it has parts of the items', anyGuest],
    [
      'the parts of items that it lacks',
      { answers: { properties: { guests: { contains: { required: ['name'] } } } } },
    ],
    [
      'an answer beside, by the value of another one',
      {
        answers: {
          required: ['size'],
          properties: { size: { const: { $data: '1/reason' } } },
        },
      },
    ],
    [
      'one that only a condition inside tests',
      {
        answers: {
          required: ['size'],
          if: { required: ['size'] },
          then: { required: ['reason'] },
        },
      },
    ],
    ['how many answers there are', { answers: { minProperties: 2 } }],
  ])('is not validated where the condition tests %s', async (_what, when) => {
    const guests = { from: '/answers/guests', each: { x: { value: 1 } } };
    const extra = { when, then: { value: tooLong }, else: person };
    const other = { ...send, guests, extra };
    const body = { size: 'large', guests: [{ x: 1 }], extra: tooLong };
    expect(await wrongIn(other, body)).toEqual([]);
  });
});
