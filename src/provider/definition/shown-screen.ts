import type { Question, QuestionGroup } from '../../compiled/question.ts';
import { choicesFromSource, followsAnswers } from '../../core/form/coerce-answers.ts';
import { everyChoiceOf } from '../../core/form/variants.ts';
import { isInside } from '../../core/pointer.ts';
import { withoutValues } from '../../core/text/without-values.ts';
import { type BodySlot, covers, pointerInBody, slotsOf } from '../validate/body-slots.ts';
import type { SendingScreen } from '../validate/validate-body.ts';

/** A screen, as far as it is needed to show an application that it has sent: plain JSON. */
export interface ShownScreen {
  id: string;
  title: string;
  /** The slots of its answers in the body of its call, with those that only some bodies have. */
  slots: BodySlot[];
  /** The only one of a form screen has the id "". */
  forms: ShownForm[];
}

interface ShownForm {
  id: string;
  /** Absent for the only form of a screen. */
  title?: string;
  /** In the order in which they are drawn; asked always. */
  questions: Question[];
  groups: QuestionGroup[];
}

/**
 * Returns a screen as it is stored with its applications.
 *
 * @param loaded the response to its load call, as far as it is the same for all visitors
 */
export function shownScreen({ screen, forms }: SendingScreen, loaded: unknown): ShownScreen {
  const questions = Object.values(forms).flatMap((form) => form.questions);
  const asks = (pointer: string) => questions.some((one) => isInside(one.pointer, pointer));
  const { send } = screen.submit;
  const slots = ([true, false, 'either'] as const).flatMap((holds) =>
    slotsOf(send, { asks, holds: () => holds }),
  );
  const steps = screen.kind === 'form' ? [{ id: '' }] : screen.steps;
  return {
    id: screen.id,
    title: withoutValues(screen.title),
    slots: [...new Map(slots.map((slot) => [JSON.stringify(slot), slot])).values()],
    forms: steps.flatMap((step) => {
      const form = forms[step.id];
      if (!form) return [];
      return {
        id: step.id,
        ...('title' in step && { title: withoutValues(step.title) }),
        questions: form.questions.map((question) => shownQuestion(question, loaded)),
        groups: form.groups.map(({ pointer, label }) => ({
          pointer,
          ...(label !== undefined && { label: withoutValues(label) }),
        })),
      };
    }),
  };
}

function shownQuestion(question: Question, loaded: unknown): Question {
  const { pointer, label, widget, heading, source } = question;
  const { display, ofValues, secret, itemKey, forEach, unit, unitPosition, numberFormat } =
    question;
  const document = { loaded, answers: {} };
  const choices = followsAnswers(question)
    ? undefined
    : (choicesFromSource(question, document, pointer) ?? everyChoiceOf(question));
  const shown = {
    pointer,
    label: withoutValues(label),
    widget,
    heading: heading && withoutValues(heading),
    choices: choices?.map((choice) => ({
      value: choice.value,
      label: withoutValues(choice.label),
    })),
    source: choices ? undefined : source,
    messages: {},
    ...{ display, ofValues, secret, itemKey, forEach, unit, unitPosition, numberFormat },
  };
  // Without keys that have no value.
  return JSON.parse(JSON.stringify(shown)) as Question;
}

/** A question pointer in the body, and the question whose answer is there. */
export interface AnswerSlot {
  pointer: string;
  question: Question;
}

/** Lists where the answers of a screen are in the body of its call, in the order of its questions. */
export const answerSlots = ({ slots, forms }: ShownScreen): AnswerSlot[] =>
  forms
    .flatMap(({ questions }) => questions)
    .flatMap((question) =>
      slots
        .filter((slot) => covers(slot, question.pointer))
        .map((slot) => ({ pointer: pointerInBody(slot, question.pointer), question })),
    );
