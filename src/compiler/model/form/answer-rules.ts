import { isObject } from '../../../core/is-object.ts';
import { messagePlaceholders, type RuleKeyword } from '../../../definition/files/messages.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { FormSource } from '../product.ts';
import { answerSchemaOf, otherAnswerOf } from './choices.ts';
import { followReference, type PartSource } from './schema-parts.ts';

/** One rule for an answer, in the schema of its field. */
export interface AnswerRule {
  /** The keyword, or the way to it from the schema of the field: "allOf/1/pattern". Its message stands under this name. */
  path: string;
  keyword: RuleKeyword;
  /** The schema that holds the rule. */
  schema: JsonSchema;
  /** Its pointer in schema.json. */
  pointer: string;
}

/** The keywords of rules that stand in the schema of the field; "required" stands in that of the object. */
const keywords = (Object.keys(messagePlaceholders) as RuleKeyword[]).filter(
  (keyword) => keyword !== 'required',
);

/**
 * Returns the rules of a single question or a list, including those in its `allOf`, `then` and `else`. The rules inside
 * `anyOf`, `oneOf`, `not` and `contains` are not listed: these are rules themselves, each with one message.
 */
export function answerRules(
  form: FormSource,
  { schema, pointerOf, conditions, through }: Omit<PartSource, 'pointer'>,
  around = '',
): AnswerRule[] {
  const own = keywords
    .filter((keyword) => Object.hasOwn(schema, keyword) && schema[keyword] !== false)
    .map((keyword) => ({
      path: around + keyword,
      keyword,
      schema,
      pointer: pointerOf(keyword),
    }));
  const inside = (inner: unknown, pointer: string, way: string): AnswerRule[] => {
    if (!isObject(inner)) return [];
    const parts = followReference(form, { schema: inner, pointer, conditions, through });
    return parts.flatMap((part) => answerRules(form, part, `${around}${way}/`));
  };
  const other = own.some(({ keyword }) => keyword === 'anyOf')
    ? undefined
    : otherRule(schema, pointerOf);
  return [
    ...own,
    ...(other ? [{ ...other, path: around + other.path }] : []),
    ...(Array.isArray(schema.allOf) ? schema.allOf : []).flatMap((inner, index) =>
      inside(inner, `${pointerOf('allOf')}/${index}`, `allOf/${index}`),
    ),
    ...(schema.if === undefined
      ? []
      : (['then', 'else'] as const).flatMap((branch) =>
          inside(schema[branch], pointerOf(branch), branch),
        )),
  ];
}

/** Returns the rule for answers in the visitor's own words among the items of a list, which has its message at the list. */
function otherRule(
  schema: JsonSchema,
  pointerOf: (keyword: string) => string,
): AnswerRule | undefined {
  const items = answerSchemaOf(schema);
  if (!otherAnswerOf(schema)) return undefined;
  return { path: 'anyOf', keyword: 'anyOf', schema: items, pointer: `${pointerOf('items')}/anyOf` };
}
