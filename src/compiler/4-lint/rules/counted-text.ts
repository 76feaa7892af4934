import { eachFieldOf, type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A question that counts characters has one limit to count to.',
  checkForm: (form) => {
    const limitOf = ({ schema }: FieldSource) =>
      inlineReferences(schema, form.schema.definitions).maxLength;
    return eachFieldOf(form).flatMap((field) => {
      const { name, at, ui, uiPointer } = field;
      if (ui?.['ui:options']?.count !== true) return [];
      const limits = new Set(
        fieldsOf(form)
          .filter((other) => other.at === at)
          .flatMap((other) => limitOf(other) ?? []),
      );
      const isOne = limits.size === 1 && typeof limitOf(field) === 'number';
      if (isOne) return [];
      const pointer = `${uiPointer}/ui:options/count`;
      const message =
        limits.size > 1
          ? `"${name}" has several limits ("maxLength"), of which "count" can only show one. Remove "count", or let the limits be the same.`
          : `"count" shows what is left of "maxLength", which "${name}" needs in schema.json as a number.`;
      return [{ file: form.uiPath, pointer, message }];
    });
  },
};
