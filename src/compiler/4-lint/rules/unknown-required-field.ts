import type { Finding } from '../../model/diagnostic.ts';
import { renameTo, replaceWith } from '../../model/diagnostic.ts';
import { type FieldSource, objectsOf } from '../../model/form-fields.ts';
import { groupBy } from '../../model/group-by.ts';
import { formsOf } from '../../model/product.ts';
import { includes } from '../../model/question-versions.ts';
import type { BranchCondition } from '../../model/schema-parts.ts';
import { mayLackFields } from '../../model/shape-error.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import { dependentRequirementsOf } from '../../schema/dependent-required.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every required field is asked, since the step could not be completed otherwise.',
  fixesNames: 'screen',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      objectsOf(form).flatMap(({ fields, parts }) => {
        const names = new Set(fields.map(({ name }) => name));
        const whole = !mayLackFields(product, form);
        const asking = groupBy(
          fields.filter(({ asks }) => asks),
          ({ name }) => name,
        );
        const unknownTests = parts.flatMap(({ schema, placeOf }): Finding[] =>
          dependentRequirementsOf(schema)
            .filter(({ name }) => whole && !names.has(name))
            .map(({ name, pointer }) => ({
              file: form.schemaPath,
              pointer: placeOf('dependentRequired') + pointer,
              key: true,
              message: `There is no field "${name}" to test.${suggest(name, [...names])}`,
              fix: renameTo(closestName(name, [...names])),
            })),
        );
        const unknownNames = parts.flatMap(({ schema, placeOf, conditions }) => {
          const required = schema.required ?? [];
          return required.flatMap((name, index): Finding[] => {
            const place = { file: form.schemaPath, pointer: `${placeOf('required')}/${index}` };
            if (required.indexOf(name) < index) {
              return [{ ...place, message: `"${name}" is listed twice. Remove one.` }];
            }
            if (names.has(name) && isAskedElsewhereOnly(asking.get(name) ?? [], conditions)) {
              const message = `"${name}" is required here, but asked only in a branch, so that nobody could go on without it. Move it to "required" of that branch.`;
              return [{ ...place, message }];
            }
            if (names.has(name) || !whole) return [];
            const free = [...names].filter((one) => !required.includes(one));
            const closest = closestName(name, free);
            return [
              {
                ...place,
                message: `There is no field "${name}" to require.${suggest(name, free, names)}`,
                fix: replaceWith(closest),
              },
            ];
          });
        });
        return [...unknownTests, ...unknownNames];
      }),
    ),
};

/** Returns whether a field has one place that asks it, in a branch on an answer that may fail where it is required. */
function isAskedElsewhereOnly(asking: FieldSource[], required: BranchCondition[]): boolean {
  const [only] = asking;
  if (!only || asking.length > 1) return false;
  return only.part.conditions.some(
    (condition) =>
      !includes(required, [condition]) &&
      // A condition that only needs an answer is met as soon as there is one.
      Object.values(condition.if.properties ?? {}).some((test) => Object.keys(test).length > 0),
  );
}
