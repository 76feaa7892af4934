import { isObject } from '../../../core/is-object.ts';
import { resolveRelative, toQuestionPointer } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import {
  answersSchema,
  isUnresolved,
  resolvePointer,
} from '../../3-analyze/mappings/resolve-in-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, fieldsOf } from '../../model/form-fields.ts';
import { normalizeSteps } from '../../model/normalize-steps.ts';
import {
  type FormSource,
  formsOf,
  formsOfScreen,
  type ProductSource,
} from '../../model/product.ts';
import { suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every "$data" points to another answer.',
  checkUnit: (product) => {
    const wizardOf = new Map(
      product.screens.flatMap((screen) =>
        formsOfScreen(screen).map((form) => [form, formsOfScreen(screen)] as const),
      ),
    );
    return formsOf(product).flatMap((form) => {
      const answers = answersSchema(wizardOf.get(form) ?? [form]);
      return fieldsOf(form).flatMap((field) =>
        Object.entries(field.schema).flatMap(([keyword, value]): Finding[] => {
          if (!isObject(value) || !('$data' in value)) return [];
          const place = {
            file: form.schemaPath,
            pointer: `${field.placeOf(keyword)}/$data`,
          };
          const to = typeof value.$data === 'string' ? absolute(field, value.$data) : undefined;
          if (to === undefined) {
            const message = `${JSON.stringify(value.$data)} is no relative pointer. Write it like "1/email" for the field email beside this one.`;
            return [{ ...place, message }];
          }
          if (to === field.at) {
            return [
              { ...place, message: 'This points to the field itself. Point to another one.' },
            ];
          }
          const found = resolvePointer(answers, to);
          if (!isUnresolved(found)) {
            const later = laterStep(product, form, to);
            if (later === undefined) return [];
            const message = `"${value.$data}" is not known yet: the step "${later}" asks for it later.`;
            return [{ ...place, message }];
          }
          const other = otherLevel(field, String(value.$data), answers);
          const meant = other ? ` Did you mean "${other}"?` : suggest(found.part, found.known);
          const message = `"${value.$data}" points to nothing: there is no answer "${to}".${meant}`;
          return [{ ...place, message }];
        }),
      );
    });
  },
};

/** Returns the title of the step that asks for an answer only after a form, if one does. */
function laterStep({ screens }: ProductSource, form: FormSource, to: string): string | undefined {
  const steps = screens.map(normalizeSteps).find((all) => all.some((step) => step.form === form));
  const own = steps?.findIndex((step) => step.form === form) ?? 0;
  const asking = steps?.findIndex(
    (step) => step.form && fieldsOf(step.form).some(({ at }) => at === toQuestionPointer(to)),
  );
  return asking === undefined || asking <= own ? undefined : steps?.[asking]?.title;
}

/** Returns the relative pointer to an answer of the same name further out: "3/limit" where the owner of a list has it. */
function otherLevel(field: FieldSource, pointer: string, answers: JsonSchema): string | undefined {
  const [, levels, rest] = /^(\d+)(\/.+)$/.exec(pointer) ?? [];
  if (levels === undefined) return undefined;
  const depth = field.at.split('/').length - 1;
  const others = Array.from({ length: depth }, (_, level) => `${level + 1}${rest}`);
  return others.find((other) => {
    const to = other === pointer ? undefined : absolute(field, other);
    return to !== undefined && to !== field.at && !isUnresolved(resolvePointer(answers, to));
  });
}

/** Resolves a pointer to one from the root of the answers. */
const absolute = ({ at }: FieldSource, pointer: string): string | undefined =>
  pointer.startsWith('/') ? pointer : resolveRelative(at, pointer);
