import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import {
  type EvaluatedConditions,
  evaluateConditions,
  removeUnasked,
} from '../../core/form/asked-questions.ts';
import { completeGroups } from '../../core/form/complete-groups.ts';
import { isObject } from '../../core/is-object.ts';
import { expandPointer, getAt } from '../../core/pointer.ts';
import { omitAt, replaceAt } from '../../core/replace-at.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { Answers, DataSources } from './answers.ts';
import { startingQuestions, withOpenedDefaults } from './opened-defaults.ts';

/** One answer can open, close or change other questions; this limits the rounds until nothing changes. */
const maxRounds = 12;

/**
 * Returns the answers after the effects of a change: dependent answers emptied, excluded choices taken out, answers that
 * a question does not take any more and those to questions that are not asked removed, and the defaults of questions that
 * were not asked before added, lists with an item for each choice completed, and answers calculated, until nothing changes any more. Unchanged values are not copied.
 *
 * @param answers all answers, also those of other steps, which stay as they are
 * @param own pointers of the proposed answers that the visitor has changed
 * @param before the answers before the change; without them no "clearedBy" applies, and no default is added
 * @param sourcesBefore the data sources before the change, where it was in an earlier step
 */
export function normalizeAnswers(
  form: CompiledForm,
  answers: Answers,
  dataSources: DataSources,
  before?: Answers,
  sourcesBefore = dataSources,
  own?: ReadonlySet<string>,
): Answers {
  let next = answers;
  for (const question of form.questions) {
    if (before) {
      next = resetDependent(question, next, dataSources, { ...sourcesBefore, answers: before });
    }
    next = removeExcluded(question, next, dataSources);
  }
  const { fitAnswers, calculateAnswers: calculates, choiceItems, proposer } = form;
  const changes = fitAnswers || calculates || choiceItems || proposer;
  if (!(changes || startingQuestions(form).length > 0)) {
    return settle(form, next, dataSources);
  }
  const earlier = before && {
    answers: before,
    dataSources: sourcesBefore,
    conditions: evaluateConditions(form, before, sourcesBefore),
  };
  const propose = earlier && form.proposer?.after(next, earlier, own);
  for (let round = 0; round < maxRounds; round++) {
    const followed = choiceItems?.follow(form, next, dataSources) ?? next;
    // First, so that no answer is removed that a calculated one opens.
    const computed = calculateAnswers(form, followed, dataSources);
    const calculated = propose?.(form, computed, dataSources) ?? computed;
    const settled = settle(
      form,
      form.fitAnswers?.(form, calculated, dataSources, earlier) ?? calculated,
      dataSources,
    );
    const opened = earlier
      ? withOpenedDefaults(form, settled, dataSources, isOpenedSince(earlier))
      : settled;
    if (opened === next) break;
    next = opened;
  }
  return settle(form, next, dataSources);
}

/** Returns the answers to asked questions, with their required groups, in the order of the form. */
function settle(form: CompiledForm, answers: Answers, dataSources: DataSources): Answers {
  const asked = removeUnasked(form, completeGroups(form, answers, dataSources), dataSources);
  return completeGroups(form, sortAnswers(form.schema, asked), dataSources);
}

/**
 * Sorts the answers by the form's schema. Those of other forms stay before or after them. Objects that are in order already are not copied.
 */
export function sortAnswers({ properties = {} }: JsonSchema, answers: Answers): Answers {
  const names = Object.keys(answers);
  const isOwn = (name: string) => Object.hasOwn(properties, name);
  const own = Object.keys(properties).filter((name) => Object.hasOwn(answers, name));
  const first = names.find(isOwn);
  const sorted = names.flatMap((name) => (name === first ? own : isOwn(name) ? [] : name));
  const entries = sorted.map(
    (name) => [name, sortInside(properties[name], answers[name])] as const,
  );
  const isSorted = entries.every(
    ([name, value], index) => name === names[index] && value === answers[name],
  );
  return isSorted ? answers : Object.fromEntries(entries);
}

function sortInside(schema: JsonSchema | undefined, value: unknown): unknown {
  if (schema?.properties && isObject(value)) return sortAnswers(schema, value);
  const { items } = schema ?? {};
  if (!items?.properties || !Array.isArray(value)) return value;
  const sorted = value.map((item) => (isObject(item) ? sortAnswers(items, item) : item));
  return sorted.every((item, index) => item === value[index]) ? value : sorted;
}

/** Returns the answers with those that the form calculates. */
export function calculateAnswers(
  form: CompiledForm,
  answers: Answers,
  dataSources: DataSources,
): Answers {
  if (!form.calculateAnswers) return answers;
  const { isAsked } = evaluateConditions(form, answers, dataSources);
  return form.calculateAnswers(answers, dataSources, isAsked);
}

/** Returns whether a question was not asked before, or in another way. */
const isOpenedSince =
  ({ conditions }: { conditions: EvaluatedConditions }) =>
  (pointer: string, question: Question, resolved: Question) =>
    !conditions.isAsked(pointer) || conditions.resolve(question, pointer) !== resolved;

function resetDependent(
  { pointer, clearedBy }: Question,
  answers: Answers,
  dataSources: DataSources,
  before: DataSources & { answers: Answers },
): Answers {
  if (!clearedBy) return answers;
  const now = getAt({ ...dataSources, answers }, clearedBy);
  const was = getAt(before, clearedBy);
  return now === was ? answers : expandPointer(pointer, answers).reduce(omitAt<Answers>, answers);
}

function removeExcluded(
  { pointer, exclude }: Question,
  answers: Answers,
  dataSources: DataSources,
): Answers {
  if (!exclude) return answers;
  const excluded = getAt({ ...dataSources, answers }, exclude);
  if (excluded === undefined) return answers;
  return expandPointer(pointer, answers).reduce((next, one) => {
    const value = getAt(next, one);
    if (value === excluded) return omitAt(next, one);
    if (!Array.isArray(value) || !value.includes(excluded)) return next;
    const rest = value.filter((choice) => choice !== excluded);
    return replaceAt(next, one, rest.length > 0 ? rest : undefined);
  }, answers);
}
