import type { Choice, Question } from '../../compiled/question.ts';
import { everyChoiceOf } from '../../core/form/variants.ts';
import { weekdayNames } from '../../core/text/weekday-names.ts';
import type { OutcomeCondition } from '../../definition/files/outcome.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { FormModel } from '../product-model.ts';
import type { FormCondition } from './conditions.ts';
import { describeCollation } from './describe-collation.ts';
import { describeLimit } from './describe-limit.ts';

type Forms = Pick<FormModel, 'questions'>[];

/**
 * Returns a condition in plain words: "IM Service is “Other”".
 *
 * @param pointer question pointer of the object that the condition is about
 */
export const describeCondition = (condition: JsonSchema, forms: Forms, pointer = ''): string =>
  describeObject(condition, forms, pointer).join(', and ') || 'always';

/** Returns a condition on data sources in plain words: "in the response, “status” is “waiting”". */
export const describeDataCondition = (when: OutcomeCondition, forms: Forms): string =>
  Object.entries(when)
    .map(([source, schema]) =>
      source === 'answers'
        ? describeCondition(schema, forms)
        : `${sourcePlaces[source] ?? source}, ${describeCondition(schema, [])}`,
    )
    .join(', and ');

const sourcePlaces: Record<string, string> = {
  response: 'in the response',
  loaded: 'in the response of the load call',
  query: 'in the address',
  item: 'in the item',
};

/**
 * Returns when a branch is taken: "When IM Service is “Other”".
 *
 * @param conditions its own, which have the same result
 */
export function describeBranch(conditions: FormCondition[], forms: Forms): string {
  const description = conditions
    .map((condition) => describeFormCondition(condition, forms))
    .join(', and ');
  return conditions[0]?.holds ? `When ${description}` : `Unless ${description}`;
}

/** Returns the condition of a branch, or a part of a `when`, in plain words. */
const describeFormCondition = (
  { if: condition, pointer, source }: FormCondition,
  forms: Forms,
): string =>
  source === undefined
    ? describeCondition(condition, forms, pointer)
    : describeDataCondition({ [source]: condition }, forms);

function describeObject(schema: JsonSchema, forms: Forms, pointer: string): string[] {
  const { properties = {}, required = [] } = schema;
  const tested = Object.entries(properties).flatMap(([name, test]) => {
    const inner = `${pointer}/${name}`;
    const question = questionIn(forms, inner);
    if (test.properties || (test.required && !question)) return describeObject(test, forms, inner);
    return describeTest(test, labelOf(question, inner), question && everyChoiceOf(question));
  });
  const answered = required
    .filter((name) => !properties[name])
    .map((name) => `${pointer}/${name}`)
    .map((inner) => `${labelOf(questionIn(forms, inner), inner)} is answered`);
  const combined = (parts: JsonSchema[] | undefined, conjunction: string) =>
    parts ? [parts.map((part) => describeCondition(part, forms, pointer)).join(conjunction)] : [];
  return [
    ...answered,
    ...tested,
    ...combined(schema.allOf, ', and '),
    ...combined(schema.anyOf, ', or '),
    ...combined(schema.oneOf, ', or '),
    ...(schema.not ? [`it is not so that ${describeCondition(schema.not, forms, pointer)}`] : []),
  ];
}

function describeTest(test: JsonSchema, name: string, choices: Choice[] | undefined): string[] {
  const quoted = (value: unknown) => `“${labelOfValue(value, choices)}”`;
  const found: string[] = [];
  const how = test.collation ? ` ${describeCollation(test.collation)}` : '';
  if (test.const === true) found.push(`${name} is ticked or “yes”`);
  else if (test.const === false) found.push(`${name} is not ticked, or “no”`);
  else if ('const' in test) found.push(`${name} is ${quoted(test.const)}${how}`);
  if (test.enum) found.push(`${name} is ${test.enum.map(quoted).join(' or ')}${how}`);
  const { contains } = test as { contains?: JsonSchema };
  if (contains && 'const' in contains) found.push(`${name} has ${quoted(contains.const)}`);
  if (contains?.enum) found.push(`${name} has ${contains.enum.map(quoted).join(' or ')}`);
  for (const [keyword, describe] of Object.entries(limits)) {
    if (test[keyword] !== undefined) found.push(`${name} ${describe(test[keyword])}`);
  }
  if (test.not) {
    const inner = describeTest(test.not, name, choices);
    found.push(inner.join(', and ').replaceAll(`${name} is `, `${name} is not `));
  }
  if (test.anyOf) {
    found.push(test.anyOf.flatMap((each) => describeTest(each, name, choices)).join(', or '));
  }
  return found.length > 0 ? found : [`${name} fits ${JSON.stringify(test)}`];
}

const orList = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const limits: Record<string, (limit: unknown) => string> = {
  minimum: (limit) => `is ${describeLimit(limit)} or more`,
  maximum: (limit) => `is ${describeLimit(limit)} or less`,
  exclusiveMinimum: (limit) => `is more than ${describeLimit(limit)}`,
  exclusiveMaximum: (limit) => `is less than ${describeLimit(limit)}`,
  formatMinimum: (limit) => `is ${describeLimit(limit)} or later`,
  formatMaximum: (limit) => `is ${describeLimit(limit)} or earlier`,
  formatExclusiveMinimum: (limit) => `is after ${describeLimit(limit)}`,
  formatExclusiveMaximum: (limit) => `is before ${describeLimit(limit)}`,
  weekdays: (days) => `is a ${orList.format(weekdayNames(days as number[], 'en'))}`,
  minItems: (limit) => `has ${limit} or more`,
  maxItems: (limit) => `has ${limit} or fewer`,
  pattern: (pattern) => `is like ${pattern}`,
};

const labelOfValue = (value: unknown, choices: Choice[] | undefined): string =>
  choices?.find((choice) => choice.value === value)?.label ?? String(value);

const questionIn = (forms: Forms, pointer: string): Question | undefined =>
  forms.flatMap(({ questions }) => questions).find((question) => question.pointer === pointer);

const labelOf = (question: Question | undefined, pointer: string): string =>
  `“${question?.label ?? pointer.slice(1)}”`;
