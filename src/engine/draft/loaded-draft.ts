import type { Question } from '../../compiled/form.ts';
import type { CompiledDraft } from '../../compiled/screen.ts';
import type { Texts } from '../../definition/texts.ts';
import type { Answers, DataSources } from '../form/answers.ts';
import type { FormWithConditions } from '../form/normalize-answers.ts';
import type { StoredDraft } from './draft.ts';

/** What a draft holds for the form as it is. */
export interface LoadedDraft {
  answers: Answers | undefined;
  unreadable: boolean;
  /** Present where another version of the form has stored it. */
  changed?: ChangedDraft;
}

/** What becomes of a draft of another version. */
export interface ChangedDraft {
  /** Answers of a newer version that this one does not ask for: they stay in the draft, for the day it comes back. */
  unknownAnswers: Answers;
  /** The questions of a form that have to be answered again. */
  questionsToReanswer: (form: FormWithConditions, met: DraftContext) => Question[];
}

/** A form that has met the draft. */
export interface DraftContext {
  /** What the form starts from, before it is made to fit. */
  values: Answers;
  /** The answers as the form has them. */
  answers: Answers;
  dataSources: DataSources;
  texts: Texts;
}

/** Whether another version of the form has stored what there is. */
export const isOfAnotherVersion = (
  { answers, version }: StoredDraft,
  draft: CompiledDraft | undefined,
): draft is CompiledDraft =>
  answers !== undefined && draft !== undefined && version !== draft.version;
