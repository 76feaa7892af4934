// Proves that migrations carry kept answers from version to version, and tell where each answer has gone.
import { describe, expect, it } from 'vitest';
import { createTrace, migrateAnswers, movedPointers } from '../../../src/core/draft/migrate.ts';
import type { Answers } from '../../../src/core/form/coerce-answers.ts';
import type { Operation } from '../../../src/definition/files/migration.ts';

const migrated = (answers: Answers, patch: Operation[]) =>
  migrateAnswers(
    { answers, trace: createTrace(answers) },
    { from: 1, to: 2, migrations: [{ to: 2, patch }] },
  );
const outcome = (answers: Answers, ...patch: Operation[]) => migrated(answers, patch).answers;
const move = (from: string, path: string): Operation => ({ op: 'move', from, path });
const replace = (path: string, value: unknown): Operation => ({ op: 'replace', path, value });
const test = (path: string, value: unknown): Operation => ({ op: 'test', path, value });

describe('a migration', () => {
  it('gives an answer another name', () => {
    expect(outcome({ a: 1, c: 2 }, move('/a', '/b'))).toEqual({ b: 1, c: 2 });
  });

  it('leaves out what can’t be done where an answer was not given, and does the rest', () => {
    const patch: Operation[] = [
      move('/missing', '/b'),
      { op: 'remove', path: '/missing' },
      replace('/missing', 1),
      { op: 'copy', from: '/missing', path: '/c' },
      { op: 'remove', path: '/text/inside' },
      { op: 'add', path: '/text/inside', value: 1 },
      move('/a', '/d'),
    ];
    expect(outcome({ a: 1, text: 'x' }, ...patch)).toEqual({ d: 1, text: 'x' });
  });

  it('ends at a test that fails, and goes on after one that holds', () => {
    const patch = [test('/size', 'large'), replace('/size', 'big')];
    expect(outcome({ size: 'large' }, ...patch)).toEqual({ size: 'big' });
    expect(outcome({ size: 'small' }, ...patch)).toEqual({ size: 'small' });
    expect(outcome({}, ...patch)).toEqual({});
  });

  it('makes the groups that a path leads through', () => {
    expect(outcome({ name: 'Ada' }, move('/name', '/person/about/name'))).toEqual({
      person: { about: { name: 'Ada' } },
    });
    expect(outcome({}, move('/name', '/person/name'))).toEqual({});
    expect(outcome({ name: 'Ada' }, move('/name', '/people/0'))).toEqual({ name: 'Ada' });
  });

  it('is done for each item of a list that "-" stands for', () => {
    const guests = [{ name: 'Ada', diet: 'none' }, { diet: 'vegan' }, {}];
    const patch = [move('/guests/-/name', '/guests/-/full/name'), test('/guests/-/diet', 'none')];
    expect(outcome({ guests }, ...patch, replace('/guests/-/diet', ''))).toEqual({
      guests: [{ full: { name: 'Ada' }, diet: '' }, { diet: 'vegan' }, {}],
    });
    expect(outcome({}, ...patch)).toEqual({});
  });

  it('turns a list of groups into one of plain values, and back', () => {
    const groups = { sites: [{ url: 'a', note: 'x' }, { url: 'b' }] };
    const values = { sites: ['a', 'b'] };
    expect(outcome(groups, move('/sites/-/url', '/sites/-'))).toEqual(values);
    expect(outcome(values, move('/sites/-', '/sites/-/page/url'))).toEqual({
      sites: [{ page: { url: 'a' } }, { page: { url: 'b' } }],
    });
    const { trace } = migrated(groups, [move('/sites/-/url', '/sites/-')]);
    expect([...movedPointers(trace)]).toEqual([
      ['/sites/0/url', '/sites/0'],
      ['/sites/1/url', '/sites/1'],
    ]);
    const wrapped = migrated(values, [move('/sites/-', '/sites/-/url')]);
    expect([...movedPointers(wrapped.trace)]).toEqual([
      ['/sites/0', '/sites/0/url'],
      ['/sites/1', '/sites/1/url'],
    ]);
  });

  it('takes out or replaces one of several choices, wherever it stands', () => {
    const needs = ['hearing', 'vegan', 'hearing'];
    const guard = test('/needs/-', 'hearing');
    expect(outcome({ needs }, guard, { op: 'remove', path: '/needs/-' })).toEqual({
      needs: ['vegan'],
    });
    expect(outcome({ needs }, guard, replace('/needs/-', 'deaf'))).toEqual({
      needs: ['deaf', 'vegan', 'deaf'],
    });
    expect(outcome({ all: [1], one: 2 }, move('/one', '/all/-'))).toEqual({ all: [1, 2] });
    const guests = [{ name: 'A' }, { name: 'B' }];
    expect(outcome({ guests, names: [] }, move('/guests/-/name', '/names/-'))).toEqual({
      guests: [{}, {}],
      names: ['A', 'B'],
    });
    expect(outcome({ guests }, { op: 'add', path: '/guests/-/age', value: 7 })).toMatchObject({
      guests: [{ age: 7 }, { age: 7 }],
    });
  });

  it('leaves the answers that it is given alone', () => {
    const answers = { a: { b: 1 } };
    outcome(answers, { op: 'remove', path: '/a/b' });
    expect(answers).toEqual({ a: { b: 1 } });
  });

  it('is one of those between the two versions, in their order', () => {
    const migrations = [
      { to: 2, patch: [move('/a', '/b')] },
      { to: 3, patch: [move('/b', '/c')] },
      { to: 4, patch: [move('/c', '/d')] },
    ];
    const from = (version: number, answers: Answers) =>
      migrateAnswers({ answers, trace: {} }, { from: version, to: 3, migrations }).answers;
    expect(from(1, { a: 1 })).toEqual({ c: 1 });
    expect(from(2, { a: 1, b: 2 })).toEqual({ a: 1, c: 2 });
    expect(from(3, { b: 2 })).toEqual({ b: 2 });
  });
});

describe('the trace', () => {
  const trace = (answers: Answers, ...patch: Operation[]) =>
    Object.fromEntries(movedPointers(migrated(answers, patch).trace));

  it('tells where each answer has gone', () => {
    const answers = { a: 1, b: { c: 2 }, list: ['x', 'y'], kept: null };
    const patch: Operation[] = [move('/a', '/b/a'), { op: 'remove', path: '/list/0' }];
    expect(trace(answers, ...patch)).toEqual({
      '/a': '/b/a',
      '/b/c': '/b/c',
      '/list/1': '/list/0',
      '/kept': '/kept',
    });
  });

  it('loses what is taken out or overwritten, and keeps what is replaced', () => {
    const patch: Operation[] = [
      { op: 'remove', path: '/a' },
      replace('/b', 3),
      move('/c', '/d'),
      { op: 'add', path: '/group', value: { e: 1 } },
      move('/f', '/group/f'),
    ];
    expect(trace({ a: 1, b: 2, c: 3, d: 4, f: 5 }, ...patch)).toEqual({
      '/b': '/b',
      '/c': '/d',
      '/f': '/group/f',
    });
  });
});
