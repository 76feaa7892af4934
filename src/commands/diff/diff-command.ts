import { relative, resolve, sep } from 'node:path';
import { type Comparison, compareRevisions } from '../../analysis/diff/compare-revisions.ts';
import { productHeading } from '../../analysis/diff/describe/describe-change.ts';
import { asMarkdown } from '../../analysis/diff/print/markdown.ts';
import { asText } from '../../analysis/diff/print/text.ts';
import type { ReportedChange } from '../../analysis/diff/reported-change.ts';
import type { Diagnostic } from '../../compiler/index.ts';
import type { Terminal } from '../terminal.ts';
import { type Arguments, readArguments } from './arguments.ts';
import { findCommit, isFolder } from './git/repository.ts';
import { type Revisions, readRevisions } from './read-revisions.ts';

/** How the command ends: 1 as "git diff --exit-code" does, the last three as sysexits.h has them. */
export const exitCodes = {
  nothing: 0,
  changes: 1,
  badArguments: 64,
  broken: 65,
  unreadable: 66,
} as const;

export const help = `Says in plain words what a change of the definitions does to what visitors see and the provider receives.

  npm run forms:diff -- [options] [ref] [folder]

ref         Since when: a commit, branch or tag; without it HEAD, so what is not committed yet.
            "v1..v2" compares two of them, "main...topic" says what topic did since it parted from main.
folder      The forms folder, in any git repository; without it FORMS_DIR, or else forms/.
--markdown  Prints Markdown, for a comment below a pull request.
--json      Prints a list of { id, where, screen, step, field, sentence, was, now }.
            With npm run -s, nothing else is printed.
--help      Prints this.

Ends with ${exitCodes.nothing} where nothing changed that anybody would notice, ${exitCodes.changes} where something did, \
${exitCodes.badArguments} for bad arguments,
${exitCodes.broken} where not all could be compared because of errors in the definitions, \
${exitCodes.unreadable} where the folder or the ref can't be read.`;

/**
 * Runs the command.
 *
 * @param args what stands behind its name
 * @returns the code to exit with
 */
export async function diffCommand(args: string[], terminal: Terminal): Promise<number> {
  const { cwd, env, print, complain } = terminal;
  const wanted = readArguments(args);
  if (typeof wanted === 'string') {
    complain(`forms:diff: ${wanted} "npm run forms:diff -- --help" says what there is.`);
    return exitCodes.badArguments;
  }
  if (wanted.help) {
    print(help);
    return exitCodes.nothing;
  }
  const folder = resolve(cwd, wanted.folder ?? (env.FORMS_DIR || 'forms'));
  const shown = `${(relative(cwd, folder) || '.').split(sep).join('/')}/`;
  let sides: Revisions;
  try {
    if (await isSecondRef(folder, wanted, cwd)) {
      const { from, folder: ref } = wanted;
      complain(`forms:diff: There is no folder ${ref}. For two refs write ${from}..${ref}.`);
      return exitCodes.badArguments;
    }
    sides = await readRevisions(folder, wanted);
  } catch (error) {
    complain(`forms:diff: ${error instanceof Error ? error.message : String(error)}`);
    return exitCodes.unreadable;
  }
  const { changes, obstacles, refused } = comparedWhole(sides, shown) ?? compare(sides);
  const lines = obstacleLines(obstacles, sides.from);
  for (const line of lines) complain(`forms:diff: ${line}`);
  if (refused) {
    if (wanted.markdown) print(asMarkdown([], `${shown}: nothing could be compared.`, lines));
    return exitCodes.broken;
  }
  print(output(changes, summary(changes, lines, shown, sides.from), lines, wanted));
  if (lines.length > 0) return exitCodes.broken;
  return changes.length > 0 ? exitCodes.changes : exitCodes.nothing;
}

const isSecondRef = async (folder: string, wanted: Arguments, cwd: string): Promise<boolean> =>
  wanted.folder !== undefined &&
  wanted.to === undefined &&
  !isFolder(folder) &&
  (await findCommit(cwd, wanted.folder)) !== undefined;

/** A folder that is on one side only is one change. */
function comparedWhole({ before, after, from }: Revisions, folder: string): Comparison | undefined {
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

function output(
  changes: ReportedChange[],
  words: string,
  obstacles: string[],
  { json, markdown }: Arguments,
): string {
  if (json) return JSON.stringify(changes, null, 2);
  if (markdown) return asMarkdown(changes, words, obstacles);
  return [asText(changes), words].filter(Boolean).join('\n\n');
}

function summary(
  { length }: ReportedChange[],
  obstacles: string[],
  folder: string,
  from: string,
): string {
  const changes = `${length || 'no'} change${length === 1 ? '' : 's'}`;
  if (obstacles.length > 0)
    return `${folder}: not everything could be compared; ${changes} in the rest since ${from}.`;
  return length === 0
    ? `${folder}: nothing that anybody would notice has changed since ${from}.`
    : `${folder}: ${changes} since ${from}.`;
}

function obstacleLines({ before, after }: Comparison['obstacles'], from: string): string[] {
  const line = ({ file, line, column, message, rule }: Diagnostic, when: string) =>
    `not compared, for an error in ${file}:${line}:${column}${when}: ${message} [${rule}]`;
  return [...before.map((one) => line(one, ` at ${from}`)), ...after.map((one) => line(one, ''))];
}
