import type { Finding } from '../../model/diagnostic.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { includes } from '../../model/form/question-versions.ts';
import type { BranchCondition } from '../../model/form/schema-parts.ts';
import { groupBy } from '../../model/group-by.ts';
import { mayLackFields } from '../../model/shape-error.ts';
import { dependentRequirementsOf } from '../../schema/dependent-required.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every required field is asked, since the step could not be completed otherwise.',
  fixesNames: 'screen',
  checkObject: ({ form, fields, parts }, product) => {
    const file = form.schemaPath;
    const known = [...new Set(fields.map(({ name }) => name))];
    const whole = !mayLackFields(product, form);
    const asking = groupBy(
      fields.filter(({ asks }) => asks),
      ({ name }) => name,
    );
    const unknownTests = parts.flatMap(({ schema, pointerOf }): Finding[] =>
      dependentRequirementsOf(schema)
        .filter(({ name }) => whole && !known.includes(name))
        .map(({ name, pointer: inside }) => {
          const pointer = pointerOf('dependentRequired') + inside;
          const message = `There is no field "${name}" to test.`;
          return unknownName({ name, file, pointer, key: true }, { message, known });
        }),
    );
    const unknownNames = parts.flatMap(({ schema, pointerOf, conditions }) => {
      const required = schema.required ?? [];
      return required.flatMap((name, index): Finding[] => {
        const place = { file, pointer: `${pointerOf('required')}/${index}` };
        if (required.indexOf(name) < index) {
          return [{ ...place, message: `"${name}" is listed twice. Remove one.` }];
        }
        if (known.includes(name) && isAskedElsewhereOnly(asking.get(name) ?? [], conditions)) {
          const message = `"${name}" is required here, but asked only in a branch, so that nobody could go on without it. Move it to "required" of that branch.`;
          return [{ ...place, message }];
        }
        if (known.includes(name) || !whole) return [];
        const free = known.filter((one) => !required.includes(one));
        const message = `There is no field "${name}" to require.`;
        return [unknownName({ name, ...place }, { message, known: free, listed: known })];
      });
    });
    return [...unknownTests, ...unknownNames];
  },
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
