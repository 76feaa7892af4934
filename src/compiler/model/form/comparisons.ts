import { isObject } from '../../../core/is-object.ts';
import type { FieldSource } from './form-fields.ts';
import { type RuleSchema, sameAnswerSchemasIn } from './schema-parts.ts';

/** A reference to another answer: `{ "$data": "1/email" }`. */
export interface Comparison {
  /** The keyword or the option that has it. */
  keyword: string;
  /** The pointer to the other answer. */
  to: unknown;
  /** The values that the other answer chooses from. */
  cases: unknown;
  /** Pointer to the reference in its file. */
  pointer: string;
}

/** Lists the references to other answers in the schema of an answer. */
export const comparisonsIn = (question: RuleSchema): Comparison[] =>
  sameAnswerSchemasIn(question).flatMap(({ schema, pointerOf }) =>
    Object.entries(schema).flatMap(([keyword, value]) =>
      referenceIn(keyword, value, pointerOf(keyword)),
    ),
  );

/** Lists the references to other answers in the schema of a field and in its mask, with their files. */
export const comparisonsOf = (field: FieldSource): (Comparison & { file: string })[] => {
  const { form, ui, uiPointer } = field;
  const mask = referenceIn('mask', ui?.['ui:options']?.mask, `${uiPointer}/ui:options/mask`);
  return [
    ...comparisonsIn(field).map((one) => ({ ...one, file: form.schemaPath })),
    ...mask.map((one) => ({ ...one, file: form.uiPath })),
  ];
};

/** Returns the pointer to the answer that a field has to equal in each of the places that ask it. */
export function repeatedBy(places: RuleSchema[]): string | undefined {
  const [first, ...others] = places.map(
    (place) => comparisonsIn(place).find(({ keyword, cases }) => keyword === 'const' && !cases)?.to,
  );
  return typeof first === 'string' && others.every((to) => to === first) ? first : undefined;
}

const referenceIn = (keyword: string, value: unknown, pointer: string): Comparison[] =>
  isObject(value) && '$data' in value
    ? [{ keyword, to: value.$data, cases: value.cases, pointer }]
    : [];
