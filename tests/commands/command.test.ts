// Proves that every command has help, and refuses unknown options before it does anything.
import { expect, it } from 'vitest';
import { checkCommand } from '../../src/commands/check-command.ts';
import { type Command, exitCodes, runCommand } from '../../src/commands/command.ts';
import { diffCommand } from '../../src/commands/diff/diff-command.ts';
import { freezeCommand } from '../../src/commands/freeze-command.ts';
import { manualCommand } from '../../src/commands/manual/manual-command.ts';
import { newCommand } from '../../src/commands/new/new-command.ts';
import { openApiCommand } from '../../src/commands/openapi-command.ts';
import { ruleIndexCommand } from '../../src/commands/rule-index-command.ts';
import { schemasCommand } from '../../src/commands/schemas-command.ts';
import { textsCommand } from '../../src/commands/texts/texts-command.ts';

async function run<Flag extends string, Option extends string>(
  command: Command<Flag, Option>,
  args: string[],
) {
  const output = { printed: [] as string[], errors: [] as string[] };
  const code = await runCommand(command, args, {
    cwd: '/nowhere',
    env: {},
    print: (text) => output.printed.push(text),
    printError: (text) => output.errors.push(text),
  });
  return { code, ...output };
}

const commands = [
  checkCommand,
  diffCommand,
  freezeCommand,
  newCommand,
  openApiCommand,
  schemasCommand,
  textsCommand,
] as Command[];
/** Those of the project itself, which end with success or an error. */
const generators = [manualCommand, ruleIndexCommand] as Command[];

it.each([...commands, ...generators])(
  '$name has help and refuses unknown options, before it does anything',
  async (command) => {
    const help = await run(command, ['--help']);
    expect(help).toMatchObject({ code: exitCodes.success, errors: [] });
    expect(help.printed.join('\n')).toMatch(new RegExp(`npm run (-s )?${command.name}\\b`));
    for (const option of [...command.flags, ...(command.options ?? [])]) {
      expect(help.printed.join('\n')).toContain(`--${option}`);
    }
    const refused = await run(command, ['--unknown']);
    expect(refused).toMatchObject({ code: exitCodes.badArguments, printed: [] });
    expect(refused.errors.join('\n')).toMatch(/Unknown option '--unknown'\..*--help/);
  },
);

it.each(commands)('$name tells in its help how it ends', async (command) => {
  const { printed } = await run(command, ['--help']);
  expect(printed.join('\n')).toMatch(/(Exit codes:|Ends with) 0 .*\b64 for bad arguments/s);
});

it('reads flags, options with values and operands', async () => {
  const command: Command<'fast', 'size'> = {
    name: 'try',
    help: '',
    flags: ['fast'],
    options: ['size'],
    maxOperands: 1,
    run: async (input, { print }) => {
      print(JSON.stringify(input));
      return exitCodes.success;
    },
  };
  const { printed } = await run(command, ['--size', '3', 'here']);
  expect(JSON.parse(printed[0] ?? '')).toEqual({
    flags: { fast: false },
    values: { size: '3' },
    operands: ['here'],
  });
  expect((await run(command, ['--size'])).code).toBe(exitCodes.badArguments);
});
