import type { Presence, When } from '../../../compiled/question.ts';
import { isObject } from '../../../core/is-object.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { FieldSource, ObjectSource } from '../../model/form/form-fields.ts';
import { calculationOf } from '../../model/form/widget.ts';
import type { ConditionTable } from './condition-table.ts';

/** Returns when all groups around a field have to be answered; `undefined` where always. Adds to the table what it returns. */
export type GroupsRequired = () => When | undefined;

/**
 * Returns when a field is asked, and when it is required.
 *
 * @param asking the places that ask it
 */
export function presenceOf(
  field: FieldSource,
  asking: FieldSource[],
  table: ConditionTable,
  groupsRequired: GroupsRequired,
): Presence {
  const requiring = field.holder.parts.filter(({ schema }) =>
    schema.required?.includes(field.name),
  );
  const asked = table.when(asking.map(({ conditions }) => conditions));
  const required = table.when(requiring.map(({ conditions }) => conditions));
  const groupsRequiredWhen = required.length > 0 ? groupsRequired() : undefined;
  return {
    ...(asked.some((way) => way.length === 0) ? {} : { askedWhen: asked }),
    ...(required.length > 0 ? { requiredWhen: required } : {}),
    ...(groupsRequiredWhen && { groupsRequiredWhen }),
  };
}

/** Returns when a group, and those around it, have to be answered: where it is required, or something in it is answered. */
export function groupsRequiredBy(
  object: ObjectSource,
  { requiredWhen = [], groupsRequiredWhen = [[]] }: Presence,
  table: ConditionTable,
): When | undefined {
  if (isAlways(requiredWhen)) return isAlways(groupsRequiredWhen) ? undefined : groupsRequiredWhen;
  const holdsAnswer = { pointer: object.at, if: withAnswer(object), ifPointer: '', holds: true };
  const ways = requiredWhen.flatMap((way) => groupsRequiredWhen.map((other) => [...way, ...other]));
  return [table.terms([holdsAnswer]), ...ways];
}

const isAlways = (when: When) => when.some((way) => way.length === 0);

/** Returns the schema of an object in which something is answered. A calculated answer is none that anybody gave. */
function withAnswer({ fields, ui }: ObjectSource): JsonSchema {
  const given = fields.filter(({ name }) => !isCalculated(ui[name]));
  const byName = new Map(given.map((field) => [field.name, field]));
  if (byName.size === 0) return { not: {} };
  return {
    anyOf: [...byName.values()].map(({ name, inside, kind }) => ({
      required: [name],
      ...(kind === 'group' && inside && { properties: { [name]: withAnswer(inside) } }),
    })),
  };
}

const isCalculated = (entry: UiFile[string]) =>
  isObject(entry) && calculationOf(entry) !== undefined;
