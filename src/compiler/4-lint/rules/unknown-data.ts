import { isObject } from '../../../core/is-object.ts';
import { resolveRelative } from '../../../core/pointer.ts';
import {
  answersSchema,
  isUnresolved,
  resolvePointer,
} from '../../3-analyze/mappings/resolve-in-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, fieldsOf } from '../../model/form-fields.ts';
import { formsOf, formsOfScreen } from '../../model/product.ts';
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
          if (!isUnresolved(found)) return [];
          const message = `"${value.$data}" points to nothing: there is no answer "${to}".${suggest(found.part, found.known)}`;
          return [{ ...place, message }];
        }),
      );
    });
  },
};

/** Resolves a pointer to one from the root of the answers. */
const absolute = ({ at }: FieldSource, pointer: string): string | undefined =>
  pointer.startsWith('/') ? pointer : resolveRelative(at, pointer);
