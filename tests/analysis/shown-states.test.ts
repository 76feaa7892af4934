// Proves that a form shows the message of each error state of the gallery, in every product.
import { describe, expect, it, vi } from 'vitest';
import { listStates } from '../../src/analysis/states/list-states.ts';
import type { ScreenState } from '../../src/analysis/states/state.ts';
import { getAt } from '../../src/core/pointer.ts';
import { visibleForm } from '../../src/engine/form/visible-form.ts';
import { type ProvenForm, proven } from '../forms/form/proven-forms.ts';
import { named } from '../forms/products.ts';

// Limits of the present time are written into a state's texts before the form shows them.
vi.useFakeTimers({ toFake: ['Date'] });

/** Returns what a form shows in a state. */
function shownForm(
  { compiled, texts, loaded }: ProvenForm,
  { answers }: ScreenState,
  language: string,
) {
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded, language };
  return visibleForm(compiled, answers, dataSources, texts);
}

/** Without a page; the development journeys show one state of each kind in the gallery. */
describe.each(named)('the states of %s', async (_name, folder) => {
  const { written, forms } = await proven(folder);
  const states = listStates(written).flatMap((group) => group.states);
  // A text gets into a number field by typing only.
  const wrong = states.filter(({ kind, typed }) => kind === 'error' && !typed);

  it.each(forms.map((form) => [form.name, form] as const))('show their messages: %s', (_, form) => {
    const own = wrong.filter(
      ({ screen, step = '' }) => screen === form.screen && step === form.step,
    );
    for (const state of own) {
      const shown = Object.values(shownForm(form, state, written.language).messages);
      const missing = state.expectedTexts.filter((text) => !shown.includes(text));
      expect(missing, state.path).toEqual([]);
    }
  });

  it.each(forms.map((form) => [form.name, form] as const))(
    'have a field for what is typed into an item: %s',
    (_, form) => {
      const own = states.filter(
        ({ screen, step = '', kind }) =>
          kind === 'error' && screen === form.screen && step === form.step,
      );
      for (const state of own) {
        const { pointer = '' } = state.typed ?? {};
        if (!/\/\d+$/.test(pointer)) continue;
        const { answers } = shownForm(form, state, written.language);
        expect(getAt(answers, pointer), state.path).toBeDefined();
      }
    },
  );
});
