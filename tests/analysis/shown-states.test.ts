import { describe, expect, it } from 'vitest';
import { listStates } from '../../src/analysis/states/list-states.ts';
import type { ScreenState } from '../../src/analysis/states/state.ts';
import { visibleForm } from '../../src/engine/headless.ts';
import { type ProvenForm, proven } from '../forms/form/proven-forms.ts';
import { named } from '../forms/products.ts';

/** Returns the messages that a form shows in a state. */
function shownMessages(
  { compiled, texts, loaded }: ProvenForm,
  { answers }: ScreenState,
  language: string,
): string[] {
  const dataSources = { query: {}, page: { url: 'https://example.com/' }, loaded, language };
  return Object.values(visibleForm(compiled, answers, dataSources, texts).messages);
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
      const shown = shownMessages(form, state, written.language);
      const missing = state.expectedTexts.filter((text) => !shown.includes(text));
      expect(missing, state.path).toEqual([]);
    }
  });
});
