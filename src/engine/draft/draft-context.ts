import { type ComponentType, createContext } from 'react';
import type { CompiledForm } from '../../compiled/form.ts';
import type { CreateDraft, DraftStore } from './draft-store.ts';

export interface DraftNoticesProps {
  draft: DraftStore;
  /** The forms that were opened so far. */
  forms: CompiledForm[];
  /** Those of a form that has changed since the draft was stored; `step` is the title of the question's step. */
  questionsToReanswer: { label: string; step?: string }[];
}

/** The code for drafts that stay in the browser. */
export interface DraftParts {
  createDraft: CreateDraft;
  /** Shows notices about the draft, above the form. */
  Notices: ComponentType<DraftNoticesProps>;
  /** Says that answers are stored, below the buttons. */
  Status: ComponentType<{ draft: DraftStore }>;
}

/** Absent on a screen without a draft that stays in the browser. */
export const DraftContext = createContext<DraftParts | undefined>(undefined);
