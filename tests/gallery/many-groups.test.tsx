// Proves that the gallery of 200 screens draws the states that are in sight alone.
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ScreenState, StateGroup } from '../../src/analysis/states/state.ts';
import { Groups } from '../../src/gallery/page/groups.tsx';

// The frames would load pages that only the development server has.
vi.mock(import('../../src/gallery/page/frames.tsx'), () => ({ Frames: () => <div /> }));

const statesPerScreen = 30;

test('of the states of 200 screens, those in sight are drawn', async () => {
  const groups = Array.from({ length: 200 }, (_, index) => group(index));
  const { container } = await render(<Groups groups={groups} widths="both" />);
  await expect.element(page.getByRole('link', { name: 'State 0 of screen 0' })).toBeVisible();
  const headings = 4 * groups.length;
  expect(container.querySelectorAll('*').length).toBeLessThan(headings + 1000);

  container.querySelector('#screen-150')?.scrollIntoView();
  await expect.element(page.getByRole('link', { name: 'State 0 of screen 150' })).toBeVisible();
  await expect.poll(() => container.querySelectorAll('*').length).toBeLessThan(headings + 1000);
});

const group = (index: number): StateGroup => ({
  path: `screen-${index}`,
  title: `Screen ${index}`,
  screen: `Screen ${index}`,
  route: `/screen-${index}`,
  unreachedRules: [],
  states: Array.from({ length: statesPerScreen }, (_, number) => state(index, number)),
});

const state = (screen: number, number: number): ScreenState => ({
  path: `screen-${screen}/state-${number}`,
  kind: 'error',
  title: `State ${number} of screen ${screen}`,
  screen: `Screen ${screen}`,
  answers: {},
  action: 'none',
  expectedTexts: ['Please answer this question'],
});
