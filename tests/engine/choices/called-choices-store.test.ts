// Proves that choices from a call belong to the values that were sent, and are fetched once for all questions.
import { beforeEach, describe, expect, it } from 'vitest';
import type { CompiledRequest } from '../../../src/compiled/call.ts';
import type { CallSource } from '../../../src/definition/files/choice-source.ts';
import { CalledChoicesStore } from '../../../src/engine/choices/called-choices-store.ts';
import type { ChoicesRequest } from '../../../src/engine/choices/choices-request.ts';
import type { CallOutcome, ItemStorage } from '../../../src/engine/host.tsx';

const source: CallSource = {
  call: 'models',
  send: { make: { from: '/answers/make' } },
  from: '/models',
};
const request: CompiledRequest = {
  call: { name: 'models', method: 'GET', path: '/models' },
  send: source.send,
  outcomes: {},
};
const failed: CallOutcome = { kind: 'failure', outcome: undefined };
const brought = (...names: string[]): CallOutcome => ({
  kind: 'success',
  outcome: undefined,
  response: { models: names.map((name) => ({ name })) },
});

interface MadeCall {
  document: object;
  signal: AbortSignal | undefined;
  end: (outcome: CallOutcome) => void;
}

let calls: MadeCall[];
let stored: Map<string, string>;
let session: ItemStorage;
let choices: CalledChoicesStore;

const newChoices = () =>
  new CalledChoicesStore(
    (_request, document, signal) =>
      new Promise((end) => {
        calls.push({ document, signal, end });
      }),
    session,
  );

const listFor = (make: string | undefined, own: Partial<CallSource> = {}): ChoicesRequest => ({
  source: Object.keys(own).length > 0 ? { ...source, ...own } : source,
  request,
  document: { answers: { make } },
  pointer: '/model',
});

const names = ({ source, document, pointer }: ChoicesRequest) =>
  choices
    .itemsOf(source, document, pointer, undefined)
    ?.map((item) => (item as { name: string }).name);

beforeEach(() => {
  calls = [];
  stored = new Map();
  session = {
    read: (key) => stored.get(key),
    write: (key, value) => stored.set(key, value).has(key),
    remove: (key) => void stored.delete(key),
  };
  choices = newChoices();
});

describe('the choices that a call brings', () => {
  it('are known once it has ended', async () => {
    const list = listFor('a');
    expect([choices.stateOf(list).kind, names(list)]).toEqual(['loading', undefined]);
    const { ended } = choices.open(list);
    calls[0]?.end(brought('Two', 'One'));
    await ended;
    expect([choices.stateOf(list).kind, names(list)]).toEqual(['known', ['Two', 'One']]);
    choices.open(list);
    expect(calls).toHaveLength(1);
  });

  it('wait for the answer that is sent, and there are none before', () => {
    const list = listFor(undefined);
    expect(choices.stateOf(list)).toEqual({ kind: 'waiting', for: '/make' });
    choices.open(list);
    expect([calls, names(list)]).toEqual([[], []]);
  });

  it('need no answer that has a default', () => {
    const send = { make: { from: '/answers/make', default: 'any' } };
    expect(choices.stateOf(listFor(undefined, { send })).kind).toBe('loading');
  });

  it('belong to the values that were sent, in whatever order calls end', async () => {
    const first = choices.open(listFor('a'));
    const second = choices.open(listFor('b'));
    calls[1]?.end(brought('Of b'));
    calls[0]?.end(brought('Of a'));
    await Promise.all([first.ended, second.ended]);
    expect([names(listFor('a')), names(listFor('b'))]).toEqual([['Of a'], ['Of b']]);
  });

  it('are not asked for any more once nobody waits', async () => {
    const [one, other] = [choices.open(listFor('a')), choices.open(listFor('a'))];
    expect(calls).toHaveLength(1);
    one.close();
    expect(calls[0]?.signal?.aborted).toBe(false);
    other.close();
    expect(calls[0]?.signal?.aborted).toBe(true);
    choices.open(listFor('a'));
    calls[0]?.end(failed);
    await one.ended;
    expect([calls.length, choices.stateOf(listFor('a')).kind]).toEqual([2, 'loading']);
  });

  it('are asked for again after a failure, and unknown until then', async () => {
    const list = listFor('a');
    const { ended } = choices.open(list);
    calls[0]?.end(failed);
    await ended;
    expect([choices.stateOf(list).kind, names(list)]).toEqual(['failed', undefined]);
    choices.open(list);
    expect([choices.stateOf(list).kind, calls.length]).toEqual(['loading', 2]);
  });

  it('have failed again for the others where the question that retried is gone', async () => {
    const [retried] = [choices.open(listFor('a')), choices.open(listFor('a'))];
    calls[0]?.end(failed);
    await retried.ended;
    retried.close();
    const again = choices.open(listFor('a'));
    expect(choices.stateOf(listFor('a')).kind).toBe('loading');
    again.close();
    expect(choices.stateOf(listFor('a')).kind).toBe('failed');
    choices.open(listFor('a'));
    expect(choices.stateOf(listFor('a')).kind).toBe('loading');
  });

  it('are kept for the tab without the values that were sent', async () => {
    const list = listFor('hush', { cache: 'session' });
    const { ended } = choices.open(list);
    calls[0]?.end(brought('One'));
    await ended;
    expect([...stored.keys()].join()).not.toContain('hush');
    expect(names(listFor('other', { cache: 'session' }))).toBeUndefined();
  });

  it('are kept apart for values in any script', async () => {
    // The lower eight bits of both characters are the same.
    const list = listFor('\u0410', { cache: 'session' });
    const { ended } = choices.open(list);
    calls[0]?.end(brought('One'));
    await ended;
    expect(names(listFor('\u0510', { cache: 'session' }))).toBeUndefined();
  });

  it('are a failure where the response has no list', async () => {
    const list = listFor('a', { from: '/other' });
    const { ended } = choices.open(list);
    calls[0]?.end(brought('One'));
    await ended;
    expect(choices.stateOf(list).kind).toBe('failed');
  });

  it.each([
    ['are kept for the tab', { cache: 'session' as const }, ['One']],
    ['are kept for the screen alone', {}, undefined],
  ])('%s', async (_name, own, kept) => {
    const list = listFor('a', own);
    const { ended } = choices.open(list);
    calls[0]?.end(brought('One'));
    await ended;
    choices = newChoices();
    expect(names(list)).toEqual(kept);
  });

  it('can depend on an answer in the same item of a list', () => {
    const send = { make: { from: '/item/make' } };
    const list: ChoicesRequest = {
      source: { ...source, send },
      request: { ...request, send },
      document: { answers: { cars: [{ make: 'a' }, {}] } },
      pointer: '/cars/0/model',
    };
    choices.open(list);
    expect(calls[0]?.document).toMatchObject({ item: { make: 'a' } });
    const waiting = choices.stateOf({ ...list, pointer: '/cars/1/model' });
    expect(waiting).toEqual({ kind: 'waiting', for: '/cars/1/make' });
  });
});

it('keeps what searches have found apart where questions read the items of a call in other ways', () => {
  const call = { call: 'streets', searches: true as const };
  const lists = ['/text', '/name'].map((label) => ({ from: '', value: '/id', label }));
  for (const list of lists) {
    choices.remember({ call, lists: [list] }, { value: 's1', label: list.label }, false);
  }
  const found = lists.map((list) =>
    choices.itemsOf(call, { answers: { street: 's1' } }, '/street', list),
  );
  expect(found).toEqual([[{ id: 's1', text: '/text' }], [{ id: 's1', name: '/name' }]]);
});
