import type { CompiledDraft } from '../../compiled/screen.ts';
import { migrate, tracedIn, traceOf } from '../../core/migrate.ts';
import { questionsAgain } from './again.ts';
import type { Stored } from './draft.ts';
import type { Kept } from './kept.ts';

/** A draft of another version, brought to that of the form. A newer one is left as it is. */
export function keepChanged(stored: Stored, draft: CompiledDraft, fields: string[]): Kept {
  const { answers = {}, version: from } = stored;
  const { version: to, migrations = [] } = draft;
  const trace = traceOf(answers);
  const migrated = migrate({ answers, trace }, { from, to, migrations });
  const left = tracedIn(migrated.trace);
  const gone = [...tracedIn(trace).keys()].filter((pointer) => !left.has(pointer));
  const unknown = Object.entries(answers).filter(([name]) => !fields.includes(name));
  return {
    answers: migrated.answers,
    unreadable: false,
    changed: {
      beyond: from > to ? Object.fromEntries(unknown) : {},
      again: (form, met) => questionsAgain(form, { gone, answers: migrated.answers }, met),
    },
  };
}
