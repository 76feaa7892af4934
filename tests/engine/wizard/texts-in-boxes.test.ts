// Proves that a text which a list has no entry for holds up its step, and comes back with the draft.
import { describe, expect, it } from 'vitest';
import { messageAt } from '../../../src/engine/form/form-state.ts';
import { settled, visit } from './small-wizard.ts';

const stored = (answers: object, unlisted?: object) => ({
  answers,
  version: 2,
  ...(unlisted && { unlisted }),
});
const ada = { name: 'Ada' };
const message = '“Atlantis” is not in the list. Please choose an entry';

/** Opens the first step, where a text stays in the box of the site. */
async function atSite(answers: object = ada) {
  const visited = await visit({ stored: stored(answers) });
  visited.form().refuseAnswer('/site', { typed: 'Atlantis' }, message);
  const goTo = async (step: string) => {
    visited.address.goTo(step);
    await settled();
  };
  return { ...visited, goTo };
}

describe('a step with a text that its list has no entry for', () => {
  it('is opened in place of a later one, with the text', async () => {
    const { goTo, form, shown } = await atSite();
    await goTo('end');
    expect(shown()).toBe('person');
    expect(form().state.refusals).toEqual({ '/site': { typed: 'Atlantis' } });
    expect(messageAt(form().state, '/site')).toBe(message);
  });

  it('is opened after visits to others, until it has an answer', async () => {
    const { answer, back, goTo, shown } = await atSite({ ...ada, weeks: 2 });
    await goTo('end');
    answer('pets', true);
    await goTo('pets');
    expect(shown()).toBe('person');
    answer('site', 'a.org');
    await goTo('pets');
    answer('kind', 'cat');
    await goTo('end');
    expect(shown()).toBe('end');
    await back();
    expect(shown()).toBe('pets');
  });

  it('can be left by Back, and is opened in place of the steps behind it', async () => {
    const { form, back, goTo, shown } = await atSite();
    await goTo('person');
    form().clearServerError('/site');
    await goTo('end');
    form().refuseAnswer('/weeks', { typed: 'many' }, message);
    await back();
    expect([shown(), form().state.refusals]).toEqual(['person', {}]);
    await goTo('check');
    expect(shown()).toBe('end');
    expect(form().state.refusals).toEqual({ '/weeks': { typed: 'many' } });
  });
});

describe('the draft of a step with such a text', () => {
  it('stores the text beside the answers, until it goes', async () => {
    const { store, answer, draft } = await atSite();
    store.draft.flush();
    expect(draft()).toEqual(stored(ada, { '/site': 'Atlantis' }));
    answer('site', 'a.org');
    store.draft.flush();
    expect(draft()).toEqual(stored({ ...ada, site: 'a.org' }));
  });

  it('brings it back, and a later step does not open', async () => {
    const item = stored(ada, { '/site': 'Atlantis' });
    const { shown, form, answer, next } = await visit({ step: 'end', stored: item });
    expect(shown()).toBe('person');
    expect(messageAt(form().state, '/site')).toBe(message);
    await next();
    expect(shown()).toBe('person');
    answer('site', undefined);
    await next();
    expect(shown()).toBe('end');
  });

  it('brings it back to a first step that was loaded before it', async () => {
    const item = stored(ada, { '/site': 'Atlantis', '/weeks': 'many' });
    const { shown, form, address } = await visit({ isFirstLoaded: true, stored: item });
    expect(form().state.refusals).toEqual({ '/site': { typed: 'Atlantis' } });
    form().clearServerError('/site');
    address.goTo('check');
    await settled();
    expect(shown()).toBe('end');
  });

  it.each([
    ['leads to no question', { '/gone': 'Atlantis' }],
    ['is of a question that is answered', { '/name': 'Atlantis' }],
    ['is no text', { '/site': 7 }],
    ['is of a question that is not asked', { '/kind': 'Dragon' }],
  ])('holds up nothing by an entry that %s', async (_, unlisted) => {
    const { shown, next } = await visit({ step: 'check', stored: stored(ada, unlisted) });
    expect(shown()).toBe('check');
    await next();
    expect(shown()).toBe('check');
  });

  it('stores no text of a question whose answer it does not store', async () => {
    const { store, form, draft } = await visit({ step: 'end', stored: stored(ada) });
    form().refuseAnswer('/pin', { typed: '1234' }, message);
    store.draft.flush();
    expect(draft()).toEqual(stored(ada));
  });
});
