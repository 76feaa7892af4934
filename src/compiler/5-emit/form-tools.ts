import type { CompiledForm } from '../../compiled/form.ts';
import type { Question, QuestionContent } from '../../compiled/question.ts';
import { unfinishedFileMessage } from '../../core/files/unfinished-file.ts';
import { ruleKeyword } from '../../core/form/broken-rule.ts';
import { choiceItems } from '../../core/form/choice-items.ts';
import { placeItemError } from '../../core/form/item-errors.ts';
import { unfinishedDateMessage } from '../../core/form/unfinished-date.ts';
import { unlistedTexts } from '../../core/form/unlisted-texts.ts';
import { everyContentOf } from '../../core/form/variants.ts';
import { countryAnswer } from '../../core/text/country-answer.ts';
import { limitText } from '../../core/text/limit-text.ts';
import { pickPlurals } from '../../core/text/plural.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import type { FormPlan } from '../3-analyze/plan/plan-form.ts';
import { splitPlurals } from '../model/text-values.ts';

type Test = (plan: Pick<FormPlan, 'questions'>) => boolean;

const hasContent =
  (test: (content: QuestionContent) => boolean | undefined): Test =>
  ({ questions }) =>
    questions.flatMap(everyContentOf).some(test);

const hasMessage =
  (test: (message: string) => boolean): Test =>
  ({ questions }) =>
    questions.flatMap(({ messages }) => Object.values(messages)).some(test);

/** Returns whether a question of a list's items has a message about an answer that another item has. */
const isComparedWithOthers = ({ pointer, messages }: Question): boolean =>
  pointer.includes('/-/') &&
  Object.keys(messages).some((path) => ruleKeyword(path) === 'uniqueItemProperties');

/** Functions under their keys in a compiled form, each with the test whether a form needs it. */
const tools: [Partial<CompiledForm>, Test][] = [
  [
    { unfinishedMessage: unfinishedDateMessage },
    hasContent(({ keepsUnfinished }) => keepsUnfinished),
  ],
  [{ countryAnswer }, hasContent(({ display }) => display === 'country')],
  [{ pickPlurals }, hasMessage((message) => splitPlurals(message).names.length > 0)],
  [{ limitText }, hasMessage((message) => message.includes('{limit}'))],
  [{ unfinishedFileMessage }, hasContent(({ display }) => display === 'file')],
  [{ placeItemError }, hasContent(({ ofValues }) => ofValues)],
  [{ placeItemError }, ({ questions }) => questions.some(isComparedWithOthers)],
  [
    { unlistedTexts },
    // Its message names them.
    hasContent(({ widget }) => widgetEntry(widget)?.texts?.includes('notChosen')),
  ],
  [{ choiceItems }, ({ questions }) => questions.some(({ forEach }) => forEach)],
];

/** Returns the functions that a form needs for its questions and messages, by their keys in a compiled form. */
export const formToolsOf = (plan: Pick<FormPlan, 'questions'>): Partial<CompiledForm> =>
  Object.assign({}, ...tools.flatMap(([tool, isNeeded]) => (isNeeded(plan) ? [tool] : [])));
