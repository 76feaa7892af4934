import type { Answers } from '../../core/form/coerce-answers.ts';
import { isInside, toQuestionPointer } from '../../core/pointer.ts';
import { valuesIn } from '../../core/values-in.ts';
import { branchesAsking } from '../form/branches.ts';
import { areMet, type SampleData } from '../form/conditions.ts';
import { fieldRulesOf } from '../form/field-rules.ts';
import type { FormModel } from '../product-model.ts';
import { calculationInputs, type EnteredInput, numberOf } from './calculation-inputs.ts';
import { constraintSetsFor, everyTestIn, type SchemaConstraint } from './constraint.ts';
import { areContrary } from './contrary.ts';
import { sampleFields } from './sample-fields.ts';
import type { FoundValues, KnownSearch, SampleOptions, SearchMemory } from './sample-options.ts';
import { searchInputs } from './search-inputs.ts';

/** Returns answers to every question that a form asks, valid by its rules and the constraints where possible. */
export const sampleAnswers = (form: FormModel, options: SampleOptions): Answers =>
  form.calculateAnswers ? withValidCalculations(form, options) : sampleFields(form, options);

/**
 * Returns sample answers with those that a form calculates. Where one of these breaks a rule or a constraint, other values
 * are searched for what it is made of.
 */
function withValidCalculations(form: FormModel, given: SampleOptions): Answers {
  const { otherAnswers, fixedValues: fixed = new Map(), searches = () => true } = given;
  const { memory = new Map() } = given;
  const isFree = (pointer: string) => ![...fixed.keys()].some((one) => isInside(one, pointer));
  const sampleWith = ({ fixedValues: own, opening }: FoundValues) => {
    const free = [...own].filter(([pointer]) => isFree(pointer));
    const constraints = [...(given.constraints ?? []), ...opening];
    return sampleFields(form, {
      ...given,
      constraints,
      fixedValues: new Map([...fixed, ...free]),
    });
  };
  const failuresOf = (answers: Answers) => [
    ...brokenRules(form, { ...otherAnswers, ...answers }, given),
    ...brokenConstraints(form, { ...otherAnswers, ...answers }, given),
  ];
  let found: FoundValues = { fixedValues: new Map(), opening: [] };
  let best = sampleWith(found);
  let failures = failuresOf(best);
  const searched = form.questions.filter(
    ({ calculated, pointer }) => calculated && searches(pointer),
  );
  for (const { pointer } of searched) {
    if (!failures.some((failure) => failure.pointer === pointer)) continue;
    const before = found;
    if (areContrary(given.constraints ?? [], pointer)) continue;
    const known = knownSearch(memory, pointer);
    const isReached = () => !failures.some((failure) => failure.pointer === pointer);
    const sampleOwn = (own: FoundValues) => sampleWith(both(before, own));
    const take = (own: FoundValues, answers: Answers) => {
      const left = failuresOf(answers);
      if (left.length >= failures.length) return;
      [found, best, failures] = [both(before, own), answers, left];
      if (isReached()) known.found.add(own);
    };
    for (const own of [...known.found].reverse()) {
      if (!isReached()) take(own, sampleOwn(own));
    }
    if (isReached() || known.failed >= maxFailedSearches) continue;
    const limits = limitsOf(form, pointer, given.constraints ?? []);
    for (const opening of openingsFor(form, calculationInputs(form, pointer, limits))) {
      const sampleAt = (fixedValues: Map<string, unknown>) => sampleOwn({ fixedValues, opening });
      for (const { fixedValues, answers } of searchInputs({
        form,
        pointer,
        limits,
        sample: sampleAt,
      })) {
        take({ fixedValues, opening }, answers);
        if (isReached()) break;
      }
      if (isReached()) break;
    }
    if (!isReached()) known.failed++;
  }
  return best;
}

/** Searches in vain for one calculated answer, after which only earlier results are tried: each search takes long. */
const maxFailedSearches = 8;

const both = (one: FoundValues, other: FoundValues): FoundValues => ({
  fixedValues: new Map([...one.fixedValues, ...other.fixedValues]),
  opening: [...one.opening, ...other.opening],
});

/** Returns no constraints, and those with which the inputs of a calculated answer are asked, if they may not be. */
function openingsFor(form: FormModel, inputs: EnteredInput[]): SchemaConstraint[][] {
  const branches = inputs.flatMap(({ pointer }) => branchesAsking(form, pointer));
  const opening = [...new Set(branches)].flatMap(
    ({ conditions }) => constraintSetsFor(conditions)[0] ?? [],
  );
  return opening.length > 0 ? [[], opening] : [[]];
}

function knownSearch(memory: SearchMemory, pointer: string): KnownSearch {
  const known = memory.get(pointer) ?? { found: new Set<FoundValues>(), failed: 0 };
  memory.set(pointer, known);
  return known;
}

/** A rule or a constraint that answers do not keep, with the question pointer of the answer. */
interface Failure {
  pointer: string;
}

const brokenRules = (form: FormModel, answers: Answers, data: SampleData): Failure[] =>
  (form.validate(answers, data) ? [] : (form.validate.errors ?? [])).map(({ instancePath }) => ({
    pointer: toQuestionPointer(instancePath),
  }));

/** Returns the constraints on calculated answers that are not kept, each once. */
function brokenConstraints(
  { questions }: FormModel,
  answers: Answers,
  { constraints = [], validate }: Pick<SampleOptions, 'constraints' | 'validate'>,
): Failure[] {
  const calculated = new Set(questions.flatMap((one) => (one.calculated ? one.pointer : [])));
  return constraints.flatMap((constraint) => {
    const { pointer, schema } = constraint;
    const tested = everyTestIn(constraint).find((test) => calculated.has(test.pointer));
    const isKept = !tested || areMet([{ pointer, if: schema, holds: true }], answers, { validate });
    return isKept ? [] : [{ pointer: tested.pointer }];
  });
}

/** Returns the numbers near which a calculated answer may have to come: in its rules, and in constraints. */
export const limitsOf = (
  form: FormModel,
  pointer: string,
  constraints: SchemaConstraint[],
): number[] => [
  ...new Set([
    ...fieldRulesOf(form)
      .filter((rule) => rule.pointer === pointer)
      .flatMap(({ schema, keyword }) => numbersIn(schema[keyword])),
    ...constraints
      .flatMap(everyTestIn)
      .filter((test) => test.pointer === pointer)
      .flatMap(({ schema }) => numbersIn(schema)),
  ]),
];

const numbersIn = (whole: unknown): number[] =>
  valuesIn(whole).flatMap(({ value }) => numberOf(value) ?? []);
