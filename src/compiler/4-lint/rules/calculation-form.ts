import { isDuration } from '../../../core/calculate/shift-time.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import {
  type CalculationEntry,
  calculationCatalogue,
  calculationEntry,
  calculationOptions,
} from '../../../definition/calculations.ts';
import {
  type CalculationSource,
  findMappingCalculations,
  findQuestionCalculations,
  withInnerCalculations,
} from '../../3-analyze/calculations/calculations.ts';
import { findSandboxMappings } from '../../3-analyze/mappings/sandbox-mappings.ts';
import {
  findScreenMappings,
  type MappingSource,
} from '../../3-analyze/mappings/screen-mappings.ts';
import { calculationNames, inputsOf, isPointerInput } from '../../model/calculation.ts';
import { type Finding, renameTo } from '../../model/diagnostic.ts';
import { closestName, possibleAre, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

const names = Object.keys(calculationCatalogue);

export const rule: Rule = {
  description: 'Every calculation has one name, its options, and as many inputs as it takes.',
  checkUnit: (product) => [
    ...findQuestionCalculations(product).flatMap((source) => {
      const [outer, ...inner] = withInnerCalculations(source);
      // The shape of the option reports the unknown keys of the outer one.
      return [...(outer ? findings(outer, []) : []), ...inner.flatMap((one) => findings(one))];
    }),
    ...inMappings(findScreenMappings(product)),
  ],
  checkProduct: (product) => inMappings(findSandboxMappings(product)),
};

const inMappings = (mappings: MappingSource[]): Finding[] =>
  findMappingCalculations(mappings)
    .flatMap(withInnerCalculations)
    .flatMap((source) => [...findings(source), ...relativeInputs(source)]);

/** Finds pointers that are relative to an answer, where there is none. */
const relativeInputs = ({ file, pointer, calculation }: CalculationSource): Finding[] =>
  inputsOf(calculation).flatMap(({ place, input }) => {
    if (!isPointerInput(input) || input.startsWith('/')) return [];
    const message = `"${input}" is relative to an answer, and there is none here. Write a pointer such as "/answers/price", or "/item/price" inside of "each".`;
    return [{ file, pointer: pointer + place, message }];
  });

function findings(
  { file, pointer, calculation }: CalculationSource,
  unknown = Object.keys(calculation).filter((key) => !isKnown(key)),
): Finding[] {
  const at = (key: string) => `${pointer}/${escapePart(key)}`;
  const misspelt = unknown.map((key): Finding => {
    const known = [...names, ...calculationOptions].filter((name) => !(name in calculation));
    const message = `There is no calculation "${key}".${suggest(key, known)}`;
    return { file, pointer: at(key), key: true, message, fix: renameTo(closestName(key, known)) };
  });
  const [name, ...others] = calculationNames(calculation);
  if (name === undefined) {
    const message = `A calculation needs a name, such as { "sum": "/answers/price" }.${possibleAre(names.map((one) => `"${one}"`))}`;
    const isNamed = Object.keys(calculation).some((key) => !isKnown(key));
    return isNamed ? misspelt : [{ file, pointer, message }];
  }
  const second = others.map((other): Finding => {
    const message = `A calculation has one name, and this one has "${name}" and "${other}". Write one as an input of the other.`;
    return { file, pointer: at(other), key: true, message };
  });
  const entry: CalculationEntry | undefined = calculationEntry(name);
  const options = entry?.options ?? [];
  const idle = calculationOptions
    .filter((option) => option in calculation && !options.some((known) => known === option))
    .map((option): Finding => {
      const message = `"${option}" does nothing beside "${name}". Remove it.`;
      return { file, pointer: at(option), key: true, message, fix: { do: 'remove' } };
    });
  const unfiltered = inputsOf(calculation).flatMap(({ place, input, by }): Finding[] => {
    if (calculation.where === undefined || by !== name || isPointerInput(input)) return [];
    const message = `"where" leaves nothing out of ${JSON.stringify(input)}, which comes of no list. Write it inside of a calculation of its own.`;
    return options.includes('where') ? [{ file, pointer: pointer + place, message }] : [];
  });
  const { when, else: otherwise } = calculation;
  const severalValues = '"else" takes a single value.';
  const noTest = '"when" tests nothing, so that "then" always applies.';
  const alternative: Finding[] = [
    ...(Array.isArray(otherwise)
      ? [{ file, pointer: at('else'), key: true, message: severalValues }]
      : []),
    ...(isObject(when) && Object.keys(when).length === 0
      ? [{ file, pointer: at('when'), key: true, message: noTest }]
      : []),
  ];
  const lacksCondition: Finding[] =
    name === 'then' && !isObject(when)
      ? [{ file, pointer: at(name), key: true, message: withoutWhen }]
      : [];
  return [
    ...misspelt,
    ...second,
    ...idle,
    ...lacksCondition,
    ...alternative,
    ...unfiltered,
    ...durationFindings(entry, { file, pointer: at(name) }, calculation[name]),
    ...countFindings(name, { file, pointer: at(name) }, calculation[name]),
    ...inputsOf(calculation).flatMap(({ place, input }) =>
      isInput(input) || (entry?.takesDuration && isDuration(String(input)))
        ? []
        : [{ file, pointer: pointer + place, message: noInput(input, entry) }],
    ),
  ];
}

/** Finds inputs of "plus" and "minus" in the wrong order, and numbers in the place of durations. */
function durationFindings(
  entry: CalculationEntry | undefined,
  { file, pointer }: { file: string; pointer: string },
  inputs: unknown,
): Finding[] {
  if (!entry?.takesDuration || !Array.isArray(inputs)) return [];
  const [time, duration] = inputs;
  const number = `${duration} is no duration. Write one of ISO 8601, such as "P${duration}D".`;
  return [
    ...(isDuration(String(time))
      ? [{ file, pointer: `${pointer}/0`, message: 'The day comes first, and then the duration.' }]
      : []),
    ...(typeof duration === 'number' ? [{ file, pointer: `${pointer}/1`, message: number }] : []),
  ];
}

const withoutWhen =
  '"then" needs "when" beside it, its condition: { "answers": { "required": ["member"] } }.';

const isKnown = (key: string) =>
  names.includes(key) || calculationOptions.some((option) => option === key);

function countFindings(
  name: string,
  place: { file: string; pointer: string },
  inputs: unknown,
): Finding[] {
  const { min = 1, max = Number.POSITIVE_INFINITY } = calculationEntry(name)?.count ?? {};
  const count = Array.isArray(inputs) ? inputs.length : 1;
  if (count >= min && count <= max) return [];
  const needed = min === max ? String(min) : `at least ${min}`;
  const message = `"${name}" takes ${needed} ${min === 1 ? 'value' : 'values'}, but here ${count === 1 ? 'is 1' : `are ${count}`}.`;
  return [{ ...place, message }];
}

const isInput = (input: unknown): boolean =>
  typeof input === 'number' || isObject(input) || isPointerInput(input);

const noInput = (input: unknown, entry: CalculationEntry | undefined) =>
  entry?.takesDuration && typeof input === 'string'
    ? `"${input}" is no duration. Write one of ISO 8601, such as "P10Y", "P1M15D" or "PT36H".`
    : `${JSON.stringify(input)} is no input of a calculation. Write a pointer such as "/answers/price", or "1/price" for the answer beside this one, a number, or another calculation.`;
