import type { CompiledForm } from '../../compiled/form.ts';
import type { Question } from '../../compiled/question.ts';
import type { CompiledDraft } from '../../compiled/screen.ts';
import type { Texts } from '../../definition/texts.ts';
import type { Answers, DataSources } from '../form/answers.ts';
import type { StoredDraft } from './draft.ts';

/** A draft in the version of the form. */
export interface LoadedDraft extends Pick<StoredDraft, 'answers' | 'step' | 'unlisted'> {
  /** Present where another version of the form has stored it. */
  changed?: ChangedDraft;
}

/** The consequences of a draft that another version of the form has stored. */
export interface ChangedDraft {
  /** Answers of a newer version that this one does not ask for: they stay in the draft, for the day it comes back. */
  unknownAnswers: Answers;
  /** Returns the questions of a form that have to be answered again. */
  questionsToReanswer: (form: CompiledForm, context: OpeningAnswers) => Question[];
}

/** The answers of a form that opens with a draft. */
export interface OpeningAnswers {
  /** Before they are coerced to the form. */
  values: Answers;
  /** After that. */
  answers: Answers;
  dataSources: DataSources;
  texts: Texts;
}

/** Returns whether another version of the form has stored the draft. */
export const isOfAnotherVersion = (
  { answers, version }: StoredDraft,
  draft: CompiledDraft | undefined,
): draft is CompiledDraft =>
  answers !== undefined && draft !== undefined && version !== draft.version;
