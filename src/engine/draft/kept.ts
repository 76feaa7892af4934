import type { CompiledDraft } from '../../definition/compiled.ts';
import type { Answers } from '../form/answers.ts';
import type { Stored } from './draft.ts';

/** What a draft holds for the form as it is, whichever version of the form has stored it. */
export interface Kept {
  answers: Answers | undefined;
  unreadable: boolean;
  /** Whether another version of the form has stored it. */
  changed: boolean;
  /** Pointers of the answers that a migration has taken out. */
  gone: string[];
  /** Answers of a newer version that this one does not ask for: they stay in the draft, for the day it comes back. */
  beyond: Answers;
}

/** Whether there is a migration on the way from the version that has stored the answers. */
export const isBehind = ({ answers, version }: Stored, draft: CompiledDraft | undefined): boolean =>
  answers !== undefined && (draft?.migrations ?? []).some(({ to }) => to > version);

/** A draft that needs no migration. */
export function keepAsStored(
  { answers, unreadable, version }: Stored,
  { draft, fields }: { draft?: CompiledDraft; fields: string[] },
): Kept {
  const current = draft?.version ?? version;
  const beyond = Object.entries(answers ?? {}).filter(([name]) => !fields.includes(name));
  return {
    answers,
    unreadable,
    changed: answers !== undefined && version !== current,
    gone: [],
    beyond: version > current ? Object.fromEntries(beyond) : {},
  };
}

/** A draft brought to the version of the form. What that takes is loaded only by visitors who need it. */
export async function keepMigrated(stored: Stored, draft: CompiledDraft): Promise<Kept> {
  const { migrate, traceOf, tracedIn } = await import('../../definition/migrate.ts');
  const { answers = {}, version: from } = stored;
  const trace = traceOf(answers);
  const way = { from, to: draft.version, migrations: draft.migrations ?? [] };
  const migrated = migrate({ answers, trace }, way);
  const left = tracedIn(migrated.trace);
  const gone = [...tracedIn(trace).keys()].filter((pointer) => !left.has(pointer));
  return { answers: migrated.answers, unreadable: false, changed: true, gone, beyond: {} };
}
