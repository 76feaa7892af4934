import { _, type Code, KeywordCxt, type SchemaObjCxt } from 'ajv';
import type { JsonSchema } from '../../definition/json-schema.ts';

/** A part of a schema while ajv compiles it. */
interface Part extends SchemaObjCxt {
  /** Whether a comparison with a missing value fails here; elsewhere it passes. */
  failsMissing?: boolean;
}

/**
 * Lets a rule refuse nothing, and no condition hold, because of a comparison by `$data` with a value that is missing. ajv
 * lets such a comparison pass anywhere: inside `not` the rule then refuses, and inside `if` the branch is taken.
 *
 * @returns a keyword that is compiled for its part of the schema
 */
export function withMissing(context: KeywordCxt): KeywordCxt {
  const part: Part = context.it;
  const { failsMissing = false } = part;
  if (context.$data) return failsMissing ? Object.create(context, { fail$data }) : context;
  const { keyword } = context;
  if (keyword !== 'not' && keyword !== 'if') return context;
  const inside = { ...part, failsMissing: keyword === 'if' || !failsMissing };
  return Object.create(context, {
    subschema: {
      value: (...args: Parameters<KeywordCxt['subschema']>) => {
        const isTest = args[0].keyword === keyword;
        return isTest
          ? Object.create(context, { it: { value: inside } }).subschema(...args)
          : context.subschema(...args);
      },
    },
  });
}

const fail$data = {
  value(this: KeywordCxt, broken: Code) {
    this.fail(_`${this.schemaCode} === undefined`);
    KeywordCxt.prototype.fail$data.call(this, broken);
  },
};

/** Returns a schema that the values meet for which a condition holds. */
export const asCondition = (schema: JsonSchema): JsonSchema =>
  JSON.stringify(schema).includes('"$data"') ? { if: schema, else: { not: {} } } : schema;
