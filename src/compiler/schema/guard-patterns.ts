import { _, type CodeKeywordDefinition } from 'ajv';
import { useFunc as functionCode } from 'ajv/dist/compile/util.js';
import ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { usePattern as patternCode } from 'ajv/dist/vocabularies/code.js';
import patternKeyword from 'ajv/dist/vocabularies/validation/pattern.js';
import { interop } from './interop.ts';
import { growthOf } from './regex/growth.ts';

const original: CodeKeywordDefinition = interop(patternKeyword);

/**
 * Replaces ajv's `pattern`: it does not match a text longer than the `maxLength` beside it where the time to match grows
 * faster than the text. With allErrors, ajv would otherwise run the pattern on the overlong text.
 */
export const guardedPattern: CodeKeywordDefinition = {
  ...original,
  before: 'format',
  code(context, ruleType) {
    const { gen, data, $data, schema: pattern, parentSchema } = context;
    const { maxLength } = parentSchema;
    // The value of a "$data" reference is unknown.
    if ($data || typeof maxLength !== 'number' || !growthOf(pattern, maxLength)) {
      return original.code(context, ruleType);
    }
    const length = functionCode(gen, interop(ucs2length));
    const regExp = patternCode(context, pattern);
    context.fail(_`${length}(${data}) <= ${maxLength} && !${regExp}.test(${data})`);
  },
};
