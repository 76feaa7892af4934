// Proves that a snapshot that differs, is missing or is stale fails, and that only accepting writes one.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { firstRun, snapshotFolder } from '../../.ci/snapshot-folder.mjs';
import { Snapshots } from '../forms/snapshots.ts';

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
});

it('a difference fails, and a file that is missing, with the way to accept it', () => {
  accepting().compare('signup/opened', 'textbox "Name"');
  for (const [name, text] of [
    ['signup/opened', 'textbox "Given Name"'],
    ['signup/missing', 'textbox "Name"'],
  ] as const) {
    expect(() => judging().compare(name, text, expect)).toThrow('npm run forms:accept');
  }
});

it('a file that nothing fills any more fails, and goes when that is accepted', () => {
  accepting().compare('signup/opened', 'textbox "Name"');
  accepting().compare('signup/gone', 'textbox "Age"');
  expect(judging().stale(['signup/opened'])).toEqual(['signup/gone']);
  expect(() => judging().compareNames(['signup/opened'])).toThrow('npm run forms:accept');
  accepting().compareNames(['signup/opened']);
  expect(judging().stale([])).toEqual(['signup/opened']);
});

it('the first run for a product records everything, but not in continuous integration', () => {
  const forms = join(folder, 'shop');
  const recording = { ACCEPT_SNAPSHOTS: '1', PROVE_ALL: '1' };
  expect(firstRun(forms, {})).toEqual(recording);
  expect(firstRun(forms, { CI: 'true' })).toEqual({});
  mkdirSync(join(folder, 'shop/.snapshots'), { recursive: true });
  expect(firstRun(forms, {})).toEqual({});
});

it('snapshots are stored with the tests, or in the folder of a product that is elsewhere', () => {
  expect(snapshotFolder(resolve('forms'))).toBe(resolve('tests/snapshots/forms'));
  expect(snapshotFolder(resolve('tests/products/other'))).toBe(resolve('tests/snapshots/other'));
  expect(snapshotFolder('/elsewhere/shop/forms')).toBe('/elsewhere/shop/forms/.snapshots');
});
