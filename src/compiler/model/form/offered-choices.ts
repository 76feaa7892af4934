import type { Choice } from '../../../compiled/question.ts';
import { isOffered, type OfferLimits } from '../../../core/form/offered-values.ts';
import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { choicesOf, otherAnswerOf } from './choices.ts';
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

/** Returns the whole numbers that a question takes, where its widget shows these. */
function numbersOf(schema: JsonSchema, ui: UiFile | undefined): Choice[] | undefined {
  if (!widgetEntry(widgetOf(ui, schema))?.choices?.fromLimits) return undefined;
  const numbers = numbersWithin(schema)?.slice(0, mostNumbers);
  return numbers?.map((value) => ({ value, label: String(value) }));
}

/**
 * Returns the whole numbers that the limits of a schema allow, at most one more than a row can have; `undefined` where
 * an end is missing.
 */
export function numbersWithin(schema: JsonSchema): number[] | undefined {
  const limit = (key: string) => (typeof schema[key] === 'number' ? schema[key] : undefined);
  const above = limit('exclusiveMinimum');
  const below = limit('exclusiveMaximum');
  const minimum = limit('minimum') ?? above;
  const maximum = limit('maximum') ?? below;
  if (minimum === undefined || maximum === undefined) return undefined;
  const multipleOf = limit('multipleOf') ?? 1;
  const step = Number.isInteger(multipleOf) && multipleOf > 0 ? multipleOf : 1;
  const numbers: number[] = [];
  // Hardly any whole number is a multiple of some fractions: the search for more ends somewhere.
  const last = Math.min(maximum, minimum + 1000 * step);
  let value = Math.ceil(minimum / step) * step;
  for (; value <= last && numbers.length <= mostNumbers; value += step) {
    const isInside = value > (above ?? -Infinity) && value < (below ?? Infinity);
    if (isInside && Number.isInteger(value / multipleOf)) numbers.push(value);
  }
  return numbers;
}

/**
 * Returns the choice that takes an answer in the visitor's own words, which comes after all others; none where a question
 * has no such choice.
 *
 * @param schema references inlined
 */
export function otherChoiceOf(schema: JsonSchema, ui: UiFile | undefined): Choice[] {
  const other = otherAnswerOf(schema);
  if (!other) return [];
  const words = ui?.['ui:options']?.other;
  const label = isObject(words) && typeof words.label === 'string' ? words.label : '';
  const { maxLength } = other;
  return [{ value: '', label, other: typeof maxLength === 'number' ? { maxLength } : {} }];
}

function withReason(choice: Choice, reasons: Record<string, unknown>): Choice {
  const reason = getOwn(reasons, String(choice.value));
  return typeof reason === 'string' ? { ...choice, disabled: reason } : choice;
}
