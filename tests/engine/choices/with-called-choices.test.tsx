// Proves that the labels of chosen answers outlive a reload in the same tab for as long as there is a draft.
import { useContext } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { CalledChoicesStore } from '../../../src/engine/choices/called-choices-store.ts';
import { ChoicesContext } from '../../../src/engine/choices/choices-context.ts';
import { WithCalledChoices } from '../../../src/engine/choices/with-called-choices.tsx';
import { type Host, HostProvider } from '../../../src/engine/host.tsx';

const source = {
  lists: [{ from: '', value: '/id', label: '/text' }],
  call: { call: 'streets', searches: true as const },
};

const storageOf = (items: Map<string, string>): Host['storage'] => ({
  read: (key) => items.get(key),
  write: (key, value) => items.set(key, value).has(key),
  remove: (key) => void items.delete(key),
});

let stored: Map<string, string>;
let session: Map<string, string>;

beforeEach(() => {
  stored = new Map([['draft', '{}']]);
  session = new Map();
});

const load = {
  call: { name: 'load', method: 'POST' as const, path: 'load' },
  send: { token: { from: '/query/token' } },
  outcomes: {},
};

/** Opens a screen whose visitor has found a street, and returns the way to leave it. */
async function openScreen(query: Record<string, string> = {}) {
  let choices: unknown;
  const host = {
    storage: storageOf(stored),
    session: storageOf(session),
    readSources: () => ({ query, page: { url: '' } }),
  } as Host;
  function Screen() {
    choices = useContext(ChoicesContext);
    return null;
  }
  const { unmount } = await render(
    <HostProvider value={host}>
      <WithCalledChoices draft="draft" load={load}>
        <Screen />
      </WithCalledChoices>
    </HostProvider>,
  );
  if (!(choices instanceof CalledChoicesStore)) throw new Error('The screen has no choices.');
  return { choices, unmount };
}

it('the tab keeps the labels of chosen answers for as long as there is a draft', async () => {
  const first = await openScreen();
  first.choices.remember(source, { value: 's1', label: 'Canal Row' }, true);
  first.choices.remember(source, { value: 's2', label: 'A secret' }, false);
  await first.unmount();
  await expect.poll(() => [...session.values()].join()).toContain('Canal Row');
  expect([...session.values()].join()).not.toContain('A secret');

  const second = await openScreen();
  const items = second.choices.itemsOf(
    source.call,
    { answers: { street: 's1' } },
    '/street',
    source.lists[0],
  );
  expect(items).toEqual([{ id: 's1', text: 'Canal Row' }]);
  // The tab holds a draft of an unknown owner.
  session.set('draft', '{}');
  stored.clear();
  await second.unmount();
  await new Promise((resolve) => setTimeout(resolve));
  expect([...session.values()].join()).toContain('Canal Row');
  session.delete('draft');

  const third = await openScreen();
  await third.unmount();
  await expect.poll(() => session.size).toBe(0);
});

it('the tab offers the chosen answers of one link to no other', async () => {
  const first = await openScreen({ token: 'ada' });
  first.choices.remember(source, { value: 's1', label: 'Canal Row' }, true);
  await first.unmount();
  const offered = async (token: string) => {
    const { choices, unmount } = await openScreen({ token });
    const items = choices.itemsOf(source.call, { answers: {} }, '/street', source.lists[0]);
    await unmount();
    return items;
  };
  expect(await offered('bo')).toEqual([]);
  expect(await offered('ada')).toEqual([{ id: 's1', text: 'Canal Row' }]);
});
