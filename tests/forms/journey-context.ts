import type { JourneyContext } from '../../src/analysis/journeys/run-journey.ts';
import type { CompiledFormScreen, CompiledWizard } from '../../src/compiled/screen.ts';
import { compiledScreen } from './form/compiled-modules.ts';
import type { Proven } from './form/proven-forms.ts';
import { proofTime } from './page-sources.ts';

/** Returns the context of a product's journeys, in which the emitted modules are run. */
export const journeyContext = ({ source, written, forms }: Proven): JourneyContext => ({
  product: source,
  validate: written.validate,
  origin: 'https://example.com',
  now: proofTime,
  async loadScreen(id): Promise<CompiledFormScreen | CompiledWizard> {
    const screen = await compiledScreen(source, id);
    if (screen.kind === 'form') return screen;
    const formOf = (step: string) =>
      forms.find((form) => form.screen === id && form.step === step)?.compiled;
    const steps = screen.steps.map(({ load, ...step }) => {
      const form = load && formOf(step.id);
      return form ? { ...step, load: async () => form } : step;
    });
    return { ...screen, steps };
  },
});
