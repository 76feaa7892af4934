import type { CompiledForm } from '../../compiled/form.ts';
import {
  type FormSource,
  instantiateForm,
  instantiateScreen,
  normalizeSteps,
  type ProductSource,
  type ScreenSource,
  textsOf,
} from '../../compiler/index.ts';
import type { Answers, DataSources } from '../../core/form/coerce-answers.ts';
import { shownSteps } from '../../core/steps/shown-steps.ts';
import { fillPlurals } from '../../engine/text/fill-plurals.ts';
import { ScreenValues } from '../../engine/text/screen-values.ts';

/** Fills values into a text of a screen. */
export type FillText = (text: string, answers: Answers) => string;

/**
 * Returns a function that fills values into the texts of a form of a screen; `undefined` where no text of the screen shows
 * a value. Answers of skipped steps are missing; the form itself is shown.
 */
export function textFillerOf(
  product: ProductSource,
  source: ScreenSource,
  shown: FormSource,
): ((dataSources: DataSources) => FillText) | undefined {
  if (source.screen.kind === 'page') return undefined;
  const screen = instantiateScreen(product, source);
  const { values } = screen;
  if (!values) return undefined;
  const { app } = product;
  const texts = textsOf(app, source.screen.texts);
  const steps = normalizeSteps(source);
  const own = steps.find(({ form }) => form === shown)?.id;
  const visibleFor = (dataSources: DataSources, answers: Answers) => {
    if (screen.kind === 'form') return steps;
    const shown = shownSteps({ steps: screen.steps, dataSources }, answers);
    return screen.steps.filter((step) => step.id === own || shown.includes(step));
  };
  const forms: Record<string, CompiledForm> = {};
  for (const { id, form } of steps) if (form) forms[id] = instantiateForm(product, form);
  return (dataSources) => (text, answers) => {
    const filler = new ScreenValues(values, {
      dataSources,
      texts,
      language: app.language,
      fillPlurals,
    });
    filler.open(dataSources, { answers, visible: visibleFor(dataSources, answers), forms });
    return filler.fill(text);
  };
}
