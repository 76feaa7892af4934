import type { FieldGroupUi } from '../../compiled/form.ts';
import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { ObjectSource } from '../model/form-fields.ts';
import { groupBy } from '../model/group-by.ts';
import { sortFields } from './order-questions.ts';

/** How the fields of an object are arranged. */
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
export function layOutFields({ ui, fields, at }: ObjectSource, names: string[]): FieldLayout {
  const written = ui['ui:groups'] ?? [];
  const placed = new Set([...(ui['ui:order'] ?? []), ...written.flatMap((group) => group.fields)]);
  const openedBy = new Map<string, string[]>();
  const opened = new Set<string>();
  for (const [name, places] of groupBy(fields, (field) => field.name)) {
    if (placed.has(name) || !names.includes(name)) continue;
    const asking = places.filter(({ asks, kind }) => asks || kind !== 'question');
    const conditions = asking.map((place) =>
      place.conditions.filter(({ pointer }) => pointer === at).map((condition) => condition.if),
    );
    if (conditions.some(({ length }) => length === 0)) continue;
    const tested = new Set(conditions.flat().flatMap(namesTestedBy));
    const opener = names.slice(0, names.indexOf(name)).findLast((other) => tested.has(other));
    if (opener === undefined) continue;
    openedBy.set(opener, [...(openedBy.get(opener) ?? []), name]);
    opened.add(name);
  }
  const withOpened = (name: string): string[] => [
    name,
    ...(openedBy.get(name) ?? []).flatMap(withOpened),
  ];
  const sorted = sortFields(names, ui['ui:order'])
    .filter((name) => !opened.has(name))
    .flatMap(withOpened);
  const groups = written.map((group) => ({
    ...group,
    fields: group.fields.filter((name) => names.includes(name)).flatMap(withOpened),
  }));
  const groupOf = new Map(
    groups.flatMap((group) => group.fields.map((name) => [name, group] as const)),
  );
  const order = new Set(sorted.flatMap((name) => groupOf.get(name)?.fields ?? [name]));
  return { order: [...order], groups };
}

/** Returns the names of the fields that a condition tests, in the object itself. */
function namesTestedBy(condition: JsonSchema): string[] {
  const { properties = {}, required = [], allOf = [], anyOf = [], oneOf = [], not } = condition;
  const inner = [...allOf, ...anyOf, ...oneOf, ...(isObject(not) ? [not as JsonSchema] : [])];
  return [...Object.keys(properties), ...required, ...inner.flatMap(namesTestedBy)];
}
