// Proves that the gallery brings a page to a state by typing, choosing a file or pressing a button.
import { afterEach, expect, it } from 'vitest';
import type { ScreenState } from '../../src/analysis/states/state.ts';
import { reachState } from '../../src/gallery/page/reach-state.ts';

const state: ScreenState = {
  path: 'screen/state',
  kind: 'outcome',
  title: 'A state',
  screen: 'screen',
  answers: {},
  action: 'none',
  expectedTexts: [],
};

afterEach(() => document.body.replaceChildren());

function show(html: string): void {
  document.body.innerHTML = `<main><form>${html}</form></main>`;
}

it.each(['input', 'textarea'])('types into an element "%s"', async (name) => {
  show(`<${name} id="field/a"></${name}>`);
  await reachState({ ...state, typed: { pointer: '/a', text: 'A' } });
  expect(document.querySelector<HTMLInputElement>(name)?.value).toBe('A');
  expect(document.documentElement.dataset.done).toBe('screen/state');
});

it('chooses a file', async () => {
  show('<input type="file" id="field/a">');
  const input = document.querySelector('input');
  const sizes: number[] = [];
  input?.addEventListener('change', () => sizes.push(input.files?.[0]?.size ?? 0));
  await reachState({ ...state, file: { pointer: '/a', name: 'a.pdf', bytes: 3 } });
  expect(sizes).toEqual([3]);
});

it('presses the button that saves for later', async () => {
  show('<button type="button">Save</button>');
  let presses = 0;
  document.querySelector('button')?.addEventListener('click', () => {
    presses += 1;
  });
  await reachState({ ...state, later: { button: 'Save', outcomes: {} } });
  expect(presses).toBe(1);
});

it.each(['waiting', 'outcome'] as const)('needs no form for a step: %s', async (kind) => {
  document.body.innerHTML = '<main><p>No such event.</p></main>';
  delete document.documentElement.dataset.done;
  await reachState({ ...state, kind, choices: { call: 'sessions', outcome: 'waiting' } });
  expect(document.documentElement.dataset.done).toBe('screen/state');
});
