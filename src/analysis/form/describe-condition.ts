import type { JsonSchema } from '../../definition/json-schema.ts';
import type { FormModel } from '../product-model.ts';
import type { FormBranch } from './branches.ts';

type Forms = Pick<FormModel, 'questions'>[];

/** A condition as somebody would say it: "IM Service is “Other”". */
export const describeCondition = (condition: JsonSchema, forms: Forms, at = ''): string =>
  describe(condition, forms, at).join(', and ') || 'always';

/** When a branch is taken, and what it asks. */
export function describeBranch(branch: FormBranch, form: Pick<FormModel, 'questions'>): string {
  const words = describeCondition(branch.if, [form], branch.at);
  return branch.holds ? `When ${words}` : `Unless ${words}`;
}

function describe(schema: JsonSchema, forms: Forms, at: string): string[] {
  const { properties = {}, required = [] } = schema;
  const tested = Object.entries(properties).flatMap(([name, test]) => {
    const pointer = `${at}/${name}`;
    if (test.properties || (test.required && !question(forms, pointer))) {
      return describe(test, forms, pointer);
    }
    return testWords(test, label(forms, pointer), choicesAt(forms, pointer));
  });
  const answered = required
    .filter((name) => !properties[name])
    .map((name) => `${label(forms, `${at}/${name}`)} is answered`);
  const any = (parts: JsonSchema[] | undefined, joint: string) =>
    parts ? [parts.map((part) => describeCondition(part, forms, at)).join(joint)] : [];
  return [
    ...answered,
    ...tested,
    ...any(schema.allOf, ', and '),
    ...any(schema.anyOf, ', or '),
    ...any(schema.oneOf, ', or '),
    ...(schema.not ? [`it is not so that ${describeCondition(schema.not, forms, at)}`] : []),
  ];
}

type Choices = { value: unknown; label: string }[] | undefined;

function testWords(test: JsonSchema, name: string, choices: Choices): string[] {
  const quoted = (value: unknown) => `“${wordOf(value, choices)}”`;
  const words: string[] = [];
  if (test.const === true) words.push(`${name} is ticked or “yes”`);
  else if (test.const === false) words.push(`${name} is not ticked, or “no”`);
  else if ('const' in test) words.push(`${name} is ${quoted(test.const)}`);
  if (test.enum) words.push(`${name} is ${test.enum.map(quoted).join(' or ')}`);
  const { contains } = test as { contains?: JsonSchema };
  if (contains && 'const' in contains) words.push(`${name} has ${quoted(contains.const)}`);
  if (contains?.enum) words.push(`${name} has ${contains.enum.map(quoted).join(' or ')}`);
  if (test.minimum !== undefined) words.push(`${name} is ${test.minimum} or more`);
  if (test.maximum !== undefined) words.push(`${name} is ${test.maximum} or less`);
  if (test.exclusiveMinimum !== undefined)
    words.push(`${name} is more than ${test.exclusiveMinimum}`);
  if (test.exclusiveMaximum !== undefined)
    words.push(`${name} is less than ${test.exclusiveMaximum}`);
  if (test.minItems !== undefined) words.push(`${name} has ${test.minItems} or more`);
  if (test.maxItems !== undefined) words.push(`${name} has ${test.maxItems} or fewer`);
  if (test.pattern !== undefined) words.push(`${name} is like ${test.pattern}`);
  if (test.not) {
    const inner = testWords(test.not, name, choices);
    words.push(inner.join(', and ').replaceAll(`${name} is `, `${name} is not `));
  }
  if (test.anyOf)
    words.push(test.anyOf.flatMap((each) => testWords(each, name, choices)).join(', or '));
  return words.length > 0 ? words : [`${name} fits ${JSON.stringify(test)}`];
}

const wordOf = (value: unknown, choices: Choices): string =>
  choices?.find((choice) => choice.value === value)?.label ?? String(value);

const question = (forms: Forms, pointer: string) =>
  forms.flatMap(({ questions }) => questions).find(({ pointer: at }) => at === pointer);

const label = (forms: Forms, pointer: string): string =>
  `“${question(forms, pointer)?.label ?? pointer.slice(1)}”`;

const choicesAt = (forms: Forms, pointer: string): Choices => question(forms, pointer)?.choices;
