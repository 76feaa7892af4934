import { labelledChoicesOf } from '../../model/choices.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsIn } from '../../model/form-fields.ts';
import { repeated } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Choices have different values and different labels.',
  checkUnit: (product) =>
    fieldsIn(product).flatMap(({ form, schema, placeOf }) => {
      const list = schema.type === 'array' ? schema.items : schema;
      const at = (keyword: string) =>
        schema.type === 'array' ? `${placeOf('items')}/${keyword}` : placeOf(keyword);
      const find = (keyword: string, values: unknown[], key: string, noun: string): Finding[] => {
        const texts = values.map((value, index) => ({ text: JSON.stringify(value), index }));
        return repeated(texts, ({ text }) => text).map(({ item: { text, index } }) => {
          const pointer = `${at(keyword)}/${index}${key}`;
          const message = `The ${noun} ${text} is offered twice; remove or change one.`;
          return { file: form.schemaPath, pointer, message };
        });
      };
      const { keyword, choices } = labelledChoicesOf(list ?? {});
      return [
        ...find('enum', list?.enum ?? [], '', 'choice'),
        ...find(
          keyword,
          choices.map((choice) => choice.const),
          '/const',
          'choice',
        ),
        ...find(
          keyword,
          choices.map((choice) => choice.title),
          '/title',
          'label',
        ),
      ];
    }),
};
