import type { Presence } from '../../compiled/question.ts';
import type { FieldSource } from '../model/form-fields.ts';
import type { ConditionTable } from './condition-table.ts';

/**
 * Returns when a field is asked, and when it is required.
 *
 * @param asking the places that ask it
 */
export function presenceOf(
  field: FieldSource,
  asking: FieldSource[],
  table: ConditionTable,
): Presence {
  const requiring = field.holder.parts.filter(({ schema }) =>
    schema.required?.includes(field.name),
  );
  const asked = table.when(asking.map(({ conditions }) => conditions));
  const required = table.when(requiring.map(({ conditions }) => conditions));
  return {
    ...(asked.some((way) => way.length === 0) ? {} : { askedWhen: asked }),
    ...(required.length > 0 ? { requiredWhen: required } : {}),
  };
}
