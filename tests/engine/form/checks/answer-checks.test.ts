// Proves that a call checks an answer once its field is left, and that Next waits for it a few seconds at most.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledRequest } from '../../../../src/compiled/call.ts';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { AnswerChecks } from '../../../../src/engine/form/checks/answer-checks.ts';
import { errorsToKeep, messageAt } from '../../../../src/engine/form/form-state.ts';
import { FormStore } from '../../../../src/engine/form/form-store.ts';
import type { CallOutcome } from '../../../../src/engine/host.tsx';
import { compileForm, nowhere } from '../../compile-form.ts';
import { type MadeCall, senderTo } from './made-calls.ts';

const check: CompiledRequest = {
  call: { name: 'free', method: 'POST', path: '/names' },
  send: { name: { from: '/answers/name' }, country: { from: '/answers/country' } },
  outcomes: {},
};
const text = { type: 'string' } as const;
const named = {
  ...compileForm({
    type: 'object',
    properties: {
      name: { ...text, minLength: 2 },
      country: text,
      pets: { type: 'array', items: { type: 'object', properties: { tag: text } } },
    },
    if: { required: ['country'], properties: { country: { const: 'XX' } } },
    then: { properties: { alias: text } },
  }),
  requests: {
    '/name': { check },
    '/alias': { check: { ...check, send: { alias: { from: '/answers/alias' } } } },
    '/pets/-/tag': { check: { ...check, send: { tag: { from: '/item/tag' } } } },
  },
};

const accepted: CallOutcome = { kind: 'success', outcome: undefined };
const refused: CallOutcome = { kind: 'failure', outcome: { say: 'Taken.' } };
const failed: CallOutcome = { kind: 'failure', outcome: undefined };
const offline: CallOutcome = { kind: 'offline', outcome: undefined };

let calls: MadeCall[];

function open(answers: object = {}, send = sender()) {
  const store = new FormStore(named, nowhere, defaultTexts, { ...answers });
  const checks = new AnswerChecks(store, { send });
  const close = checks.open();
  return {
    store,
    checks,
    close,
    message: (pointer = '/name') => messageAt(store.state, pointer),
    type(value: string | undefined, pointer = '/name') {
      store.answer(pointer, value);
      checks.leave(pointer);
    },
  };
}

const sender = () => senderTo(calls);

beforeEach(() => {
  calls = [];
});
afterEach(() => void vi.useRealTimers());

describe('an answer is checked when its field is left', () => {
  it('with a call, during which its state says so', async () => {
    const { type, checks, message } = open();
    type('ada');
    expect([...checks.state.underWay]).toEqual(['/name']);
    await calls[0]?.end(accepted);
    expect([...checks.state.underWay]).toEqual([]);
    expect(message()).toBeUndefined();
  });

  it('not while it is empty or breaks its own rules', () => {
    const { type } = open();
    type(undefined);
    type('a');
    expect(calls).toEqual([]);
  });

  it('not while its question is not asked', () => {
    const { checks } = open({ alias: 'ada', country: 'YY' });
    checks.leave('/alias');
    expect(calls).toEqual([]);
  });

  it('once for the same values, also after a failure, until one that is sent changes', async () => {
    const { type, checks } = open();
    type('ada');
    checks.leave('/name');
    await calls[0]?.end(failed);
    checks.leave('/name');
    expect(calls).toHaveLength(1);
    type('ada!');
    type('ada');
    expect(calls).toHaveLength(3);
  });

  it('by itself in each item of a list, which the mapping reads at /item', async () => {
    const { checks, message } = open({ pets: [{ tag: 'a' }, { tag: 'b' }] });
    checks.leave('/pets/1/tag');
    expect(calls[0]?.document.item).toEqual({ tag: 'b' });
    await calls[0]?.end(refused);
    expect([message('/pets/0/tag'), message('/pets/1/tag')]).toEqual([undefined, 'Taken.']);
  });
});

describe('an accepted answer', () => {
  const noted: CallOutcome = { kind: 'success', outcome: { say: '10 % off.', accept: true } };
  const unknown: CallOutcome = { kind: 'failure', outcome: { say: 'Not known.', accept: true } };

  it('has the note of the outcome, which holds nobody up, until it changes', async () => {
    const { type, store, message, checks } = open();
    type('ada');
    await calls[0]?.end(noted);
    expect(checks.state.notes).toEqual({ '/name': '10 % off.' });
    expect([message(), '/name' in store.state.refusals, store.attemptSubmit()]).toEqual([
      undefined,
      false,
      true,
    ]);
    store.answer('/name', 'bob');
    expect(checks.state.notes).toEqual({});
  });

  it('has it again without another call, and that of another value in its place', async () => {
    const { type, checks } = open();
    type('ada');
    await calls[0]?.end(noted);
    type('bob');
    await calls[1]?.end(unknown);
    expect(checks.state.notes).toEqual({ '/name': 'Not known.' });
    type('ada');
    expect(checks.state.notes).toEqual({ '/name': '10 % off.' });
    expect(calls).toHaveLength(2);
  });

  it('has none where the call fails, and none beside a refusal', async () => {
    const { type, checks, message } = open();
    type('ada');
    await calls[0]?.end(failed);
    expect(checks.state.notes).toEqual({});
    type('bob');
    await calls[1]?.end(noted);
    type('cy');
    await calls[2]?.end(refused);
    expect([message(), checks.state.notes]).toEqual(['Taken.', {}]);
  });

  it('loses it once another value changes that was sent', async () => {
    const { type, store, checks } = open();
    type('ada');
    await calls[0]?.end(noted);
    store.answer('/country', 'YY');
    expect(checks.state.notes).toEqual({});
  });
});

describe('a refused answer', () => {
  it('has the message of the outcome, and blocks until it changes', async () => {
    const { type, store, message } = open();
    type('ada');
    await calls[0]?.end(refused);
    expect(message()).toBe('Taken.');
    expect('/name' in store.state.refusals).toBe(true);
    expect(store.attemptSubmit()).toBe(false);
    store.answer('/name', 'bob');
    expect(message()).toBeUndefined();
    expect(store.attemptSubmit()).toBe(true);
  });

  it('is refused again without another call', async () => {
    const { type, message, checks } = open();
    type('ada');
    await calls[0]?.end(refused);
    type('bob');
    await calls[1]?.end(accepted);
    type('ada');
    expect(message()).toBe('Taken.');
    expect([...checks.state.underWay]).toEqual([]);
    expect(calls).toHaveLength(2);
  });

  it('blocks no longer once another value changes that was sent', async () => {
    const { type, store, message } = open();
    type('ada');
    await calls[0]?.end(refused);
    store.answer('/country', 'FR');
    expect(message()).toBeUndefined();
  });

  it('is refused again where the form opens again, as long as the values are the same', async () => {
    const send = sender();
    const first = open({}, send);
    first.type('ada');
    await calls[0]?.end(refused);
    first.close();
    expect(errorsToKeep(first.store.state)).toMatchObject({ serverErrors: {}, refusals: {} });
    const { store, message } = open({ name: 'ada' }, send);
    expect(message()).toBe('Taken.');
    store.answer('/country', 'FR');
    expect(message()).toBeUndefined();
    expect(open({ name: 'ada', country: 'FR' }, send).store.attemptSubmit()).toBe(true);
  });

  it('stays refused when another item of its list is removed', async () => {
    const { store, checks, message } = open({ pets: [{ tag: 'a' }, { tag: 'b' }] });
    checks.leave('/pets/0/tag');
    checks.leave('/pets/1/tag');
    await calls[0]?.end(refused);
    await calls[1]?.end(refused);
    store.arrangeItems('/pets', [1]);
    expect(message('/pets/0/tag')).toBe('Taken.');
    store.answer('/pets/0/tag', 'c');
    expect(message('/pets/0/tag')).toBeUndefined();
  });
});

describe('a late outcome', () => {
  it('never takes the place of a newer one', async () => {
    const { type, message } = open();
    type('ada');
    type('bob');
    await calls[1]?.end(accepted);
    await calls[0]?.end(refused);
    expect(message()).toBeUndefined();
  });

  it('is dropped while the visitor types on', async () => {
    const { type, store, checks, message } = open();
    type('ada');
    store.answer('/name', 'adam');
    expect([...checks.state.underWay]).toEqual([]);
    await calls[0]?.end(refused);
    expect(message()).toBeUndefined();
  });

  it('is dropped once the form is left', async () => {
    const { type, close, message } = open();
    type('ada');
    close();
    await calls[0]?.end(refused);
    expect(message()).toBeUndefined();
  });
});

describe('Next and Submit', () => {
  it('make the checks that are missing, and wait for them', async () => {
    const { checks, message } = open({ name: 'ada' });
    const finished = checks.finish();
    await calls[0]?.end(refused);
    expect(await finished).toBe(false);
    expect(message()).toBe('Taken.');
  });

  it('wait for the check under way', async () => {
    const { type, checks } = open();
    type('ada');
    const finished = checks.finish();
    await calls[0]?.end(accepted);
    expect(await finished).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it.each([failed, offline])('go on where the call fails: %o', async (outcome) => {
    const { checks } = open({ name: 'ada' });
    const finished = checks.finish();
    await calls[0]?.end(outcome);
    expect(await finished).toBe(true);
    expect(await checks.finish()).toBe(true);
    expect(calls).toHaveLength(1);
  });

  it('go on after a few seconds without an answer', async () => {
    vi.useFakeTimers();
    const { checks } = open({ name: 'ada' });
    const finished = checks.finish();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await finished).toBe(true);
  });

  it('do nothing where the visitor has changed an answer meanwhile, pressed again, or left', async () => {
    const { store, checks, close } = open({ name: 'ada' });
    const changed = checks.finish();
    store.answer('/country', 'FR');
    const pressed = checks.finish();
    const again = checks.finish();
    for (const call of calls) await call.end(accepted);
    expect(await Promise.all([changed, pressed, again])).toEqual([undefined, undefined, true]);
    store.answer('/name', 'bob');
    const left = checks.finish();
    close();
    await calls.at(-1)?.end(accepted);
    expect(await left).toBeUndefined();
  });
});
