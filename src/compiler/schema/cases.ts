import { _, type KeywordCxt } from 'ajv';
import { _Code } from 'ajv/dist/compile/codegen/code.js';
import { isObject } from '../../core/is-object.ts';

/**
 * Lets another answer choose the value of a rule: `{ "$data": "1/country", "cases": { "Germany": "^[0-9]{5}$" } }`.
 *
 * @returns a keyword with the chosen value in place of the answer; without one it is that of a missing answer
 */
export function withCase(context: KeywordCxt): KeywordCxt {
  const { cases } = context.$data && isObject(context.schema) ? context.schema : {};
  if (!isObject(cases)) return context;
  const { gen, schemaCode } = context;
  const entries = Object.entries(cases);
  const table = gen.scopeValue('obj', {
    key: JSON.stringify(cases),
    ref: new Map(entries),
    code: new _Code(`new Map(${JSON.stringify(entries)})`),
  });
  // No key stands for a missing answer or a group, whose "toString" may be anything.
  const key = _`typeof ${schemaCode} === "string" ? ${schemaCode} : JSON.stringify(${schemaCode})`;
  const chosen = gen.const('chosen', _`${table}.get(${key})`);
  return Object.create(context, { schemaCode: { value: chosen } });
}
