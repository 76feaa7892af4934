import type { Choice } from '../../compiled/question.ts';
import { getOwn } from '../../core/get-own.ts';
import { isObject } from '../../core/is-object.ts';
import { isOffered, type OfferLimits } from '../../core/offered-values.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { widgetEntry } from '../../definition/widgets/index.ts';
import { choicesOf } from './choices.ts';
import { widgetOf } from './widget.ts';

/** Returns the answers that "only" and "except" of a question name, which for countries are codes. */
export function offerLimitsOf(ui: UiFile | undefined, schema: JsonSchema): OfferLimits {
  const { only, except } = ui?.['ui:options'] ?? {};
  const { ownList } = widgetEntry(widgetOf(ui, schema)) ?? {};
  const answersOf = (values: unknown) =>
    Array.isArray(values)
      ? values.map((value) => ownList?.valueMeant(String(value)) ?? value)
      : undefined;
  return { only: answersOf(only), except: answersOf(except) };
}

/**
 * Returns the choices that a question offers, as far as its definition lists them: those of its schema, the countries
 * that it is limited to, or the numbers of a scale.
 *
 * @param schema references inlined
 */
export function offeredChoicesOf(schema: JsonSchema, ui: UiFile | undefined): Choice[] | undefined {
  const limits = offerLimitsOf(ui, schema);
  const { ownList } = widgetEntry(widgetOf(ui, schema)) ?? {};
  const named = ownList && limits.only?.map((value) => ({ value, label: String(value) }));
  const choices = choicesOf(schema) ?? named ?? numbersOf(schema, ui);
  const offered = choices?.filter(({ value }) => isOffered(value, limits));
  const reasons = ui?.['ui:options']?.disabled;
  return isObject(reasons) ? offered?.map((choice) => withReason(choice, reasons)) : offered;
}

/** The most numbers that a row of them can have. */
export const mostNumbers = 21;

/** Returns the whole numbers within the limits of a question, where its widget shows these. */
function numbersOf(schema: JsonSchema, ui: UiFile | undefined): Choice[] | undefined {
  const { minimum, maximum } = schema;
  if (!widgetEntry(widgetOf(ui, schema))?.choices?.fromLimits) return undefined;
  if (typeof minimum !== 'number' || typeof maximum !== 'number') return undefined;
  const count = Math.min(Math.floor(maximum) - Math.ceil(minimum) + 1, mostNumbers);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const value = Math.ceil(minimum) + index;
    return { value, label: String(value) };
  });
}

function withReason(choice: Choice, reasons: Record<string, unknown>): Choice {
  const reason = getOwn(reasons, String(choice.value));
  return typeof reason === 'string' ? { ...choice, disabled: reason } : choice;
}
