// Proves that a check fills in other answers, which follow its response and never replace an answer of the visitor.
import { beforeEach, describe, expect, it } from 'vitest';
import { fillAnswers } from '../../../../src/core/form/fill-answers.ts';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { AnswerChecks } from '../../../../src/engine/form/checks/answer-checks.ts';
import { FormStore } from '../../../../src/engine/form/form-store.ts';
import type { CallOutcome, Host } from '../../../../src/engine/host.tsx';
import { compileForm, nowhere } from '../../compile-form.ts';
import { type MadeCall, senderTo } from './made-calls.ts';

const text = { type: 'string' } as const;
const form = {
  ...compileForm(
    {
      type: 'object',
      properties: {
        postcode: text,
        town: text,
        region: { type: 'string', enum: ['North', 'South'] },
        home: { type: 'object', properties: { street: text, floors: { type: 'integer' } } },
        land: { ...text, default: 'Wales' },
        county: text,
        abroad: { type: 'boolean' },
      },
      if: { required: ['abroad'], properties: { abroad: { const: true } } },
      then: { properties: { visa: text } },
    },
    { county: { 'ui:options': { clearedBy: '/answers/land' } } },
  ),
  requests: {
    '/postcode': {
      check: {
        call: { name: 'places', method: 'GET', path: '/places/{code}' },
        params: { code: { from: '/answers/postcode' } },
        prefill: {
          town: { from: '/response/town' },
          region: { from: '/response/region' },
          home: { street: { from: '/response/street' }, floors: { from: '/response/floors' } },
          visa: { from: '/response/visa' },
          county: { from: '/response/county' },
          land: { from: '/response/land' },
          abroad: { from: '/response/abroad' },
        },
        outcomes: {},
        fill: fillAnswers,
      },
    },
    '/town': {
      check: {
        call: { name: 'towns', method: 'GET', path: '/towns/{name}' },
        params: { name: { from: '/answers/town' } },
        outcomes: {},
      },
    },
  },
} as const;

let calls: MadeCall[];
let send: Host['send'];

beforeEach(() => {
  calls = [];
  send = senderTo(calls);
});

const brings = (response: object): CallOutcome => ({
  kind: 'success',
  outcome: undefined,
  response,
});
const notFound: CallOutcome = { kind: 'failure', outcome: { say: 'We find no such place.' } };
const failed: CallOutcome = { kind: 'failure', outcome: undefined };

function open(answers: object = {}) {
  const store = new FormStore(form, nowhere, defaultTexts, { ...answers });
  const checks = new AnswerChecks(store, { send });
  const close = checks.open();
  return {
    store,
    checks,
    close,
    answers: () => store.state.answers,
    type(value: string | undefined, pointer = '/postcode') {
      store.answer(pointer, value);
      checks.leave(pointer);
    },
  };
}

const north = { town: 'Leeds', region: 'North', street: 'Low Road', floors: '3' };

describe('a response fills in the answers that its mapping names', () => {
  it('also in groups, as far as the questions take them', async () => {
    const { type, answers } = open();
    type('LS1');
    await calls[0]?.end(brings({ ...north, region: 'West', visa: 'none' }));
    expect(answers()).toMatchObject({ town: 'Leeds', home: { street: 'Low Road', floors: 3 } });
    expect(answers()).not.toHaveProperty('region');
    expect(answers()).not.toHaveProperty('visa');
  });

  it('not in place of what the visitor has typed', async () => {
    const { type, answers } = open({ town: 'York' });
    type('LS1');
    await calls[0]?.end(brings(north));
    expect(answers()).toMatchObject({ town: 'York', region: 'North' });
  });

  it('not once more where the visitor has emptied one, and leaves the checked field again', async () => {
    const { type, checks, store, answers } = open();
    type('LS1');
    await calls[0]?.end(brings(north));
    store.answer('/town', undefined);
    checks.leave('/postcode');
    expect(answers()).not.toHaveProperty('town');
  });

  it('in place of a default that the visitor has not changed', async () => {
    const { type, answers } = open({ land: 'Wales' });
    type('LS1');
    await calls[0]?.end(brings({ land: 'England' }));
    expect(answers().land).toBe('England');
  });

  it('in whatever order they open and clear each other', async () => {
    const { type, answers } = open();
    type('LS1');
    await calls[0]?.end(brings({ visa: 'none', county: 'Kent', land: 'England', abroad: true }));
    expect(answers()).toMatchObject({ visa: 'none', county: 'Kent', land: 'England' });
  });

  it('not one that would clear what the visitor has typed', async () => {
    const { type, answers } = open({ county: 'Devon' });
    type('LS1');
    await calls[0]?.end(brings({ land: 'England', town: 'Leeds' }));
    expect(answers()).toMatchObject({ county: 'Devon', town: 'Leeds' });
    expect(answers().land).toBeUndefined();
  });

  it('once a call has brought it that has failed before', async () => {
    const { type, answers } = open();
    type('LS1');
    await calls[0]?.end(failed);
    type('BA1');
    type('LS1');
    await calls[2]?.end(brings(north));
    expect(answers().town).toBe('Leeds');
  });
});

describe('a filled in answer that the visitor has left as it is', () => {
  it.each([
    ['takes what the next response has', brings({ town: 'Bath', region: 'South' }), 'Bath'],
    ['goes where the next response has nothing', brings({}), undefined],
    ['goes where nothing is found', notFound, undefined],
    ['goes where the next call fails', failed, undefined],
  ])('%s', async (_what, next, town) => {
    const { type, answers } = open();
    type('LS1');
    await calls[0]?.end(brings(north));
    type('BA1');
    await calls[1]?.end(next);
    expect(answers().town).toBe(town);
    expect(answers()).not.toHaveProperty('home.street', 'Low Road');
  });

  it('is the visitor’s own from the first change on', async () => {
    const { type, store, answers } = open();
    type('LS1');
    await calls[0]?.end(brings(north));
    store.answer('/town', 'Leeds, Headingley');
    type('BA1');
    await calls[1]?.end(brings({ town: 'Bath' }));
    expect(answers().town).toBe('Leeds, Headingley');
  });
});

describe('a form that opens with a checked answer', () => {
  const stored = { postcode: 'LS1', town: 'Leeds', region: 'South' };

  it('learns by the call which of its answers were filled in, and changes none', async () => {
    const { type, answers } = open(stored);
    await calls[0]?.end(brings(north));
    expect(answers()).toEqual(stored);
    type('BA1');
    await calls[1]?.end(brings({ town: 'Bath', region: 'North' }));
    expect(answers()).toMatchObject({ town: 'Bath', region: 'South' });
  });

  it('is filled in where none of them is there', async () => {
    const { answers } = open({ postcode: 'LS1' });
    await calls[0]?.end(brings(north));
    expect(answers()).toMatchObject({ town: 'Leeds', region: 'North' });
  });

  it('makes no second call where an earlier showing has made it', async () => {
    const first = open();
    first.type('LS1');
    await calls[0]?.end(brings(north));
    first.close();
    const second = open(first.answers());
    expect(calls).toHaveLength(1);
    second.type('BA1');
    await calls[1]?.end(brings({ town: 'Bath' }));
    expect(second.answers().town).toBe('Bath');
  });

  it('learns it also where the visitor has changed the checked answer before the call has ended', async () => {
    const { type, answers } = open(stored);
    type('BA1');
    await calls[1]?.end(brings({ town: 'Bath', region: 'North' }));
    await calls[2]?.end(brings(north));
    expect(answers()).toMatchObject({ postcode: 'BA1', town: 'Bath', region: 'South' });
  });

  it('learns it by a later call where the first one fails, also twice', async () => {
    const { type, answers } = open(stored);
    await calls[0]?.end(failed);
    type('BA1');
    await calls[1]?.end(brings({ town: 'Bath', street: 'Mill Lane' }));
    await calls[2]?.end(failed);
    expect(answers()).toMatchObject({ postcode: 'BA1', town: 'Leeds' });
    type('YO1');
    await calls[3]?.end(brings({ town: 'York', region: 'North' }));
    await calls[4]?.end(brings(north));
    expect(answers()).toMatchObject({ postcode: 'YO1', town: 'York', region: 'South' });
    expect(answers()).not.toHaveProperty('home.street');
  });

  it('leaves empty what the visitor has emptied', async () => {
    const first = open();
    first.type('LS1');
    await calls[0]?.end(brings({ town: 'Leeds' }));
    first.store.answer('/town', undefined);
    first.close();
    const second = open(first.answers());
    await new Promise((settled) => setImmediate(settled));
    expect(second.answers()).not.toHaveProperty('town');
  });
});

it('what another tab has filled in is not taken for the visitor’s own', async () => {
  const { type, store, answers } = open();
  store.replaceAnswers({ postcode: 'LS1' });
  store.replaceAnswers({ postcode: 'LS1', town: 'Leeds', region: 'South' });
  expect(calls).toEqual([]);
  type('BA1');
  await calls[0]?.end(brings({ town: 'Bath', region: 'North' }));
  await calls[1]?.end(brings(north));
  expect(answers()).toMatchObject({ postcode: 'BA1', town: 'Bath', region: 'South' });
});

it('Next goes on with the answers that a response fills in meanwhile', async () => {
  const { store, checks, answers } = open();
  store.answer('/postcode', 'LS1');
  const finished = checks.finish();
  await calls[0]?.end(brings(north));
  await calls[1]?.end(brings({}));
  expect(await finished).toBe(true);
  expect(answers().town).toBe('Leeds');
});

it('Next waits for the check of an answer that a response has filled in', async () => {
  const { store, checks } = open();
  store.answer('/postcode', 'LS1');
  const finished = checks.finish();
  await calls[0]?.end(brings(north));
  await calls[1]?.end({ kind: 'failure', outcome: { say: 'We do not go there.' } });
  expect(await finished).toBe(false);
});
