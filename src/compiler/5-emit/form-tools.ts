import type { CompiledForm } from '../../compiled/form.ts';
import type { Question, QuestionContent } from '../../compiled/question.ts';
import { unfinishedFileMessage } from '../../core/files/unfinished-file.ts';
import { choiceItems } from '../../core/form/choice-items.ts';
import { unlistedTexts } from '../../core/form/unlisted-texts.ts';
import { everyContentOf } from '../../core/form/variants.ts';
import { ruleKeyword } from '../../core/rules/broken-rule.ts';
import { placeItemError } from '../../core/rules/item-errors.ts';
import { unfinishedDateMessage } from '../../core/rules/unfinished-date.ts';
import { countryAnswer } from '../../core/text/country-answer.ts';
import { limitText } from '../../core/text/limit-text.ts';
import { phoneAnswer } from '../../core/text/phone-answer.ts';
import { pickPlurals } from '../../core/text/plural.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import type { FormPlan } from '../3-analyze/plan/plan-form.ts';
import { splitPlurals } from '../model/text-values.ts';
import { imported, inlined } from './module-code.ts';
import type { ReadsBack } from './reads-back.ts';

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
    { unfinishedMessage: inlined(unfinishedDateMessage) },
    hasContent(({ keepsUnfinished }) => keepsUnfinished),
  ],
  [
    { countryAnswer: imported('countryAnswer', countryAnswer) },
    hasContent(({ display }) => display === 'country'),
  ],
  [
    { pickPlurals: imported('pickPlurals', pickPlurals) },
    hasMessage((message) => splitPlurals(message).names.length > 0),
  ],
  [
    { limitText: imported('limitText', limitText) },
    hasMessage((message) => message.includes('{limit}')),
  ],
  [
    { unfinishedFileMessage: inlined(unfinishedFileMessage) },
    hasContent(({ display }) => display === 'file'),
  ],
  [
    { placeItemError: inlined(placeItemError) },
    ({ questions }) =>
      questions.flatMap(everyContentOf).some(({ ofValues }) => ofValues) ||
      questions.some(isComparedWithOthers),
  ],
  [
    { unlistedTexts: imported('unlistedTexts', unlistedTexts) },
    // Its message names them.
    hasContent(({ widget }) =>
      widgetEntry(widget)?.texts?.some((name) => ['notChosen', 'phoneUnread'].includes(name)),
    ),
  ],
  [
    { choiceItems: imported('choiceItems', choiceItems) },
    ({ questions }) => questions.some(({ forEach }) => forEach),
  ],
];

const isPhone = (question: Question) =>
  everyContentOf(question).some(({ display }) => display === 'phone');

/**
 * Returns the functions that a form needs for its questions and messages, by their keys in a compiled form.
 *
 * @param readsBack tests whether visitors read an answer once more; without it, they read all
 */
export function formToolsOf(
  plan: Pick<FormPlan, 'questions'>,
  readsBack?: () => ReadsBack,
): Partial<CompiledForm> {
  const needed = tools.flatMap(([tool, isNeeded]) => (isNeeded(plan) ? [tool] : []));
  const phones = plan.questions.filter(isPhone);
  // What phone numbers look like in each country is large.
  const areRead = phones.some(readsBack && phones.length > 0 ? readsBack() : Boolean);
  return Object.assign(
    {},
    ...needed,
    areRead && { phoneAnswer: imported('phoneAnswer', phoneAnswer) },
  );
}
