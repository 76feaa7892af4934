import type { CompiledForm } from '../../compiled/form.ts';
import type { Question, QuestionGroup } from '../../compiled/question.ts';
import { fill, type Texts } from '../../definition/texts.ts';
import { evaluateConditions } from '../form/asked-questions.ts';
import type { Answers, DataSources } from '../form/coerce-answers.ts';
import type { AskingForm } from '../form/form-index.ts';
import { isList } from '../form/list-question.ts';
import { isSame } from '../is-same.ts';
import { getAt, parentPointer, resolveData, toQuestionPointer } from '../pointer.ts';

/** A question with the pointer of one answer; a question in a list has one row for each item. */
interface Row {
  question: Question;
  pointer: string;
}

/** Rows with a heading in common. */
interface Block {
  heading: string | undefined;
  rows: Row[];
}

/** What the questions are in that are sorted: the form, or an item of a list. */
interface Inside {
  question: string;
  pointer: string;
  /** Position of the first block of an item. */
  firstBlock?: number;
  heading?: string | undefined;
}

/** Fills values into texts. The answer of a visitor that is a heading is none of these. */
export interface Filler {
  fill: (text: string) => string;
  fillContent: (question: Question) => Question;
}

export const unfilled: Filler = { fill: (text) => text, fillContent: (question) => question };

/**
 * Sorts the asked questions of a form for a review: those of a group below its title, those of a list item by item. Within an
 * item, a heading stands once: what comes after a list or a group inside it joins what came before. A question that only
 * repeats another one is left out.
 */
export function reviewBlocks(
  form: AskingForm & Pick<CompiledForm, 'choiceItems' | 'item'>,
  answers: Answers,
  texts: Texts,
  dataSources: Partial<DataSources>,
  { fill: fillText, fillContent }: Filler = unfilled,
) {
  const { questions, groups } = form;
  const { isAsked, resolve } = evaluateConditions(form, answers, dataSources);
  const document = { ...dataSources, answers };
  const blocks: Block[] = [];

  function add(asked: Question[], inside: Inside) {
    for (const question of asked) {
      const list = asked.some((other) => isItemOf(question, other)) || outerList(asked, question);
      if (list || question.hidden) continue;
      const pointer = inside.pointer + question.pointer.slice(inside.question.length);
      const value = getAt(answers, pointer);
      if (!isAsked(pointer) || isRepeat(question, pointer)) continue;
      const isOfGroups = isList(question) && !question.ofValues;
      const isOnly = pointer === parentPointer(form.item ?? '');
      const items = isOfGroups && Array.isArray(value) ? value : [];
      if (items.length === 0 && question.forEach === undefined) {
        const group = innermostGroup(groups, question.pointer, inside.question);
        const title = group && resolve(group, pointer).label;
        const row = resolve(question, pointer);
        const item = question.ofValues && asked.find((other) => isItemOf(other, question));
        const own = [question.heading, title, question.subheading]
          .filter((text) => text !== undefined)
          .map(fillText);
        put(headed(inside.heading, ...own), inside.firstBlock ?? blocks.length - 1, {
          // The question of the items says how each is read.
          question: item ? { ...resolve(item, pointer), label: row.label } : row,
          pointer,
        });
      }
      const item = `${question.pointer}/-`;
      const group = groups.find(({ pointer }) => pointer === item);
      const label = group?.label ?? question.label;
      for (const index of items.keys()) {
        if (isOnly && form.item !== `${pointer}/${index}`) continue;
        add(
          asked.filter((other) => other.pointer.startsWith(`${item}/`)),
          {
            question: item,
            pointer: `${pointer}/${index}`,
            firstBlock: blocks.length,
            // The title of the step names its only item.
            heading: isOnly
              ? undefined
              : headed(
                  inside.heading,
                  form.choiceItems?.titleAt(form, `${pointer}/${index}`, document, fillContent) ??
                    fillText(fill(texts.item, { label, number: index + 1 })),
                ),
          },
        );
      }
    }
  }

  /** Returns whether the answer stands in another row already. */
  function isRepeat({ repeats }: Question, pointer: string): boolean {
    const first = repeats === undefined ? undefined : resolveData(pointer, repeats);
    return (
      first !== undefined &&
      questions.some((one) => one.pointer === toQuestionPointer(first) && !one.hidden) &&
      isAsked(first) &&
      isSame(getAt(answers, first), getAt(answers, pointer))
    );
  }

  function put(heading: string | undefined, firstBlock: number, row: Row) {
    const block = blocks.find((one, index) => index >= firstBlock && one.heading === heading);
    if (block) block.rows.push(row);
    else blocks.push({ heading, rows: [row] });
  }

  add(questions, { question: '', pointer: '' });
  return blocks;
}

/** Returns the heading of what has headings around it, the outer ones first. */
const headed = (...headings: (string | undefined)[]): string | undefined =>
  headings.filter(Boolean).join(' – ') || undefined;

const outerList = (questions: Question[], { pointer }: Question) =>
  questions.find((other) => isList(other) && pointer.startsWith(`${other.pointer}/-/`));

const isItemOf = ({ pointer }: Question, list: Question) => pointer === `${list.pointer}/-`;

/** Returns the innermost group with a title between `outer` and the question. */
const innermostGroup = (groups: QuestionGroup[], pointer: string, outer: string) =>
  groups.findLast(
    (group) =>
      group.label !== undefined &&
      group.pointer.length > outer.length &&
      pointer.startsWith(`${group.pointer}/`),
  );
