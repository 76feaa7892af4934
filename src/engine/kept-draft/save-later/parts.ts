import type { DraftParts } from '../../draft/draft-context.ts';
import { createSavedDraft } from '../../draft/kept/saved-draft.ts';
import { DraftNotices } from '../draft-notices.tsx';
import { SaveLaterStatus } from './save-later-status.tsx';

/** The code for drafts that the provider saves too. */
export const saveLaterParts: DraftParts = {
  createDraft: createSavedDraft,
  Notices: DraftNotices,
  Status: SaveLaterStatus,
};
