import type {
  Choice,
  ConditionTerm,
  Question,
  QuestionContent,
  QuestionGroup,
} from '../../compiled/question.ts';

/** Content that no variant takes over from the question. */
const ownContent: Record<keyof QuestionContent, undefined> = {
  label: undefined,
  description: undefined,
  widget: undefined,
  labels: undefined,
  type: undefined,
  choices: undefined,
  keepsUnfinished: undefined,
  default: undefined,
  display: undefined,
  ofValues: undefined,
  itemLimits: undefined,
};

const resolved = new WeakMap<Question | QuestionGroup, Map<string, Question | QuestionGroup>>();

/** Returns a question or group with the content of its branches; the same object for the same branches. */
export function resolveVariants<T extends Question | QuestionGroup>(
  whole: T,
  holds: (term: ConditionTerm) => boolean,
): T {
  const { variants } = whole;
  if (!variants) return whole;
  const applying = variants.filter(({ when }) => when.every(holds));
  if (applying.length === 0) return whole;
  const key = applying.map((variant) => variants.indexOf(variant as never)).join();
  const known = resolved.get(whole) ?? new Map<string, Question | QuestionGroup>();
  resolved.set(whole, known);
  const found = known.get(key) ?? applyVariants(whole, applying as Partial<QuestionContent>[]);
  known.set(key, found);
  return found as T;
}

function applyVariants(
  whole: Question | QuestionGroup,
  applying: Partial<QuestionContent>[],
): Question | QuestionGroup {
  const lists = applying.flatMap(({ choices }) => (choices ? [choices] : []));
  const choices = lists[0]?.filter(({ value }) =>
    lists.every((list) => list.some((choice) => choice.value === value)),
  );
  return { ...whole, ...ownContent, ...applying[0], ...(choices ? { choices } : {}) } as Question;
}

/** Returns the choices that a question offers in any of its branches; `undefined` where it has none. */
export function everyChoiceOf(question: Question): Choice[] | undefined {
  const lists = everyContentOf(question).flatMap(({ choices }) => (choices ? [choices] : []));
  if (lists.length <= 1) return lists[0];
  return [...new Map(lists.flat().map((choice) => [choice.value, choice])).values()];
}

/** Returns a question with its content in each branch, and with its own. */
export const everyContentOf = (question: Question): QuestionContent[] => [
  question,
  ...(question.variants ?? []),
];
