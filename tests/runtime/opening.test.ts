// Proves that a page stands in for a form that is not open, and that it gives way as the form opens, once.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ScreenReference } from '../../src/compiled/app.ts';
import { openingBy, whenReached } from '../../src/runtime/opening.ts';

const opens = Date.parse('2026-12-01T09:00:00Z');
const closes = Date.parse('2027-01-31T17:00:00Z');
const opening = openingBy({ apply: { opens, before: 'soon', closes, after: 'closed' } });
const screenNamed = (id: string) => ({ id }) as ScreenReference;
const screens = ['soon', 'apply', 'closed', 'help'].map(screenNamed);
const apply = screenNamed('apply');
const now = () => new Date().toISOString();

const listeners = new Set<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  listeners.clear();
});

it.each([
  ['2026-12-01T08:59:59.999Z', 'soon'],
  ['2026-12-01T09:00:00.000Z', 'apply'],
  ['2027-01-31T16:59:59.999Z', 'apply'],
  ['2027-01-31T17:00:00.000Z', 'closed'],
  ['', 'apply'],
])('at %j the form is shown as "%s"', (time, expected) => {
  expect(opening.shown(screens, apply, time).id).toBe(expected);
  expect(opening.shown(screens, screenNamed('help'), time).id).toBe('help');
});

it('a page that waits, also for months, gives way to the form at its moment, and only then', () => {
  vi.setSystemTime('2026-06-01T00:00:00Z');
  const onOpen = vi.fn();
  whenReached(opens, now, onOpen);
  vi.advanceTimersByTime(opens - Date.now() - 1);
  expect(onOpen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onOpen).toHaveBeenCalledOnce();
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
});

it('a device that has slept over the moment shows the form as it wakes', () => {
  vi.setSystemTime(opens - 60_000);
  const onOpen = vi.fn();
  whenReached(opens, now, onOpen);
  for (const listener of [...listeners]) listener();
  expect(onOpen).not.toHaveBeenCalled();
  vi.setSystemTime(opens + 60_000);
  for (const listener of [...listeners]) listener();
  expect(onOpen).toHaveBeenCalledOnce();
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
});

it('nothing waits for a moment that is past, nor after the visitor has left', () => {
  vi.setSystemTime(opens - 60_000);
  const onOpen = vi.fn();
  whenReached(0, now, onOpen);
  whenReached(opens, now, onOpen)();
  vi.setSystemTime(opens);
  whenReached(opens, now, onOpen);
  expect([vi.getTimerCount(), listeners.size]).toEqual([0, 0]);
  expect(onOpen).not.toHaveBeenCalled();
});
