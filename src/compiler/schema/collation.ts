import { _, type Ajv, type KeywordCxt } from 'ajv';
import { _Code } from 'ajv/dist/compile/codegen/code.js';
import { collated } from '../../core/collated.ts';
import { isObject } from '../../core/is-object.ts';

/** Lets `const`, `enum` and `uniqueItems` compare texts by the `collation` beside them. */
export function addCollation(ajv: Ajv): void {
  for (const [keyword, compare] of Object.entries(comparisons)) {
    const rule = ajv.RULES.all[keyword];
    if (typeof rule !== 'object' || !('code' in rule.definition)) continue;
    const { definition } = rule;
    const { code } = definition;
    definition.code = (context, ruleType) => {
      const { collation } = context.parentSchema;
      if (isObject(collation)) compare(context, comparerIn(context, collation));
      else code(context, ruleType);
    };
  }
}

type Comparer = ReturnType<typeof comparerIn>;

const comparisons: Record<string, (context: KeywordCxt, comparer: Comparer) => void> = {
  const: (context, comparer) =>
    context.fail$data(_`!${comparer}.isSame(${context.data}, ${context.schemaCode})`),
  enum: (context, comparer) =>
    context.fail(
      _`!${context.schemaCode}.some((value) => ${comparer}.isSame(${context.data}, value))`,
    ),
  uniqueItems: (context, comparer) => {
    const { gen, data, schema } = context;
    if (!schema) return;
    const repeated = gen.const('repeated', _`${comparer}.repeated(${data}).at(-1)`);
    context.setParams({ i: _`${repeated}[0]`, j: _`${repeated}[1]` });
    context.fail(repeated);
  },
};

/** Returns the name of the functions that compare by a collation, if there is one, once for all schemas of a module. */
export function comparerIn({ gen }: KeywordCxt, collation: Intl.CollatorOptions | undefined) {
  const options = `${JSON.stringify(collation)}`;
  return gen.scopeValue('func', {
    key: options,
    ref: collated(collation),
    code: new _Code(`(${collated})(${options})`),
  });
}
