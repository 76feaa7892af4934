import type { CompiledDraft } from '../../compiled/screen.ts';
import { createTrace, migrateAnswers, movedPointers } from '../../core/migrate.ts';
import type { StoredDraft } from './draft.ts';
import type { LoadedDraft } from './loaded-draft.ts';
import { questionsToReanswer } from './questions-to-reanswer.ts';

/** A draft of another version, brought to that of the form. A newer one is left as it is. */
export function migrateDraft(
  stored: StoredDraft,
  draft: CompiledDraft,
  fields: string[],
): LoadedDraft {
  const { answers = {}, version: from } = stored;
  const { version: to, migrations = [] } = draft;
  const trace = createTrace(answers);
  const migrated = migrateAnswers({ answers, trace }, { from, to, migrations });
  const left = movedPointers(migrated.trace);
  const gone = [...movedPointers(trace).keys()].filter((pointer) => !left.has(pointer));
  const unknown = Object.entries(answers).filter(([name]) => !fields.includes(name));
  return {
    answers: migrated.answers,
    unreadable: false,
    changed: {
      unknownAnswers: from > to ? Object.fromEntries(unknown) : {},
      questionsToReanswer: (form, met) =>
        questionsToReanswer(form, { removed: gone, answers: migrated.answers }, met),
    },
  };
}
