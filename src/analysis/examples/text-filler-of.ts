import type { CompiledForm } from '../../compiled/form.ts';
import {
  instantiateForm,
  instantiateScreen,
  normalizeSteps,
  type ProductSource,
  type ScreenSource,
  textsOf,
} from '../../compiler/index.ts';
import { type Answers, type DataSources, ScreenValues } from '../../engine/headless.ts';

/** Fills values into a text of a screen. */
export type FillText = (text: string, answers: Answers) => string;

/** Returns a function that fills values into the texts of a screen; `undefined` where none shows a value. */
export function textFillerOf(
  product: ProductSource,
  source: ScreenSource,
): ((dataSources: DataSources) => FillText) | undefined {
  if (source.screen.kind === 'page') return undefined;
  const { values } = instantiateScreen(product, source);
  if (!values) return undefined;
  const { app } = product;
  const texts = textsOf(app, source.screen.texts);
  const steps = normalizeSteps(source);
  const forms: Record<string, CompiledForm> = {};
  for (const { id, form } of steps) if (form) forms[id] = instantiateForm(product, form);
  return (dataSources) => (text, answers) => {
    const filler = new ScreenValues(values, { dataSources, texts, language: app.language });
    filler.open(dataSources, { answers, visible: steps, forms });
    return filler.fill(text);
  };
}
