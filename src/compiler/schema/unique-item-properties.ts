import { _, type CodeKeywordDefinition, stringify } from 'ajv';
import { answersTogether } from '../../core/form/answers-together.ts';
import { isObject } from '../../core/is-object.ts';
import { comparerIn } from './collation.ts';
import { functionIn } from './function-in.ts';
import { uniqueNamesIn } from './unique-names.ts';

/**
 * The keyword of ajv-keywords: no two items of a list have the same value under any of the names. A list of names stands
 * for their values together. Items without such a value are not compared. Each repetition is an error of its own, which
 * names the item and its property, the last one of several.
 */
export const uniqueItemProperties: CodeKeywordDefinition = {
  keyword: 'uniqueItemProperties',
  type: 'array',
  schemaType: 'array',
  error: {
    message: 'must not have the same values as other items',
    params: ({ params: { i, j, property } }) => _`{i: ${i}, j: ${j}, property: ${property}}`,
  },
  code(context) {
    const { gen, data, parentSchema } = context;
    const { collation } = parentSchema;
    const comparer = comparerIn(context, isObject(collation) ? collation : undefined);
    const valid = gen.let('valid', true);
    for (const names of uniqueNamesIn(parentSchema)) {
      const property = names.at(-1);
      const answers =
        names.length === 1
          ? _`${data}.map((item) => item?.[${property}])`
          : _`${functionIn(gen, answersTogether)}(${data}, ${stringify(names)})`;
      gen.forOf('pair', _`${comparer}.repeated(${answers})`, (pair) => {
        context.setParams({ i: _`${pair}[0]`, j: _`${pair}[1]`, property: _`${property}` });
        context.error();
        gen.assign(valid, false);
      });
    }
    context.ok(valid);
  },
};
