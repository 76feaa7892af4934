import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { Texts } from '../../definition/texts.ts';
import { type Answers, choicesFromSource, type DataSources } from '../form/coerce-answers.ts';
import { getAt } from '../pointer.ts';
import type { ScreenAnswers } from '../steps/screen-answers.ts';
import { answerText } from '../text/answer-text.ts';
import { isDrawn } from '../text/drawn.ts';
import { type Filler, reviewBlocks, unfilled } from './review-blocks.ts';

/** The answers to one form, as readers read them. */
export interface ReviewSection {
  /** Id of the step; "" for the only form of a screen. */
  id: string;
  /** Absent for the only form of a screen. */
  title?: string | undefined;
  blocks: { heading?: string | undefined; rows: ReviewRow[] }[];
}

export interface ReviewRow {
  /** Pointer of the answer. */
  pointer: string;
  label: string;
  text: string;
  /** Address of the picture that is the answer; the text then says what it shows. */
  picture?: string | undefined;
  /** Whether it is calculated, so that only other answers change it. */
  calculated?: boolean | undefined;
}

export interface ReviewContext {
  texts: Texts;
  /** BCP 47 tag. */
  language: string;
  /** Present where texts of the screen show values. */
  filler?: Filler | undefined;
  /** Returns the data sources of a form. */
  sourcesOf: (form: CompiledForm) => DataSources;
}

/** Writes all asked answers of a screen for a reader, step by step; secrets are hidden. */
export function reviewSections(
  { answers, visible, forms }: ScreenAnswers,
  context: ReviewContext,
): ReviewSection[] {
  const { texts, filler = unfilled, sourcesOf } = context;
  return visible.flatMap(({ id, title, item }) => {
    const ofStep = forms[item?.step ?? id];
    const form = ofStep && (item?.formOf(ofStep) ?? ofStep);
    if (!form) return [];
    const dataSources = sourcesOf(form);
    const document = { ...dataSources, answers };
    const written = reviewBlocks(form, answers, texts, dataSources, filler);
    const blocks = written.map(({ heading, rows }) => ({
      heading,
      rows: rows.map(({ question, pointer }) => ({
        pointer,
        label: filler.fill(question.label),
        text: textOf(question, pointer, { ...context, document, form }),
        picture: pictureOf(question, getAt(answers, pointer)),
        calculated: question.calculated,
      })),
    }));
    return [{ id, title: title && filler.fill(title), blocks }];
  });
}

const pictureOf = ({ display, secret }: Question, answer: unknown): string | undefined =>
  display === 'signature' && !secret && isDrawn(answer) ? answer : undefined;

function textOf(
  question: Question,
  pointer: string,
  {
    texts,
    language,
    filler = unfilled,
    document,
    form: { countryAnswer, phoneAnswer },
  }: ReviewContext & { document: DataSources & { answers: Answers }; form: CompiledForm },
): string {
  const value = getAt(document.answers, pointer);
  if (question.secret && value !== undefined) return texts.secretAnswer;
  const { choices } = filler.fillContent(question);
  const context = {
    question,
    choices: choices ?? choicesFromSource(question, document, pointer),
    texts,
    language,
    countryAnswer,
    phoneAnswer,
  };
  const unanswered = question.display === 'box' ? texts.no : texts.notAnswered;
  return answerText(value, context) ?? unanswered;
}
