import type { CompiledDraft } from '../../compiled/screen.ts';
import { createTrace, migrateAnswers, movedPointers } from '../../core/draft/migrate.ts';
import type { StoredDraft } from './draft.ts';
import type { ChangedDraft, LoadedDraft } from './loaded-draft.ts';
import { questionsToReanswer } from './questions-to-reanswer.ts';

/**
 * Migrates a draft of an earlier version to that of the form. A newer one stays as it is.
 *
 * @param fields names of all fields that the form asks for
 */
export function migrateDraft(
  stored: StoredDraft,
  draft: CompiledDraft,
  fields: string[],
): LoadedDraft & { changed: ChangedDraft } {
  const { answers = {}, version: from } = stored;
  const { version: to, migrations = [] } = draft;
  const trace = createTrace(answers);
  const migrated = migrateAnswers({ answers, trace }, { from, to, migrations });
  const left = movedPointers(migrated.trace);
  const removed = [...movedPointers(trace).keys()].filter((pointer) => !left.has(pointer));
  const unknown = Object.entries(answers).filter(([name]) => !fields.includes(name));
  return {
    answers: migrated.answers,
    step: stored.step,
    changed: {
      unknownAnswers: from > to ? Object.fromEntries(unknown) : {},
      questionsToReanswer: (form, context) =>
        questionsToReanswer(form, { removed, answers: migrated.answers }, context),
    },
  };
}
