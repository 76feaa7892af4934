// Proves that the gallery shows a file as it is refused, on its way, and after each failed upload.
import { expect, it } from 'vitest';
import { fileStates } from '../../src/analysis/states/file-states.ts';
import { defaultTexts } from '../../src/definition/texts.ts';
import { formModel } from './form-model.ts';

const file = { type: 'object', properties: { name: { type: 'string' } }, title: 'Your CV' };
const calls = { upload: { method: 'POST' as const, path: '/files' } };

const statesOf = (options: object) =>
  fileStates(
    formModel(
      { type: 'object', properties: { cv: file } },
      { cv: { 'ui:widget': 'file', 'ui:options': options } },
    ),
    {},
    { calls },
    { texts: defaultTexts },
  ).map(({ path, file: chosen, expectedTexts }) => [path, chosen, expectedTexts]);

it('a file that goes with the form is shown as it is refused', () => {
  expect(statesOf({ accept: ['.pdf'], maxSize: '2 kB' })).toEqual([
    ['file-kind-cv', { pointer: '/cv', name: 'example.other', bytes: 1 }, []],
    ['file-large-cv', { pointer: '/cv', name: 'example.pdf', bytes: 2001 }, []],
  ]);
  expect(statesOf({})).toEqual([]);
});

it('a file is chosen in a form that is filled in but for it, so that its question is asked', () => {
  const form = formModel(
    { type: 'object', properties: { cv: file } },
    { cv: { 'ui:widget': 'file', 'ui:options': { accept: ['.pdf'] } } },
  );
  const filled = { cv: { name: 'cv.pdf' }, has_cv: true };
  const [state] = fileStates(form, filled, { calls }, { texts: defaultTexts });
  expect(state?.answers).toEqual({ has_cv: true });
});

it('a file that is uploaded at once is shown on its way, and after each failure', () => {
  const outcomes = { '413': { say: 'Too large for us.' } };
  const states = statesOf({ upload: { call: 'upload', outcomes } });
  const chosen = { pointer: '/cv', name: 'example.txt', bytes: 1, call: 'upload' };
  const failed = (outcome?: object) => ({ ...chosen, outcome: { kind: 'failure', outcome } });
  expect(states).toContainEqual([
    'file-uploading-cv',
    { ...chosen, outcome: 'waiting' },
    ['example.txt is being uploaded'],
  ]);
  expect(states).toContainEqual([
    'file-failed-413-cv',
    failed({ say: 'Too large for us.' }),
    ['Too large for us.'],
  ]);
  expect(states).toContainEqual([
    'file-failed-failure-cv',
    failed(),
    ['example.txt could not be uploaded'],
  ]);
});
