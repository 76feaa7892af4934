import {
  type CalculationEntry,
  calculationEntry,
  type InputKind,
  inputTypes,
} from '../../../definition/calculations.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { answerPointer } from '../../3-analyze/calculations/calculated-questions.ts';
import {
  type CalculationSource,
  findMappingCalculations,
  findQuestionCalculations,
  type QuestionCalculation,
  withInnerCalculations,
} from '../../3-analyze/calculations/calculations.ts';
import { askedLater } from '../../3-analyze/later-step.ts';
import { findSandboxMappings } from '../../3-analyze/mappings/sandbox-mappings.ts';
import { findScreenMappings } from '../../3-analyze/mappings/screen-mappings.ts';
import { planForm } from '../../3-analyze/plan/plan-form.ts';
import { inputsOf, isPointerInput } from '../../model/calculation.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { formsOfScreen } from '../../model/product.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every calculation takes values of a kind that it can calculate with. They are known at that point, and are no secrets.',
  checkUnit: (product) => [
    ...findQuestionCalculations(product).flatMap(withInnerCalculations).flatMap(findings),
    ...findMappingCalculations(findScreenMappings(product))
      .flatMap(withInnerCalculations)
      .flatMap(findings),
  ],
  checkProduct: (product) =>
    findMappingCalculations(findSandboxMappings(product))
      .flatMap(withInnerCalculations)
      .flatMap(findings),
};

const findings = (source: CalculationSource | QuestionCalculation): Finding[] =>
  inputsOf(source.calculation).flatMap(({ place, input, by }): Finding[] => {
    const message = isPointerInput(input) ? problemOf(source, input, by) : undefined;
    const pointer = source.pointer + place;
    return message === undefined ? [] : [{ file: source.file, pointer, message }];
  });

function problemOf(
  source: CalculationSource | QuestionCalculation,
  input: string,
  by: string,
): string | undefined {
  const [first, duration] = [source.calculation[by]].flat();
  const { document } = source;
  const question = 'field' in source ? source : undefined;
  const answer = question && answerPointer(question.field.at, input);
  const to = answer === undefined ? input : `/answers${answer}`;
  const { schema, missing } = resolvePointer(document, to);
  // The rule unknown-pointer reports a pointer to nothing.
  if (missing) return undefined;
  if (calculationEntry(by)?.takesDuration && input !== first) return undefined;
  if (
    schema.format === 'date' &&
    /T/.test(String(duration)) &&
    calculationEntry(by)?.takesDuration
  ) {
    return `"${input}" is a day, and "${duration}" has hours. Write years, months, weeks or days, such as "P2D".`;
  }
  return (
    kindProblem(schema, { input, by, isEach: input.startsWith('/') && to.includes('/-') }) ??
    (question === undefined
      ? undefined
      : answer === undefined
        ? schema.writeOnly === true
          ? secretMessage(input)
          : undefined
        : answerProblem(question, input, answer))
  );
}

/** Returns why a calculation can't take a value of a schema. */
function kindProblem(
  schema: JsonSchema,
  { input, by, isEach }: { input: string; by: string; isEach: boolean },
): string | undefined {
  const entry: CalculationEntry | undefined =
    by === 'on' ? calculationEntry('age') : calculationEntry(by);
  if (!entry) return undefined;
  const { inputs, count } = entry;
  const [inside] = Object.keys(schema.properties ?? {});
  if (inside !== undefined) {
    return `"${input}" is a group of answers. Take one of them, such as "${input}/${inside}".`;
  }
  const [inItem] = Object.keys(schema.items?.properties ?? {});
  if (inItem !== undefined && by !== 'count') {
    return `"${input}" is a list. Take an answer of its items, such as "${input}/-/${inItem}".`;
  }
  if (isEach && count !== undefined && count.max <= 2) {
    return `"${by}" takes single values, but "${input}" leads to one of each item.`;
  }
  const types = inputTypes[inputs];
  const item = schema.type === 'array' ? (schema.items ?? {}) : schema;
  const type = [item.type ?? []].flat()[0];
  if (types && type !== undefined && !types.includes(type)) {
    return `"${by}" takes ${kindNames[inputs]}, but "${input}" is of type ${type}.`;
  }
  if (inputs === 'day' && type === 'string' && !/^date/.test(item.format ?? '')) {
    return `"${by}" takes days, but "${input}" has no "format": "date".`;
  }
  return undefined;
}

const kindNames: Record<InputKind, string> = {
  number: 'numbers',
  day: 'days',
  text: 'a text',
  ordered: 'numbers or days',
  any: 'any values',
};

const secretMessage = (input: string) =>
  `"${input}" is a secret, which no answer that is not "writeOnly" may be made of.`;

/** Returns why a calculation can't take an answer. */
function answerProblem(
  { screen, field }: QuestionCalculation,
  input: string,
  answer: string,
): string | undefined {
  const questions = formsOfScreen(screen).flatMap((form) => planForm(form).questions);
  const questionAt = (pointer: string) => questions.find((one) => one.pointer === pointer);
  const later = askedLater(screen, field.form, answer, `"${input}"`);
  if (later !== undefined) return later;
  const isSecret = questionAt(answer)?.secret === true && questionAt(field.at)?.secret !== true;
  return isSecret ? secretMessage(input) : undefined;
}
