// Proves that forms:check prints what it finds, fixes what it can, and reads folders as editors and git leave them.
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { version } from '../../package.json' with { type: 'json' };
import { checkCommand } from '../../src/commands/check-command.ts';
import { exitCodes, runCommand } from '../../src/commands/command.ts';

const shipped = fileURLToPath(new URL('../../forms', import.meta.url));
const journeys = 'signup/examples.json';

let cwd: string;
let printed: string[];
let complained: string[];

beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'check-'));
  printed = [];
  complained = [];
  // Its journeys take as long as everything else.
  const filter = (path: string) => path !== join(shipped, journeys);
  await cp(shipped, join(cwd, 'forms'), { recursive: true, filter });
});
afterEach(() => rm(cwd, { recursive: true }));

const run = (args: string[], env: Record<string, string> = {}) =>
  runCommand(checkCommand, args, {
    cwd,
    env,
    print: (text) => printed.push(text),
    printError: (text) => complained.push(text),
  });

async function edit(file: string, from: string, to: string): Promise<void> {
  const path = join(cwd, 'forms', file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

describe('the command', () => {
  it('prints the version that package.json has, on which CONTRIBUTING.md has notes', async () => {
    expect(await run(['--version'])).toBe(exitCodes.success);
    expect(printed).toEqual([version]);
    const notes = await readFile(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8');
    expect(notes.match(/^### (\d+\.\d+\.\d+)$/m)?.[1]).toBe(version);
  });

  it('says that there are no problems', async () => {
    expect(await run([])).toBe(0);
    expect(printed.join('\n')).toMatch(/^forms\/: no problems in \d+ files\.$/);
  });

  it('prints every finding with its place, sentence, rule and lines', async () => {
    await edit('confirm/screen.json', '"heading"', '"hading"');
    await edit('error/screen.json', '"href"', '"herf"');
    expect(await run([])).toBe(exitCodes.findings);
    const output = printed.join('\n');
    expect(output).toMatch(
      /^forms\/confirm\/screen\.json:\d+:3: error: There is no key "hading" here\. Did you mean "heading"\? \[unknown-key\]$/m,
    );
    expect(output).toMatch(/^> \d+ \| {3}"hading": "Please check/m);
    expect(output).toContain('forms/error/screen.json');
    expect(printed.at(-1)).toBe('forms/: 2 errors, 0 warnings. --fix fixes 2 of them.');
  });

  it('counts a warning as something found', async () => {
    await edit('app.json', '"apply": "/"', '"apply": "/", "phone": "1"');
    expect(await run([])).toBe(exitCodes.findings);
    expect(printed.at(-1)).toContain('0 errors, 1 warning.');
  });

  it('warns of editor schemas that are not those of this version, whatever their white space', async () => {
    const schema = join(cwd, 'forms/.schemas/app.schema.json');
    const fresh = JSON.parse(await readFile(schema, 'utf8'));
    await writeFile(schema, JSON.stringify(fresh));
    expect(await run([])).toBe(exitCodes.success);
    await writeFile(schema, JSON.stringify({ ...fresh, title: 'Old' }));
    await rm(join(cwd, 'forms/.schemas/ui.schema.json'));
    printed.length = 0;
    expect(await run([])).toBe(exitCodes.findings);
    expect(printed[0]).toMatch(
      /^forms\/\.schemas\/app\.schema\.json:1:1: warning: .* and 1 more file there\. .*npm run forms:schemas/,
    );
    await rm(join(cwd, 'forms/.schemas'), { recursive: true });
    expect(await run([])).toBe(exitCodes.success);
  });

  it('prints the findings as JSON, and nothing else', async () => {
    await edit('confirm/screen.json', '"heading"', '"hading"');
    expect(await run(['--json'])).toBe(exitCodes.findings);
    expect(printed).toHaveLength(1);
    expect(JSON.parse(printed[0] ?? '')).toEqual([
      {
        file: 'forms/confirm/screen.json',
        line: expect.any(Number),
        column: 3,
        pointer: '/hading',
        rule: 'unknown-key',
        severity: 'error',
        message: 'There is no key "hading" here. Did you mean "heading"?',
      },
    ]);
  });

  it('prints an empty list as JSON where nothing was found', async () => {
    expect(await run(['--json'])).toBe(exitCodes.success);
    expect(printed).toEqual(['[]']);
  });

  it('fixes what can be fixed, in the file', async () => {
    const before = await readFile(join(cwd, 'forms/confirm/screen.json'), 'utf8');
    await edit('confirm/screen.json', '"heading"', '"hading"');
    expect(await run(['--fix'])).toBe(exitCodes.success);
    expect(await readFile(join(cwd, 'forms/confirm/screen.json'), 'utf8')).toBe(before);
    expect(complained).toEqual([
      expect.stringMatching(
        /^forms:check: forms\/confirm\/screen\.json:\d+: renamed "hading" to "heading"\.$/,
      ),
      'forms:check: 1 problem fixed in 1 file.',
    ]);
  });

  it('warns of examples and journeys that expect words which visitors do not read, and renews them', async () => {
    const read = () => readFile(join(cwd, 'forms/signup/create-login/examples.json'), 'utf8');
    await cp(join(shipped, journeys), join(cwd, 'forms', journeys));
    await edit('app.json', '"maxLength": "', '"maxLength": "Sorry, ');
    await edit('signup/screen.json', '"login_name": "', '"login_name": "Sorry. ');
    expect(await run([])).toBe(exitCodes.findings);
    expect(printed.join('\n')).toMatch(
      /create-login\/examples\.json:\d+:\d+: warning: Visitors read "Sorry, .*" here\. \[wrong-example\]/,
    );
    expect(printed.join('\n')).toMatch(
      /signup\/examples\.json:\d+:\d+: warning: The journey expects .* beside "login_name", but visitors read "Sorry\. .*" there\. The same in line \d+\. \[wrong-example\]/,
    );
    await run(['--fix']);
    expect(complained.join('\n')).toMatch(
      /create-login\/examples\.json:\d+: replaced ".*" by "Sorry, .*"\./,
    );
    expect(complained.join('\n')).toMatch(
      /signup\/examples\.json:\d+: replaced ".*" by "Sorry\. .*"\./,
    );
    expect(await read()).toContain('"Sorry, ');
    printed.length = 0;
    expect(await run([])).toBe(exitCodes.success);
  });

  it('does not spread a misspelling of a name that is right elsewhere', async () => {
    const files = ['apply/schema.json', 'apply/ui.json', 'apply/screen.json'];
    const read = () => Promise.all(files.map((file) => readFile(join(cwd, 'forms', file), 'utf8')));
    await edit('apply/schema.json', '"first_name": {', '"frist_name": {');
    const before = await read();
    expect(await run(['--fix'])).toBe(exitCodes.findings);
    expect(await read()).toEqual(before);
  });

  it('checks the folder that is named, else FORMS_DIR', async () => {
    await cp(join(cwd, 'forms'), join(cwd, 'other'), { recursive: true });
    await edit('confirm/screen.json', '"heading"', '"hading"');
    expect(await run(['other'])).toBe(exitCodes.success);
    expect(await run([], { FORMS_DIR: 'other' })).toBe(exitCodes.success);
    expect(await run(['forms'], { FORMS_DIR: 'other' })).toBe(exitCodes.findings);
  });

  it('names files from where it was called', async () => {
    await cp(join(cwd, 'forms'), join(cwd, 'a/b'), { recursive: true });
    await writeFile(join(cwd, 'a/b/app.json'), '');
    expect(await run(['a/b'])).toBe(exitCodes.findings);
    expect(printed[0]).toMatch(/^a\/b\/app\.json:1:1: error: The file is empty/);
  });

  it('refuses a second folder', async () => {
    expect(await run(['a', 'b'])).toBe(exitCodes.badArguments);
  });

  it('says so where a file can not be read', async () => {
    await symlink(join(cwd, 'nowhere.json'), join(cwd, 'forms/confirm/examples.json'));
    expect(await run([])).toBe(exitCodes.unreadable);
    expect(complained).toEqual([
      `forms:check: The file ${join(cwd, 'forms/confirm/examples.json')} can't be read (ENOENT).`,
    ]);
  });

  it('leaves alone what editors, systems and git keep beside the definitions', async () => {
    for (const file of ['.git/config.json', '.DS_Store', 'apply/.#ui.json', 'apply/ui.json~']) {
      await mkdir(dirname(join(cwd, 'forms', file)), { recursive: true });
      await writeFile(join(cwd, 'forms', file), '{');
    }
    expect(await run([])).toBe(0);
  });

  it('finds what was not saved as UTF-8', async () => {
    const path = join(cwd, 'forms/confirm/screen.json');
    const text = (await readFile(path, 'utf8')).replace('Check your email', 'Prüfen');
    await writeFile(path, text, 'latin1');
    expect(await run([])).toBe(exitCodes.findings);
    expect(printed[0]).toContain('forms/confirm/screen.json:5:15: error: This was not saved');
    await writeFile(path, `\uFEFF${text}`, 'utf16le');
    expect(await run([])).toBe(exitCodes.findings);
    expect(printed.join('\n')).toContain(
      'forms/confirm/screen.json:1:1: error: This was not saved',
    );
  });

  it('keeps the line endings of a file that it fixes', async () => {
    const path = join(cwd, 'forms/confirm/screen.json');
    const text = (await readFile(path, 'utf8')).replaceAll('\n', '\r\n');
    await writeFile(path, text.replace('"heading"', '"hading"'));
    expect(await run(['--fix'])).toBe(0);
    expect(await readFile(path, 'utf8')).toBe(text);
  });

  it('says so where the folder can not be read', async () => {
    expect(await run(['nowhere'])).toBe(exitCodes.unreadable);
    expect(complained.join('\n')).toMatch(/nowhere can't be read \(ENOENT\)/);
  });
});
