// Proves that an empty answer takes the place of a loaded value, and of no other value that was given.
import { expect, it } from 'vitest';
import { coversGiven, mergeGiven } from '../../../src/core/mapping/merge-given.ts';
import { resolveMapping } from '../../../src/core/mapping/resolve-mapping.ts';
import type { Mapping } from '../../../src/definition/files/mapping.ts';

const document = {
  answers: {
    company: 'Acme',
    title: 'Owner',
    comments: '',
    channels: [],
    size: null,
    shipping: { street: 'Mill Road', city: '' },
    billing: { street: '', city: '' },
  },
  loaded: {
    data: { id: 7, comments: 'Old', billing: { street: 'Old Road' } },
    sites: [{ comments: 'Old' }],
  },
  query: { campaign: 'spring' },
};
const { answers } = document;
const all = { from: '/answers' };
const loaded = { from: '/loaded/data' };
const copied = { comments: { from: '/answers/company' } };
const billing = { from: '/answers/shipping' };

it.each<[title: string, parts: Mapping[], sent: object]>([
  ['the place of a loaded value', [loaded, all], { id: 7, ...answers }],
  [
    'the place of a loaded value that is named',
    [{ comments: { from: '/loaded/data/comments' } }, all],
    answers,
  ],
  ['the place of nothing', [{ x: 1 }, all], { x: 1, ...answers }],
  ['not that of another answer', [loaded, copied, all], { id: 7, ...answers, comments: 'Acme' }],
  [
    'not that of another group',
    [loaded, { billing }, all],
    { id: 7, ...answers, billing: answers.shipping },
  ],
  [
    'not that of a parameter of the address',
    [{ comments: { from: '/query/campaign' } }, all],
    { ...answers, comments: 'spring' },
  ],
  [
    'not that of a value in the definition',
    [{ channels: ['none'], size: 1 }, all],
    { ...answers, channels: ['none'], size: 1 },
  ],
  [
    'not that of an answer before it',
    [all, { company: { from: '/answers/comments' }, title: { from: '/answers/size' } }],
    answers,
  ],
  [
    'not that of an answer, in a merge inside another one',
    [{ merge: [loaded, copied] }, { merge: [all] }],
    { id: 7, ...answers, comments: 'Acme' },
  ],
  [
    'the place of a loaded value that has taken that of an answer',
    [copied, loaded, all],
    { id: 7, ...answers },
  ],
  [
    'the place of a loaded item',
    [{ sites: { from: '/loaded/sites', each: { merge: [{ from: '/item' }, all] } } }],
    { sites: [answers] },
  ],
])('an empty answer takes %s', (_, merge, sent) => {
  expect(resolveMapping({ merge }, document, { merge: mergeGiven })).toEqual(sent);
});

it.each<[title: string, parts: Mapping[], sent: object]>([
  ['an answer', [{ company: 'none' }, all], answers],
  ['an empty value in the definition', [all, { company: '' }], { ...answers, company: '' }],
  ['a loaded value', [all, loaded], { ...answers, ...document.loaded.data }],
])('%s takes the place of any value', (_, merge, sent) => {
  expect(resolveMapping({ merge }, document, { merge: mergeGiven })).toEqual(sent);
});

it.each<[mapping: Mapping, expected: boolean]>([
  [all, false],
  [{ merge: [loaded, all] }, false],
  [{ merge: [{ comments: { from: '/loaded/data/comments' } }, all] }, false],
  [{ merge: [{ kind: 'new' }, all] }, false],
  [{ merge: [loaded, { comments: { from: '/query/campaign' } }] }, false],
  [{ merge: [loaded, copied, all] }, true],
  [{ merge: [all, { comments: { from: '/answers/title' } }] }, true],
  [{ merge: [{ merge: [loaded, copied] }, all] }, true],
  [{ merge: [{ x: { from: '/query/x' } }, { x: { from: '/answers/title' } }] }, true],
  [{ merge: [{ from: '/query' }, all] }, true],
  [{ inner: { merge: [copied, all] } }, true],
  [{ sites: { from: '/answers/sites', each: { merge: [copied, { from: '/item' }] } } }, true],
])('%j has values that an empty answer must not cover: %s', (mapping, expected) => {
  expect(coversGiven(mapping, new Set(Object.keys(answers)))).toBe(expected);
});
