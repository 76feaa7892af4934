import type { CompiledDraft } from '../../../compiled/screen.ts';
import { createTrace, migrateAnswers } from '../../../core/migrate.ts';
import type { Answers } from '../../form/answers.ts';
import type { KeptItem } from './kept-item.ts';
import { changedPointers, mergeDrafts } from './merge-drafts.ts';

/** A draft with answers. */
export type FilledItem = KeptItem & { answers: Answers };

/**
 * Joins the draft of this browser with the one that the provider has saved: of each question the newest answer. Drafts of
 * different versions are migrated first; one of a version that is newer than the form stays as it is.
 */
export function joinItems(own: FilledItem, saved: FilledItem, draft: CompiledDraft): FilledItem {
  const [older, newer] = [own, saved].sort((one, other) => one.version - other.version);
  if (!older || !newer || newer.version > draft.version) return newer ?? saved;
  const isSame = older.version === newer.version;
  const [ours, theirs] = isSame ? [own, saved] : [migrated(own, draft), migrated(saved, draft)];
  return { ...ours, ...mergeDrafts(ours, theirs) };
}

/** Returns a draft in the version of the form. An answer that was moved is as old as the newest one. */
function migrated(item: FilledItem, { version: to, migrations = [] }: CompiledDraft): FilledItem {
  const { answers: before, version: from, times } = item;
  const { answers } = migrateAnswers(
    { answers: before, trace: createTrace(before) },
    { from, to, migrations },
  );
  const newest = Math.max(0, ...Object.values(times));
  const given = changedPointers({}, answers).map((pointer) => [pointer, times[pointer] ?? newest]);
  return { ...item, answers, version: to, times: Object.fromEntries(given) };
}
