import type { Question, QuestionGroup } from '../../compiled/form.ts';

/** One question a pointer: the first that asks it. A branch may name one again that it only tightens. */
export function mergeQuestions(questions: Question[]): Question[] {
  const byPointer = new Map<string, Question>();
  for (const question of questions) {
    if (!byPointer.has(question.pointer)) byPointer.set(question.pointer, question);
  }
  return [...byPointer.values()];
}

/** One group a pointer. A branch may name one again that it only adds to. */
export const mergeGroups = (groups: QuestionGroup[]): QuestionGroup[] => [
  ...new Map(groups.map((group) => [group.pointer, group])).values(),
];

/** The questions in the order that the form names; what it names none of keeps its own. */
export function sortQuestions(
  questions: Question[],
  order: string[] | undefined,
  pointer: string,
): Question[] {
  if (!order) return questions;
  const rest = order.indexOf('*');
  const place = ({ pointer: at }: Question) => {
    const name = at.slice(pointer.length + 1).split('/')[0] ?? '';
    const index = order.indexOf(name);
    return index === -1 ? (rest === -1 ? order.length : rest) : index;
  };
  return questions
    .map((question, index) => ({ question, index }))
    .sort((a, b) => place(a.question) - place(b.question) || a.index - b.index)
    .map(({ question }) => question);
}
