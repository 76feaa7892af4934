import { isObject } from '../../../core/is-object.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { answerRules } from './answer-rules.ts';
import { choicesOf } from './choices.ts';
import type { FieldSource, ObjectSource } from './field-source.ts';
import { followReference, type PartSource, type UnfollowedPart } from './schema-parts.ts';

/** Returns whether the items of a list are values that visitors enter, rather than groups or choices. */
export function isPlainValue(schema: JsonSchema): boolean {
  const isEntered = ['string', 'number', 'integer'].includes(String(schema.type));
  const hasChoices =
    choicesOf(schema) !== undefined || schema.anyOf?.some((one) => 'const' in one || one.enum);
  return isEntered && !hasChoices;
}

/** Returns whether the ui schema of an array lets visitors choose its items. */
export const hasSource = (ui: UiFile | undefined): boolean =>
  ui?.['ui:options']?.source !== undefined;

/**
 * Reads the question that each item of a list answers.
 *
 * @param list a place of the list
 * @param items its items at all its places
 */
export function readItems(
  list: Pick<FieldSource, 'form' | 'name' | 'at' | 'ui' | 'uiPointer'>,
  items: UnfollowedPart[],
): FieldSource[] {
  const { form, name, at, uiPointer } = list;
  const places = items.flatMap((item) => followReference(form, item));
  // An item without an answer is missing.
  const parts = places.map((place): PartSource => ({ ...place, schema: { required: [name] } }));
  const holder: ObjectSource = { form, at, ui: list.ui ?? {}, uiPointer, parts, fields: [] };
  const ui = isObject(holder.ui.items) ? (holder.ui.items as UiFile) : undefined;
  holder.fields = places.map((place, index) => ({
    form,
    name,
    at: `${at}/-`,
    holder,
    part: parts[index] as PartSource,
    conditions: place.conditions,
    // It is asked wherever its list is.
    when: [],
    kind: 'question',
    ui,
    uiPointer: `${uiPointer}/items`,
    rules: answerRules(form, place),
    schema: place.schema,
    pointer: place.pointer,
    pointerOf: place.pointerOf,
    asks: place.schema.type !== undefined || place.schema.title !== undefined,
  }));
  return holder.fields;
}
