// Proves that the first lesson of the manual, followed as it is, ends as it says, in the checker and in forms:diff.
import { expect, it } from 'vitest';
import { checkCommand } from '../../src/commands/check-command.ts';
import { exitCodes, runCommand } from '../../src/commands/command.ts';
import { readPage } from '../../src/manual/manual.ts';
import { cwd, output, printed, run, setUpProject } from '../commands/diff/project.ts';
import { follow } from '../recipes/follow.ts';
import { lessonOf } from '../recipes/page.ts';

setUpProject('forms');

const lesson = 'first-change.md';

it('only examples fail at first, the change passes the checker once they are completed, and forms:diff prints what the page shows', async () => {
  await follow(lessonOf(lesson), cwd);
  const terminal = {
    cwd,
    env: {},
    print: (text: string) => printed.push(text),
    printError: (text: string) => printed.push(text),
  };
  expect(await runCommand(checkCommand, [], terminal)).toBe(exitCodes.findings);
  const found = printed.join('\n').matchAll(/ \[([\w-]+)\]$/gm);
  expect([...new Set([...found].map(([, id]) => id))]).toEqual(['wrong-example']);
  printed.length = 0;
  expect(await runCommand(checkCommand, ['--fix'], terminal), printed.join('\n')).toBe(
    exitCodes.success,
  );
  printed.length = 0;
  expect(await run()).toBe(exitCodes.changes);
  const [, shown] = /```text\n([\s\S]*?)\n```/.exec(readPage(lesson).text) ?? [];
  expect(output()).toBe(shown?.replace('(22ddd29)', '(commit)'));
});
