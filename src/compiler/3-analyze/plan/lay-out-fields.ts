import type { FieldGroupUi } from '../../../compiled/form.ts';
import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { ObjectSource } from '../../model/form/form-fields.ts';
import { groupBy } from '../../model/group-by.ts';
import { sortFields } from './order-questions.ts';

/** The arrangement of the fields of an object. */
interface FieldLayout {
  /** Every field, in the order in which they are drawn. */
  order: string[];
  /** The groups of `ui:groups`, each with the conditional fields that its own ones open. */
  groups: FieldGroupUi[];
}

/**
 * Arranges the fields of an object: in the order of its `ui:order`, with each conditional field right after the one that
 * opens it, and with the fields of each of its `ui:groups` at the first of them. A conditional field that the ui schema
 * places stays there.
 *
 * @param names the fields in the order in which they are written
 */
export function layOutFields(object: ObjectSource, names: string[]): FieldLayout {
  const { 'ui:order': ownOrder, 'ui:groups': ownGroups = [] } = object.ui;
  const openers = openersOf(object, names);
  const openedBy = groupBy(openers, ([, opener]) => opener);
  const withOpened = (name: string): string[] => [
    name,
    ...(openedBy.get(name) ?? []).flatMap(([opened]) => withOpened(opened)),
  ];
  const sorted = sortFields(names, ownOrder)
    .filter((name) => !openers.has(name))
    .flatMap(withOpened);
  const groups = ownGroups.map((group) => ({
    ...group,
    fields: group.fields.filter((name) => names.includes(name)).flatMap(withOpened),
  }));
  const groupOf = (name: string) => groups.find(({ fields }) => fields.includes(name));
  const order = new Set(sorted.flatMap((name) => groupOf(name)?.fields ?? [name]));
  return { order: [...order], groups };
}

/**
 * Returns the conditional fields that the ui schema does not place, each with the field that opens it: the last one before
 * it that its conditions test.
 */
function openersOf({ ui, fields, at }: ObjectSource, names: string[]): Map<string, string> {
  const inGroups = (ui['ui:groups'] ?? []).flatMap((group) => group.fields);
  const placed = new Set([...(ui['ui:order'] ?? []), ...inGroups]);
  const openers = new Map<string, string>();
  for (const [name, places] of groupBy(fields, (field) => field.name)) {
    if (placed.has(name) || !names.includes(name)) continue;
    const conditions = places
      .filter(({ asks, kind }) => asks || kind !== 'question')
      .map((place) => place.part.conditions.filter(({ pointer }) => pointer === at));
    const isAlwaysAsked = conditions.some(({ length }) => length === 0);
    const tested = new Set(conditions.flat().flatMap((condition) => namesTestedBy(condition.if)));
    const opener = names.slice(0, names.indexOf(name)).findLast((other) => tested.has(other));
    if (opener !== undefined && !isAlwaysAsked) openers.set(name, opener);
  }
  return openers;
}

/** Returns the names of the fields that a condition tests, in the object itself. */
function namesTestedBy(condition: JsonSchema): string[] {
  const { properties = {}, required = [], allOf = [], anyOf = [], oneOf = [], not } = condition;
  const inner = [...allOf, ...anyOf, ...oneOf, ...(isObject(not) ? [not as JsonSchema] : [])];
  return [...Object.keys(properties), ...required, ...inner.flatMap(namesTestedBy)];
}
