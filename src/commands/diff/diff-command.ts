import { type Comparison, compareRevisions } from '../../analysis/diff/compare-revisions.ts';
import { productHeading } from '../../analysis/diff/describe/describe-change.ts';
import { asMarkdown, asText } from '../../analysis/diff/print-changes.ts';
import type { ReportedChange } from '../../analysis/diff/reported-change.ts';
import type { Diagnostic } from '../../compiler/index.ts';
import {
  type Arguments,
  type Command,
  CommandError,
  exitCodes,
  type Terminal,
} from '../command.ts';
import { failUnreadable, formsFolder, shownPath } from '../forms-folder.ts';
import { findCommit, isFolder } from './git/repository.ts';
import { type Revisions, readRange, readRevisions } from './read-revisions.ts';

/** `npm run forms:diff` */
export const diffCommand: Command<'json' | 'markdown'> = {
  name: 'forms:diff',
  flags: ['json', 'markdown'],
  maxOperands: 2,
  help: `Lists the changes of the definitions that visitors or the provider can observe.

  npm run forms:diff -- [options] [ref] [folder]

ref         Commit, branch or tag to compare with. Default: HEAD, which lists the uncommitted changes.
            "v1..v2" compares two of them; "main...topic" lists the changes of topic since it left main.
folder      The forms folder, in any git repository. Default: FORMS_DIR, or forms/.
--markdown  Prints Markdown, for a comment on a pull request.
--json      Prints a list of { id, where, screen, step, field, sentence, was, now }.
            With npm run -s, nothing else is printed.
--help      Prints this text.

Ends with ${exitCodes.success} where there is no such change, ${exitCodes.changes} where there are changes, \
${exitCodes.badArguments} for bad arguments,
${exitCodes.badDefinitions} where errors in the definitions prevent a full comparison, \
${exitCodes.unreadable} where the folder or the ref can't be read.`,
  run,
};

async function run(
  { flags: { json, markdown }, operands: [ref = 'HEAD', named] }: Arguments<'json' | 'markdown'>,
  terminal: Terminal,
): Promise<number> {
  const { cwd, print, printError } = terminal;
  if (json && markdown) {
    throw new CommandError(exitCodes.badArguments, 'Either --json or --markdown, not both.');
  }
  const range = readRange(ref);
  const folder = formsFolder(terminal, named);
  const shown = `${shownPath(cwd, folder)}/`;
  const isMissing = named !== undefined && range.to === undefined && !isFolder(folder);
  if (isMissing && (await findCommit(cwd, named).catch(failUnreadable)) !== undefined) {
    const message = `There is no folder ${named}. For two refs write ${range.from}..${named}.`;
    throw new CommandError(exitCodes.badArguments, message);
  }
  const revisions = await readRevisions(folder, range).catch(failUnreadable);
  const { changes, obstacles, refused } = compareFolders(revisions, shown) ?? compare(revisions);
  const lines = obstacleLines(obstacles, revisions.from);
  for (const line of lines) printError(line);
  if (refused) {
    if (markdown) print(asMarkdown([], `${shown}: nothing could be compared.`, lines));
    return exitCodes.badDefinitions;
  }
  const text = summary(changes, lines, shown, revisions.from);
  if (json) print(JSON.stringify(changes, null, 2));
  else if (markdown) print(asMarkdown(changes, text, lines));
  else print([asText(changes), text].filter(Boolean).join('\n\n'));
  if (lines.length > 0) return exitCodes.badDefinitions;
  return changes.length > 0 ? exitCodes.changes : exitCodes.success;
}

/** Reports a folder that only one revision has as one change. */
function compareFolders(
  { before, after, from }: Revisions,
  folder: string,
): Comparison | undefined {
  if (before && after) return undefined;
  const sentence = before
    ? `all of ${folder} is gone`
    : `all of ${folder} is new: ${from} has none`;
  const id = before ? 'removed' : 'added';
  const changes = before || after ? [{ id, where: productHeading, sentence }] : [];
  return { changes, obstacles: { before: [], after: [] }, refused: false };
}

const compare = ({ before, after }: Revisions): Comparison =>
  compareRevisions(before as NonNullable<typeof before>, after as NonNullable<typeof after>);

function summary(
  { length }: ReportedChange[],
  obstacles: string[],
  folder: string,
  from: string,
): string {
  const changes = `${length || 'no'} change${length === 1 ? '' : 's'}`;
  if (obstacles.length > 0)
    return `${folder}: the comparison is incomplete; ${changes} in the rest since ${from}.`;
  return length === 0
    ? `${folder}: no visible changes since ${from}.`
    : `${folder}: ${changes} since ${from}.`;
}

function obstacleLines({ before, after }: Comparison['obstacles'], from: string): string[] {
  const line = ({ file, line, column, message, rule }: Diagnostic, when: string) =>
    `not compared because of an error in ${file}:${line}:${column}${when}: ${message} [${rule}]`;
  return [...before.map((one) => line(one, ` at ${from}`)), ...after.map((one) => line(one, ''))];
}
