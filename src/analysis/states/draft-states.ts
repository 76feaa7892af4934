import type { Question } from '../../compiled/question.ts';
import { isStored } from '../../core/draft/is-stored.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { isList } from '../../core/form/list-question.ts';
import { getAt, removeAt, setAt } from '../../core/pointer.ts';
import type { DraftFile } from '../../definition/files/draft.ts';
import { fill } from '../../definition/texts.ts';
import { widgetEntry } from '../../definition/widget-catalogue/index.ts';
import { firstItemPointer } from '../form/answer-location.ts';
import type { ProductModel, ScreenModel } from '../product-model.ts';
import { laterStates } from './later-states.ts';
import { type PartialScreenState, plainState } from './plain-state.ts';

/**
 * Lists the states of a screen whose draft can't be used or stored, may have been sent, or is saved at the provider.
 *
 * @param answers valid answers to all steps
 */
export function draftStates(
  { calls }: Pick<ProductModel, 'calls'>,
  screen: ScreenModel,
  answers: Answers,
): PartialScreenState[] {
  const { draft, texts, submit } = screen;
  if (!draft) return [];
  const unreadable = plainState({
    path: 'draft-unreadable',
    kind: 'outcome',
    title: 'Stored answers can’t be read',
    expectedTexts: [texts.draftUnreadable],
    draft: { stored: 'spoilt' },
  });
  const stored = storableAnswers(screen, answers);
  return [
    unreadable,
    ...staleDraft(screen, draft, stored),
    plainState({
      path: 'draft-maybe-sent',
      kind: 'outcome',
      title: 'Stored answers may have been sent',
      expectedTexts: [
        submit && calls[submit.call]?.once ? texts.draftMaybeSentOnce : texts.draftMaybeSent,
      ],
      draft: {
        stored: JSON.stringify({
          [draft.entry]: stored,
          version: draft.version,
          maybeSent: { now: '2026-01-31T13:45:00.000Z' },
        }),
      },
    }),
    ...typedDraft(screen),
  ];
}

/** Returns the answers that the browser stores. */
function storableAnswers({ steps }: ScreenModel, answers: Answers): Answers {
  const stored = structuredClone(answers);
  const unstored = steps.flatMap(({ form }) => form?.questions.filter(isUnstored) ?? []);
  for (const { pointer } of unstored) removeAt(stored, pointer);
  return stored;
}

/** A value that fits no question, as the answer of another version of the form. */
const staleAnswer = { answered: 'otherwise' };

function staleDraft(
  { steps, texts, kind }: ScreenModel,
  draft: DraftFile,
  answers: Answers,
): PartialScreenState[] {
  const [step] = steps;
  const stale = step?.form?.questions.find(
    (question) => isAlwaysAsked(question) && getAt(answers, question.pointer) !== undefined,
  );
  if (!step || !stale) return [];
  const stored = structuredClone(answers);
  setAt(stored, stale.pointer, staleAnswer);
  const { label } = stale;
  const name = kind === 'wizard' ? fill(texts.draftQuestion, { label, step: step.title }) : label;
  return [
    plainState({
      path: 'draft-changed',
      kind: 'outcome',
      title: 'The form has changed since answers were stored',
      expectedTexts: [fill(texts.draftChanged, { questions: name })],
      // Version 0 precedes the first one, so that no migration applies.
      draft: { stored: JSON.stringify({ [draft.entry]: stored, version: 0 }) },
    }),
  ];
}

/** The states after something was typed: the browser refused to store it, or the provider saved it to be finished later. */
function typedDraft(screen: ScreenModel): PartialScreenState[] {
  const { steps, texts } = screen;
  const question = steps[0]?.form?.questions.find((each) => isAlwaysAsked(each) && isText(each));
  if (!question) return [];
  const typed = { pointer: firstItemPointer(question.pointer), text: 'A' };
  return [
    plainState({
      path: 'draft-not-saved',
      kind: 'outcome',
      title: 'The browser does not keep the answers',
      expectedTexts: [texts.draftNotSaved],
      draft: { refused: true },
      typed,
    }),
    ...laterStates(screen, typed),
  ];
}

const isAlwaysAsked = (question: Question) =>
  question.askedWhen === undefined && !isList(question) && !question.pointer.includes('/-/');

/** Excludes questions in lists, whose pointers each mean several values. */
const isUnstored = (question: Question) => !isStored(question) && !question.pointer.includes('/-');

/** Returns whether any text can be typed, and is stored. */
const isText = ({ widget, type, ...question }: Question) =>
  type === 'string' && isStored(question) && widgetEntry(widget)?.canEnter?.('A') === true;
