// Proves that the next step is drawn ahead outside the page without effects, and its failure harms nothing.
import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { FormStore } from '../../../src/engine/form/form-store.ts';
import { type Host, HostProvider, TextsProvider } from '../../../src/engine/host.tsx';
import type { Widget } from '../../../src/engine/widget.ts';
import { WarmUp } from '../../../src/engine/wizard/warm-up.tsx';
import type { WizardStore } from '../../../src/engine/wizard/wizard-store.ts';
import { compileForm, nowhere } from '../compile-form.ts';

const form = compileForm({
  type: 'object',
  properties: { name: { type: 'string', title: 'Name' } },
});

/** Warms up a step whose only widget is the given one. */
async function warmUp(widget: Widget) {
  const ready = { form, widgets: { text: widget }, templates: {}, fields: {} };
  const wizard = {
    loadAhead: async () => ({ step: { id: 'next', title: 'Next', fields: ['name'] }, ready }),
    previewForm: () => ({ ready, store: new FormStore(form, nowhere, defaultTexts, {}) }),
  } as unknown as WizardStore;
  return render(
    <HostProvider value={{} as Host}>
      <TextsProvider value={defaultTexts}>
        <p>This step</p>
        <WarmUp wizard={wizard} />
      </TextsProvider>
    </HostProvider>,
  );
}

it('renders the next step outside the page, inserts its styles, runs no other effect, and discards it', async () => {
  const events: string[] = [];
  function Recorder() {
    useInsertionEffect(() => {
      events.push('styles');
      return () => {
        events.push(document.querySelector('input') ? 'removed from the page' : 'discarded');
      };
    }, []);
    useLayoutEffect(() => void events.push('layout'), []);
    useEffect(() => void events.push('effect'), []);
    events.push('rendered');
    return <input />;
  }
  await warmUp(Recorder);
  await expect.poll(() => events.length).toBeGreaterThan(2);
  expect(events).toEqual(['rendered', 'styles', 'discarded']);
});

it('leaves the step on the screen alone where the next one can not be rendered', async () => {
  const Broken = vi.fn(() => {
    throw new Error('broken');
  });
  const screen = await warmUp(Broken);
  // React tries everything twice.
  await expect.poll(() => Broken.mock.calls.length).toBeGreaterThan(1);
  await expect.element(screen.getByText('This step')).toBeVisible();
});
