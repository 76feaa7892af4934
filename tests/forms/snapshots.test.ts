import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { snapshotFolder } from './snapshots/folder.ts';
import { accepts, Snapshots } from './snapshots/snapshots.ts';

let folder: string;
const accepting = () => new Snapshots(folder, true);
const judging = () => new Snapshots(folder, false);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'snapshots-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('what was accepted is what is seen, until something else is', () => {
  accepting().compare('signup/opened', 'textbox "Name"');
  judging().compare('signup/opened', 'textbox "Name"');
  expect(judging().read('signup/opened')).toBe('textbox "Name"\n');
});

it('a text is compared with its file alone', () => {
  accepting().compare('signup/opened', 'textbox "Name"');
  expect(judging().holds('signup/opened', 'textbox "Name"')).toBe(true);
  expect(judging().holds('signup/opened', 'textbox "Given Name"')).toBe(false);
  expect(judging().holds('signup/other', 'textbox "Name"')).toBe(false);
  expect(new Snapshots(undefined).holds('signup/opened', 'textbox "Name"')).toBe(true);
});

it.fails('a difference fails', () => {
  accepting().compare('signup/opened', 'textbox "Name"');
  judging().compare('signup/opened', 'textbox "Given Name"');
});

it.fails('a file that is missing fails', () => {
  judging().compare('signup/opened', 'textbox "Name"');
});

it('a file that nothing fills any more fails, and goes when that is accepted', () => {
  accepting().compare('signup/opened', 'textbox "Name"');
  accepting().compare('signup/gone', 'textbox "Age"');
  expect(judging().stale(['signup/opened'])).toEqual(['signup/gone']);
  expect(() => judging().compareNames(['signup/opened'])).toThrow('npm run forms:accept');
  accepting().compareNames(['signup/opened']);
  expect(judging().stale([])).toEqual(['signup/opened']);
});

it('without a folder, nothing is compared or written', () => {
  const none = new Snapshots(undefined);
  none.compare('signup/opened', 'textbox "Name"');
  none.compareNames([]);
  expect(none.stale([])).toEqual([]);
});

it('the first look at a product is accepted, but not in continuous integration', () => {
  const none = join(folder, 'none');
  expect(accepts(none, {})).toBe(true);
  expect(accepts(none, { CI: 'true' })).toBe(false);
  expect(accepts(folder, {})).toBe(false);
  expect(accepts(folder, { CI: 'true', ACCEPT_SNAPSHOTS: '1' })).toBe(true);
});

it('snapshots lie with the tests, or beside a product that is elsewhere', () => {
  expect(snapshotFolder(resolve('forms'))).toBe(resolve('tests/snapshots/forms'));
  expect(snapshotFolder(resolve('tests/products/other'))).toBe(resolve('tests/snapshots/other'));
  expect(snapshotFolder('/elsewhere/shop/forms')).toBe('/elsewhere/shop/snapshots/forms');
});
