import { resolveData, toQuestionPointer } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { testsOf } from '../../3-analyze/conditions/condition-tests.ts';
import { findConditions } from '../../3-analyze/conditions/conditions.ts';
import { askedLater } from '../../3-analyze/later-step.ts';
import { answersSchema } from '../../3-analyze/mappings/mapping-schemas.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { comparisonsIn, comparisonsOf } from '../../model/form/comparisons.ts';
import { type FieldSource, fieldsIn } from '../../model/form/form-fields.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import {
  type FormSource,
  formsOfScreen,
  type ProductSource,
  screenOf,
} from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every "$data" points to another answer.',
  checkUnit: (product) => {
    const wizardOf = new Map(
      product.screens.flatMap((screen) =>
        formsOfScreen(screen).map((form) => [form, formsOfScreen(screen)] as const),
      ),
    );
    const answersOf = memoizeByObject((form: FormSource) =>
      answersSchema(wizardOf.get(form) ?? [form]),
    );
    const inRules = fieldsIn(product).flatMap((field) =>
      comparisonsOf(field).flatMap(({ to, file, pointer }): Finding[] => {
        const message =
          problemOf(to, field, answersOf(field.form)) ?? tooEarly(product, field, String(to));
        return message === undefined ? [] : [{ file, pointer: `${pointer}/$data`, message }];
      }),
    );
    const inConditions = findConditions(product).flatMap((condition) =>
      testsOf(condition).flatMap(({ schema, pointer, sources: [field] }) =>
        comparisonsIn({ schema, pointerOf: (own) => `${pointer}/${own}` }).flatMap((compared) => {
          const message = field && problemOf(compared.to, field, answersOf(field.form));
          return message === undefined
            ? []
            : [{ file: condition.file, pointer: `${compared.pointer}/$data`, message }];
        }),
      ),
    );
    return [...inRules, ...inConditions];
  },
};

/** Returns the mistake in the pointer to another answer. */
function problemOf(pointer: unknown, field: FieldSource, answers: JsonSchema): string | undefined {
  const to = typeof pointer === 'string' ? resolveData(field.at, pointer) : undefined;
  if (to === undefined) {
    return `${JSON.stringify(pointer)} is no relative pointer. Write it like "1/email" for the field email beside this one.`;
  }
  if (to === field.at) return 'This points to the field itself. Point to another one.';
  const { missing } = resolvePointer(answers, to);
  if (!missing) return undefined;
  const other = otherLevel(field, String(pointer), answers);
  const meant = other ? ` Did you mean "${other}"?` : suggest(missing.part, missing.known);
  return `"${pointer}" points to nothing: there is no answer "${to}".${meant}`;
}

function tooEarly(product: ProductSource, field: FieldSource, pointer: string): string | undefined {
  const screen = screenOf(product, field.form);
  const to = toQuestionPointer(resolveData(field.at, pointer) ?? '');
  return screen && askedLater(screen, field.form, to, `"${pointer}"`);
}

/** Returns the relative pointer to an answer of the same name further out: "3/limit" where the owner of a list has it. */
function otherLevel(field: FieldSource, pointer: string, answers: JsonSchema): string | undefined {
  const [, levels, rest] = /^(\d+)(\/.+)$/.exec(pointer) ?? [];
  if (levels === undefined) return undefined;
  const depth = field.at.split('/').length - 1;
  const others = Array.from({ length: depth }, (_, level) => `${level + 1}${rest}`);
  return others.find((other) => {
    const to = other === pointer ? undefined : resolveData(field.at, other);
    return to !== undefined && to !== field.at && !resolvePointer(answers, to).missing;
  });
}
