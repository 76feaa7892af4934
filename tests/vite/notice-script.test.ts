// Proves that the script in a page's head shows a notice that is due and not closed, also without storage.
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { noticeScript, pendingNotice } from '../../src/vite/notice-script.ts';

const notice = { text: 'We are away.', key: 'notice-1' };

it.each([
  ['every visitor sees every day', {}, undefined],
  ['visitors can close', { dismissible: true }, { key: 'notice-1' }],
  ['has its days', { from: '2026-12-24' }, { from: '2026-12-24' }],
])('of a notice that %s, a page knows what that takes', (_title, own, expected) => {
  expect(pendingNotice({ ...notice, ...own })).toEqual(expected);
});

it('a product below a path has a key of its own', () => {
  const closable = { ...notice, dismissible: true as const };
  expect(pendingNotice(closable, '/apply/:')).toEqual({ key: '/apply/:notice-1' });
});

/** Runs the script in a page and returns whether it shows the notice. */
function isShown(
  data: object,
  stored: Record<string, string> | undefined = {},
  script = noticeScript,
): boolean {
  const root: { showsNotice?: string } = {};
  const document = { currentScript: { dataset: data }, documentElement: { dataset: root } };
  const storage = { getItem: (key: string) => stored[key] ?? null };
  runInNewContext(script, { document, localStorage: storage });
  return 'showsNotice' in root;
}

it('the script in the head of a page shows a notice that is due and not closed', () => {
  expect(isShown({ key: 'notice-1' })).toBe(true);
  expect(isShown({ from: '2026-01-01', until: '2999-12-31' })).toBe(true);
  expect(isShown({ until: '2026-01-01' })).toBe(false);
  expect(isShown({ key: 'notice-1' }, { 'notice-1': 'closed' })).toBe(false);
});

it('a browser that forbids its storage shows the notice', () => {
  const forbidding = noticeScript.replace('localStorage.getItem', 'forbidden');
  expect(isShown({ key: 'notice-1' }, {}, forbidding)).toBe(true);
});
