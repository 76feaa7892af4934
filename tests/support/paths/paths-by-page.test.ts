// Proves that paths share a page where the visitor stays with the same answers, and only there.
import { describe, expect, it } from 'vitest';
import type { ExpectedEnd, FailedLoad, Path, Visit, Walk } from './path.ts';
import { pathsByPage } from './paths-by-page.ts';

const stays: ExpectedEnd = { message: 'Try again.', fields: {}, clearsDraft: false };
const goes: ExpectedEnd = { ...stays, route: '/done' };
const base = { screen: 'stay', query: {}, title: '' };

const walk = (id: string, expectedEnd = goes, answers = {}): Walk => ({
  ...base,
  kind: 'walk',
  id,
  steps: [{ id: '', title: '', answers, asked: [], files: {} }],
  storedSteps: 0,
  thorough: false,
  send: {},
  outcome: 'success',
  conditions: [],
  expectedEnd,
  resend: expectedEnd.route === undefined ? { send: {}, expectedEnd: goes } : undefined,
  recorded: false,
  inBrowser: true,
});
const load = (id: string, expectedEnd: ExpectedEnd): FailedLoad => ({
  ...base,
  kind: 'load',
  id,
  load: {},
  outcome: 'failure',
  expectedEnd,
});
const visit = (id: string, screen: string): Visit => ({ ...base, kind: 'visit', id, screen });
const idsOf = (paths: Path[]) => pathsByPage(paths).map((page) => page.map(({ id }) => id));

describe('one page', () => {
  it('is left by all links of a screen', () => {
    const visits = [visit('home-1', 'home'), visit('home-2', 'home'), visit('thanks', 'thanks')];
    expect(idsOf(visits)).toEqual([['home-1', 'home-2'], ['thanks']]);
  });

  it('fails in each way that lets the visitor stay: first to load, then to send the same answers', () => {
    const paths = [
      walk('sent'),
      walk('409', stays),
      walk('failure', stays),
      load('offline', stays),
    ];
    expect(idsOf(paths)).toEqual([['sent'], ['offline', '409', 'failure']]);
  });

  it('fails to load in each way without a walk that fails', () => {
    const paths = [walk('sent'), load('failure', stays), load('offline', stays)];
    expect(idsOf(paths)).toEqual([['sent'], ['failure', 'offline']]);
  });
});

describe('a page of its own is opened', () => {
  it('for other answers', () => {
    const paths = [walk('409', stays, { name: 'Ada' }), walk('failure', stays)];
    expect(idsOf(paths)).toEqual([['409'], ['failure']]);
  });

  it('where the visitor goes to another screen, or loses the answers', () => {
    const paths = [
      walk('409', { ...stays, clearsDraft: true }),
      walk('410', { ...stays, route: '/gone' }),
      load('404', { ...stays, route: '/unknown' }),
      walk('failure', stays),
    ];
    expect(idsOf(paths)).toEqual([['409'], ['410'], ['404'], ['failure']]);
  });
});
