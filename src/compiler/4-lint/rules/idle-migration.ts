import { createTrace, migrateAnswers, movedPointers } from '../../../core/draft/migrate.ts';
import { leadsToPrototype, toQuestionPointer } from '../../../core/pointer.ts';
import type { Operation } from '../../../definition/files/migration.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { draftOf, isFullyParsed, type ScreenSource } from '../../model/product.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every operation of a migration applies to a frozen draft of an earlier version.',
  fixesNames: 'screen',
  checkScreen: (source, product) => {
    const { version = 1, migrations = [] } = draftOf(source) ?? {};
    if (migrations.length === 0 || !isFullyParsed(product, source.folder)) return [];
    const applied = appliedOperations(source);
    return migrations.flatMap(({ to, patch }, index) => {
      if (to > version || !source.drafts.some((draft) => draft.version < to)) return [];
      const idle = patch.findIndex(
        (operation) => !applied.has(operation) && !leadsToPrototype(operation.path),
      );
      const operation = patch[idle];
      if (!operation) return [];
      const pointer = `/draft/migrations/${index}/patch/${idle}`;
      return [finding(source, operation, pointer, pointersBefore(source, to))];
    });
  },
};

/** Returns the operations that apply to some frozen draft. */
function appliedOperations(source: ScreenSource): Set<Operation> {
  const { version: to = 1, migrations = [] } = draftOf(source) ?? {};
  const applied = new Set<Operation>();
  for (const { version: from, answers: all } of source.drafts) {
    for (const answers of all) {
      migrateAnswers({ answers, trace: {} }, { from, to, migrations }, (one) => applied.add(one));
    }
  }
  return applied;
}

function finding(
  { path: file }: ScreenSource,
  operation: Operation,
  place: string,
  known: string[],
): Finding {
  const key = 'from' in operation ? 'from' : 'path';
  const pointer = 'from' in operation ? operation.from : operation.path;
  const exists = known.includes(pointer.replace(/\/-$/, '')) || known.includes(pointer);
  if (operation.op === 'test' && exists) {
    const message = `No frozen draft has ${JSON.stringify(operation.value)} at "${pointer}", so that the patch always stops here.`;
    return { file, pointer: `${place}/value`, message };
  }
  if (operation.op === 'add' || exists) {
    const message = `"${operation.path}" leads into no group or list of any frozen draft.`;
    return { file, pointer: `${place}/path`, message };
  }
  const use = { name: pointer, file, pointer: `${place}/${key}` };
  const message = `No frozen draft of an earlier version has an answer at "${pointer}", so that this operation has no effect.`;
  return unknownName(use, { message, known });
}

/** Returns the pointers of answers in earlier frozen drafts just before the migration to a version. */
function pointersBefore(source: ScreenSource, version: number): string[] {
  const { migrations = [] } = draftOf(source) ?? {};
  const pointers = source.drafts
    .filter((draft) => draft.version < version)
    .flatMap((draft) =>
      draft.answers.flatMap((answers) => {
        const range = { from: draft.version, to: version - 1, migrations };
        const { trace } = migrateAnswers({ answers, trace: createTrace(answers) }, range);
        return [...movedPointers(trace).values()].map(toQuestionPointer);
      }),
    );
  return [...new Set(pointers.flatMap((one) => [one, one.replace(/\/-$/, '')]))];
}
