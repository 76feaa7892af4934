import { isObject } from '../../../core/is-object.ts';
import { fitMask } from '../../../core/text/mask.ts';
import { formatEntry } from '../../../definition/formats.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A mask has a pattern beside it, which reports unfinished answers.',
  checkQuestion: (question) => {
    const mask = question.ui?.['ui:options']?.mask;
    if (typeof mask !== 'string' && !isObject(mask)) return [];
    if (mask === '') return [];
    const { format } = question.schema;
    const message = formatEntry(format)?.separators
      ? `Answers of the format "${format}" have no separators. Remove the mask.`
      : validatesText(question)
        ? undefined
        : `A mask only helps with typing. Write a "pattern" in schema.json, which reports what is unfinished.`;
    if (message === undefined) return typeof mask === 'string' ? unlikeMask(question, mask) : [];
    const pointer = `${question.uiPointer}/ui:options/mask`;
    return [{ file: question.form.uiPath, pointer, message }];
  },
};

const validatesText = ({ rules }: FieldSource): boolean =>
  rules.some(({ keyword }) => ['pattern', 'enum', 'const'].includes(keyword));

/** Finds examples and defaults that visitors would not see as they are written. */
function unlikeMask({ schema, pointer, form }: FieldSource, mask: string): Finding[] {
  const texts = [
    ...(Array.isArray(schema.examples) ? schema.examples : []).map((value: unknown, index) => ({
      value,
      at: `/examples/${index}`,
    })),
    { value: schema.default, at: '/default' },
  ];
  return texts.flatMap(({ value, at }): Finding[] => {
    if (typeof value !== 'string' || value === '') return [];
    const written = fitMask(value, mask);
    if (written === value) return [];
    const instead = written === undefined ? '' : ` Write "${written}".`;
    const message = `"${value}" does not fit the mask "${mask}".${instead}`;
    return [{ file: form.schemaPath, pointer: pointer + at, message }];
  });
}
