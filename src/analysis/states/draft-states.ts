import jsonpointer from 'jsonpointer';
import type { Question } from '../../compiled/form.ts';
import { getAt } from '../../core/pointer.ts';
import type { DraftFile } from '../../definition/files/screen.ts';
import { fill } from '../../definition/texts.ts';
import { widgetEntry } from '../../definition/widgets/index.ts';
import { firstItemPointer } from '../form/answer-location.ts';
import type { ScreenModel } from '../product-model.ts';
import type { Answers } from '../sample/sample-answers.ts';
import type { FormScreenState } from './form-states.ts';
import { plainState } from './plain-state.ts';

/**
 * What a visitor can meet where answers are kept in the browser.
 *
 * @param answers good ones to all steps
 */
export function draftStates(screen: ScreenModel, answers: Answers): FormScreenState[] {
  const { draft, texts } = screen;
  if (!draft) return [];
  const unreadable = plainState({
    path: 'draft-unreadable',
    kind: 'outcome',
    title: 'Answers kept in the browser can’t be read',
    says: [texts.draftUnreadable],
    draft: { stored: 'spoilt' },
  });
  return [unreadable, ...changed(screen, draft, answers), ...notSaved(screen)];
}

/** An answer that no form can hold stands for one that this form can't hold any more. */
const ofAnotherForm = { answered: 'otherwise' };

function changed({ steps, texts, kind }: ScreenModel, draft: DraftFile, answers: Answers) {
  const [step] = steps;
  const lost = step?.form?.questions.find(
    (question) => isAlwaysAsked(question) && getAt(answers, question.pointer) !== undefined,
  );
  if (!step || !lost) return [];
  const kept = structuredClone(answers);
  jsonpointer.set(kept, lost.pointer, ofAnotherForm);
  const secrets = steps.flatMap(({ form }) => form?.questions.filter(isSecret) ?? []);
  for (const secret of secrets) jsonpointer.set(kept, secret.pointer, undefined);
  const { label } = lost;
  const named = kind === 'wizard' ? fill(texts.draftQuestion, { label, step: step.title }) : label;
  // Of a version before the first one, so that no migration applies.
  const stored = JSON.stringify({ [draft.entry]: kept, version: 0 });
  return [
    plainState({
      path: 'draft-changed',
      kind: 'outcome',
      title: 'The form has changed since answers were kept',
      says: [fill(texts.draftChanged, { questions: named })],
      draft: { stored },
    }),
  ];
}

/** Answers are stored once something has been typed. */
function notSaved({ steps, texts }: ScreenModel) {
  const typed = steps[0]?.form?.questions.find(
    (question) => isAlwaysAsked(question) && isText(question),
  );
  if (!typed) return [];
  return [
    plainState({
      path: 'draft-not-saved',
      kind: 'outcome',
      title: 'The browser does not keep the answers',
      says: [texts.draftNotSaved],
      draft: { refused: true },
      typed: { at: firstItemPointer(typed.pointer), text: 'A' },
    }),
  ];
}

const isAlwaysAsked = ({ conditional, widget, pointer }: Question) =>
  !conditional && widget !== 'list' && !pointer.includes('/-/');

/** One in a list is left: it stands at no single place. */
const isSecret = ({ secret, pointer }: Question) => secret && !pointer.includes('/-');

/** Whether any text can be typed, and is stored. */
const isText = ({ widget, type, secret }: Question) =>
  type === 'string' && !secret && widgetEntry(widget)?.canEnter?.('A') === true;
