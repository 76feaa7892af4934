// The catalogue of the keys of ui.json: those of a field's entry, and its options under "ui:options".
import { type TSchema, Type } from 'typebox';
import { propertiesOf, type UiKeyEntry } from '../ui-key-entry.ts';
import { choiceOptionsOf, widgetCatalogue, widgetEntry } from '../widget-catalogue/index.ts';
import { uiKeyCatalogue } from './keys.ts';
import { fieldOptions } from './options.ts';

export { uiKeyCatalogue } from './keys.ts';
export { fieldOptions } from './options.ts';

/** The keys of a field's entry, each with its schema. */
export const uiKeys: Record<string, TSchema> = propertiesOf(uiKeyCatalogue);

/** Returns the options of a widget, or of a field without one (an object or a list). */
export function optionsOf(widget: string | undefined): Record<string, UiKeyEntry> {
  const entry = widgetEntry(widget);
  if (!entry) return fieldOptions;
  const ofQuestions = Object.entries<UiKeyEntry>(fieldOptions).filter(
    ([, { refusedAt }]) => refusedAt?.question === undefined,
  );
  return { ...Object.fromEntries(ofQuestions), ...entry.options, ...choiceOptionsOf(entry) };
}

/** Every option by its name. Of options that differ under one name, it is that of the first widget that has it. */
export const everyOption: Record<string, UiKeyEntry> = Object.assign(
  {},
  ...[undefined, ...Object.keys(widgetCatalogue)].map(optionsOf).reverse(),
);

/** Returns the schema of "ui:options" for a widget, or for a field without one. */
export const optionsSchema = (widget: string | undefined): TSchema =>
  Type.Object(propertiesOf(optionsOf(widget)), { additionalProperties: false });
