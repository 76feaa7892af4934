import { createTrace, migrateAnswers, movedPointers } from '../../../core/migrate.ts';
import { toQuestionPointer } from '../../../core/pointer.ts';
import type { Operation } from '../../../definition/files/migration.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { draftOf, isFullyParsed, type ScreenSource } from '../../model/product.ts';
import { closestName, suggest } from '../../model/suggest.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every operation of a migration can be done in a frozen draft of an earlier version.',
  checkUnit: (product) =>
    product.screens.flatMap((source) => {
      const { version = 1, migrations = [] } = draftOf(source) ?? {};
      if (migrations.length === 0 || !isFullyParsed(product, source.folder)) return [];
      const done = doneIn(source);
      return migrations.flatMap(({ to, patch }, index) => {
        if (to > version || !source.drafts.some((draft) => draft.version < to)) return [];
        const idle = patch.findIndex((operation) => !done.has(operation));
        const operation = patch[idle];
        if (!operation) return [];
        const pointer = `/draft/migrations/${index}/patch/${idle}`;
        return [finding(source, operation, pointer, pointersBefore(source, to))];
      });
    }),
};

/** The operations that some frozen draft lets happen. */
function doneIn(source: ScreenSource): Set<Operation> {
  const { version: to = 1, migrations = [] } = draftOf(source) ?? {};
  const done = new Set<Operation>();
  for (const { version: from, answers: all } of source.drafts) {
    for (const answers of all) {
      migrateAnswers({ answers, trace: {} }, { from, to, migrations }, (one) => done.add(one));
    }
  }
  return done;
}

function finding(
  { path: file }: ScreenSource,
  operation: Operation,
  place: string,
  known: string[],
): Finding {
  const key = 'from' in operation ? 'from' : 'path';
  const pointer = 'from' in operation ? operation.from : operation.path;
  const isThere = known.includes(pointer.replace(/\/-$/, '')) || known.includes(pointer);
  if (operation.op === 'test' && isThere) {
    const message = `No frozen draft holds ${JSON.stringify(operation.value)} at "${pointer}", so the patch ends here in all of them.`;
    return { file, pointer: `${place}/value`, message };
  }
  if (operation.op === 'add' || isThere) {
    const message = `No frozen draft has a place "${operation.path}" to put an answer in.`;
    return { file, pointer: `${place}/path`, message };
  }
  const mean = closestName(pointer, known);
  return {
    ...{ file, pointer: `${place}/${key}` },
    message: `No frozen draft of an earlier version has an answer at "${pointer}", so this does nothing.${suggest(pointer, known)}`,
    fix: mean === undefined ? undefined : { do: 'replace', value: mean },
  };
}

/** Where the frozen drafts of versions before one have their answers when its migration begins. */
function pointersBefore(source: ScreenSource, version: number): string[] {
  const { migrations = [] } = draftOf(source) ?? {};
  const pointers = source.drafts
    .filter((draft) => draft.version < version)
    .flatMap((draft) =>
      draft.answers.flatMap((answers) => {
        const way = { from: draft.version, to: version - 1, migrations };
        const { trace } = migrateAnswers({ answers, trace: createTrace(answers) }, way);
        return [...movedPointers(trace).values()].map(toQuestionPointer);
      }),
    );
  return [...new Set(pointers.flatMap((one) => [one, one.replace(/\/-$/, '')]))];
}
