import { _, type CodeKeywordDefinition } from 'ajv';
import { useFunc as declareFunction } from 'ajv/dist/compile/util.js';
import equal from 'ajv/dist/runtime/equal.js';
import { earlierTwin } from '../../core/form/earlier-twin.ts';
import { isObject } from '../../core/is-object.ts';
import { comparerIn } from './collation.ts';
import { functionIn } from './function-in.ts';
import { interop } from './interop.ts';

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
    const isSame = isObject(collation)
      ? _`${comparerIn(context, collation)}.isSame`
      : declareFunction(gen, interop(equal) as never);
    const valid = gen.let('valid', true);
    for (const property of schema as string[]) {
      gen.forRange('i', 1, _`${data}.length`, (i) => {
        const j = gen.const(
          'j',
          _`${functionIn(gen, earlierTwin)}(${data}, ${i}, ${property}, ${isSame})`,
        );
        gen.if(_`${j} >= 0`, () => {
          context.setParams({ i, j, property: _`${property}` });
          context.error();
          gen.assign(valid, false);
        });
      });
    }
    context.ok(valid);
  },
};
