import type { FieldSource } from '../../model/form/form-fields.ts';
import { groupBy } from '../../model/group-by.ts';
import { findRepeated, type NameUse, nameAt } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Questions that are asked together have different titles.',
  checkObject: ({ fields }) => {
    const asked = fields.filter(({ asks }) => asks);
    // Questions of different branches may exclude each other.
    const together = groupBy(asked, ({ part }) => (part.conditions.length > 0 ? part.pointer : ''));
    return [...together.values()].flatMap((group) =>
      findRepeated(group.flatMap(titleOf))
        .filter(({ again, first }) => again.owner !== first.owner)
        .map(({ again: { name, file, pointer }, first: { owner } }) => {
          const message = `"${owner}" has the title "${name}" too, so that visitors can't tell them apart. Change one.`;
          return { file, pointer, message, severity: 'warning' as const };
        }),
    );
  },
};

function titleOf({ name, form, ui, uiPointer, schema, pointerOf }: FieldSource): NameUse[] {
  const own = ui?.['ui:title'];
  const title = String(own ?? schema.title ?? '').trim();
  if (title === '') return [];
  return own === undefined
    ? nameAt(form.schemaPath, pointerOf('title'), title, name)
    : nameAt(form.uiPath, `${uiPointer}/ui:title`, title, name);
}
