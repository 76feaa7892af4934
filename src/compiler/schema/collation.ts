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

const comparisons: Record<string, (context: KeywordCxt, isSame: Comparer) => void> = {
  const: (context, isSame) =>
    context.fail$data(_`!${isSame}(${context.data}, ${context.schemaCode})`),
  enum: (context, isSame) =>
    context.fail(_`!${context.schemaCode}.some((value) => ${isSame}(${context.data}, value))`),
  uniqueItems: (context, isSame) => {
    const { gen, data, schema } = context;
    if (!schema) return;
    const valid = gen.let('valid', true);
    const [i, j] = [gen.let('i', _`${data}.length`), gen.let('j')];
    const outer = gen.name('outer');
    context.setParams({ i, j });
    gen.label(outer).for(_`;${i}--;`, () =>
      gen.for(_`${j} = ${i}; ${j}--;`, () =>
        gen.if(_`${isSame}(${data}[${i}], ${data}[${j}])`, () => {
          context.error();
          gen.assign(valid, false).break(outer);
        }),
      ),
    );
    context.ok(valid);
  },
};

/** Returns the name of the function that compares by a collation, once for all schemas of a module. */
export function comparerIn({ gen }: KeywordCxt, collation: Intl.CollatorOptions) {
  const options = JSON.stringify(collation);
  return gen.scopeValue('func', {
    key: options,
    ref: collated(collation),
    code: new _Code(`(${collated})(${options})`),
  });
}
