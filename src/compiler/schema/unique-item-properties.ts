import { _, type CodeKeywordDefinition } from 'ajv';
import { repeatedAnswers } from '../../core/form/repeated-answers.ts';
import { isObject } from '../../core/is-object.ts';
import { comparerIn } from './collation.ts';
import { functionIn } from './function-in.ts';

/**
 * The keyword of ajv-keywords: no two items of a list have the same value under any of the names. Items without a value
 * are not compared. Each repeated value is an error of its own, which names the item and its property.
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
    const { gen, data, schema, parentSchema } = context;
    const { collation } = parentSchema;
    const repeated = isObject(collation)
      ? _`${comparerIn(context, collation)}.repeated`
      : functionIn(gen, repeatedAnswers);
    const valid = gen.let('valid', true);
    for (const property of schema as string[]) {
      const answers = _`${data}.map((item) => item?.[${property}])`;
      gen.forOf('pair', _`${repeated}(${answers})`, (pair) => {
        context.setParams({ i: _`${pair}[0]`, j: _`${pair}[1]`, property: _`${property}` });
        context.error();
        gen.assign(valid, false);
      });
    }
    context.ok(valid);
  },
};
