import { isObject } from '../../../core/is-object.ts';
import { answerSchemaOf, labelledChoicesOf } from './choices.ts';
import type { RuleSchema } from './schema-parts.ts';

/** A value that a schema names as an answer. */
interface WrittenAnswer {
  keyword: 'const' | 'enum' | 'oneOf' | 'anyOf';
  value: unknown;
  /** Its pointer in schema.json. */
  pointer: string;
}

/** Returns the schema of a single answer: that of a question, or of the items of a list. */
export function answerPlaceOf({ schema, pointerOf }: RuleSchema): RuleSchema {
  const answer = answerSchemaOf(schema);
  return answer === schema
    ? { schema, pointerOf }
    : { schema: answer, pointerOf: (keyword) => `${pointerOf('items')}/${keyword}` };
}

/** Lists the values that the schema of a single answer names: under "const", "enum", and as choices. */
export function writtenAnswersIn({ schema, pointerOf }: RuleSchema): WrittenAnswer[] {
  const { const: only, enum: values = [] } = schema;
  const isReference = isObject(only) && ('$data' in only || 'calculated' in only);
  const { keyword, choices } = labelledChoicesOf(schema);
  return [
    ...('const' in schema && !isReference
      ? [{ keyword: 'const' as const, value: only, pointer: pointerOf('const') }]
      : []),
    ...values.map((value, index) => ({
      keyword: 'enum' as const,
      value,
      pointer: `${pointerOf('enum')}/${index}`,
    })),
    ...choices.flatMap((choice, index) =>
      'const' in choice
        ? [{ keyword, value: choice.const, pointer: `${pointerOf(keyword)}/${index}/const` }]
        : [],
    ),
  ];
}
