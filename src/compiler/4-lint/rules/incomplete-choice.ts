import type { Finding } from '../../model/diagnostic.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every choice has a value that can be sent, and under "oneOf" a label ("title") too.',
  checkQuestion: ({ form, schema, pointerOf }, product) => {
    const list = schema.type === 'array' ? schema.items : undefined;
    const { type } = list ?? schema;
    const place = list ? `${pointerOf('items')}/oneOf` : pointerOf('oneOf');
    const values = list ? `${pointerOf('items')}/enum` : pointerOf('enum');
    // The rule impossible-value compares choices with the type.
    const objects = [
      ...((list ?? schema).enum ?? []).map((value, index) => ({
        value,
        pointer: `${values}/${index}`,
      })),
      ...((list ?? schema).oneOf ?? []).map(({ const: value }, index) => ({
        value,
        pointer: `${place}/${index}/const`,
      })),
    ].flatMap(({ value, pointer }): Finding[] => {
      const isFree = [undefined, 'object'].includes(type as string);
      if (!isFree || typeof value !== 'object' || value === null) return [];
      const message = 'A choice is sent as a text, a number, true or false. Write one of these.';
      return [{ file: form.schemaPath, pointer, message }];
    });
    const incomplete = ((list ?? schema).oneOf ?? []).flatMap((choice, index): Finding[] => {
      const missing = ['const', 'title'].filter((key) => !Object.hasOwn(choice, key));
      // A schema with neither may not be a choice.
      if (missing.length !== 1) return [];
      const at = { file: form.schemaPath, pointer: `${place}/${index}` };
      if (hasShapeErrorInside(product, at.file, at.pointer)) return [];
      const message =
        missing[0] === 'const'
          ? `The choice "${choice.title}" has no "const"; add the value that is sent.`
          : `The choice ${JSON.stringify(choice.const)} has no "title"; add the label that visitors read.`;
      return [{ ...at, message }];
    });
    return [...objects, ...incomplete];
  },
};
