import type { DraftParts } from '../../draft/draft-context.ts';
import { DraftNotices } from '../draft-notices.tsx';
import { createSaveLaterDraft } from './save-later-draft.ts';
import { SaveLaterStatus } from './save-later-status.tsx';

/** The code for drafts that the provider saves too. */
export const saveLaterParts: DraftParts = {
  createDraft: createSaveLaterDraft,
  Notices: DraftNotices,
  Status: SaveLaterStatus,
};
