import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exitCodes, runCommand } from '../../src/commands/command.ts';
import { diffCommand } from '../../src/commands/diff/diff-command.ts';

let top: string;
let cwd: string;
let printed: string[];
let complained: string[];

beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'diff-'));
  cwd = join(top, 'project');
  printed = [];
  complained = [];
  await cp(resolve('tests/products/workshop'), join(cwd, 'forms'), { recursive: true });
  git('init', '-q', '-b', 'main');
  commit('as it was');
});
afterEach(() => rm(top, { recursive: true }));

const run = (args: string[] = [], env: Record<string, string> = {}) =>
  runCommand(diffCommand, args, {
    cwd,
    env,
    print: (text) => printed.push(text),
    complain: (text) => complained.push(text),
  });

/** What was printed, whichever name the commit has. */
const output = () => printed.join('\n').replace(/\(\w{7}\)/, '(commit)');

function git(...args: string[]): string {
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];
  return execFileSync('git', [...who, ...args], { cwd, encoding: 'utf8' }).trim();
}

function commit(message: string): void {
  git('add', '-A');
  git('commit', '-q', '-m', message);
}

async function edit(from: string, to: string, file = 'forms/booked/screen.json'): Promise<void> {
  const path = join(cwd, file);
  await writeFile(path, (await readFile(path, 'utf8')).replace(from, to));
}

const heading = ['Your bench is waiting for you.', 'See you soon.'] as const;
const sentence = 'the heading is now "See you soon." (was "Your bench is waiting for you.")';

describe('the command', () => {
  it('says that nothing has changed', async () => {
    expect(await run()).toBe(exitCodes.success);
    expect(printed.join('\n')).toMatch(
      /^forms\/: nothing that anybody would notice has changed since HEAD \(\w{7}\)\.$/,
    );
  });

  it('says what is not committed yet, below the screen that it is about', async () => {
    await edit(...heading);
    expect(await run()).toBe(exitCodes.changes);
    expect(printed.join('\n')).toBe(
      `Booked (/booked)\n  ${sentence}\n\nforms/: 1 change since HEAD (${git('rev-parse', '--short=7', 'HEAD')}).`,
    );
  });

  it('tells the product first, then screens as a visitor meets them, the local provider last', async () => {
    await edit(...heading);
    await edit('"Hollow Lane Craft School"', '"Hollow Lane"', 'forms/app.json');
    await edit('"status": 201', '"status": 202', 'forms/sandbox.json');
    await edit('"maxLength": 12 ', '"maxLength": 9 ', 'forms/booking/contact/schema.json');
    expect(await run()).toBe(exitCodes.changes);
    expect(output()).toMatchInlineSnapshot(`
      "The whole product
        the name of the product is now "Hollow Lane" (was "Hollow Lane Craft School")

      Book a workshop (/book)
        Contact and address: 'Postcode' in 'Where we send the invoice' may now have 9 characters at most (was 12)

      Booked (/booked)
        the heading is now "See you soon." (was "Your bench is waiting for you.")

      The local provider (development only)
        calls.book.answer.status is now 202 (was 201)

      forms/: 4 changes since HEAD (commit)."
    `);
  });

  it('compares with any commit, and two commits with each other', async () => {
    git('tag', 'v1');
    await edit(...heading);
    commit('another heading');
    git('tag', 'v2');
    await edit('"Booked"', '"Done"');
    expect(await run(['v2'])).toBe(exitCodes.changes);
    expect(printed.pop()).toMatch(/^Done \(\/booked\)\n {2}the title is now "Done"[^\n]*\n\nforms/);
    await run(['v1..v2']);
    expect(printed.pop()).toContain(sentence);
    await run(['v2..v1']);
    expect(printed.pop()).toContain('the heading is now "Your bench is waiting for you."');
    expect(await run(['v1..v1'])).toBe(exitCodes.success);
  });

  it('says what a branch did since it parted from another', async () => {
    git('checkout', '-q', '-b', 'topic');
    await edit(...heading);
    commit('another heading');
    git('checkout', '-q', 'main');
    await edit('"Booked"', '"Done"');
    commit('another title');
    expect(await run(['main...topic'])).toBe(exitCodes.changes);
    expect(printed.pop()).toMatch(
      /^Booked \(\/booked\)\n {2}the heading .*\n\nforms\/: 1 change since \w{7}, where it parted from main\.$/,
    );
  });

  it('prints Markdown that no text of the product can break', async () => {
    await edit(heading[0], '*See* <b>you</b>, @ada');
    expect(await run(['--markdown'])).toBe(exitCodes.changes);
    expect(output()).toMatchInlineSnapshot(`
      "**forms/: 1 change since HEAD (commit).**

      #### Booked (/booked)

      - the heading is now "\\*See\\* &lt;b&gt;you&lt;/b&gt;, @<!-- -->ada" (was "Your bench is waiting for you.")"
    `);
  });

  it('prints the changes as JSON, and nothing else', async () => {
    await edit(...heading);
    await edit('"maxLength": 12 ', '"maxLength": 9 ', 'forms/booking/contact/schema.json');
    expect(await run(['--json'])).toBe(exitCodes.changes);
    expect(JSON.parse(printed.join('\n'))).toMatchInlineSnapshot(`
      [
        {
          "field": "/address/postcode",
          "id": "maxLength",
          "now": 9,
          "screen": "/book",
          "sentence": "Contact and address: 'Postcode' in 'Where we send the invoice' may now have 9 characters at most (was 12)",
          "step": "contact",
          "was": 12,
          "where": "Book a workshop (/book)",
        },
        {
          "id": "heading",
          "now": "See you soon.",
          "screen": "/booked",
          "sentence": "the heading is now "See you soon." (was "Your bench is waiting for you.")",
          "was": "Your bench is waiting for you.",
          "where": "Booked (/booked)",
        },
      ]
    `);
    printed = [];
    expect(await run(['--json', 'HEAD..HEAD'])).toBe(exitCodes.success);
    expect(printed).toEqual(['[]']);
  });

  it('knows a picture by what is in it', async () => {
    await writeFile(join(cwd, 'forms/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await run()).toBe(exitCodes.changes);
    expect(printed.join('\n')).toContain('the logo is another picture');
  });

  it('explains itself', async () => {
    expect(await run(['--help'])).toBe(exitCodes.success);
    expect(printed.join('\n')).toMatch(/--markdown.*--json.*Ends with 0/s);
  });
});

describe('the folder', () => {
  it('may lie in another repository, and be its root', async () => {
    const other = join(top, 'product');
    await rename(join(cwd, 'forms'), other);
    git('-C', other, 'init', '-q');
    git('-C', other, 'add', '-A');
    git('-C', other, 'commit', '-q', '-m', 'as it was');
    await edit(...heading, '../product/booked/screen.json');
    expect(await run([], { FORMS_DIR: '../product' })).toBe(exitCodes.changes);
    expect(printed.join('\n')).toContain(sentence);
    expect(printed.join('\n')).toContain('../product/: 1 change since HEAD');
    await symlink(other, join(top, 'link'));
    expect(await run(['HEAD', '../link'])).toBe(exitCodes.changes);
  });

  it('may lie deep, under a name that is not plain', async () => {
    await mkdir(join(cwd, 'a b'));
    await rename(join(cwd, 'forms'), join(cwd, 'a b/förms'));
    commit('moved');
    await edit(...heading, 'a b/förms/booked/screen.json');
    expect(await run(['HEAD', 'a b/förms'])).toBe(exitCodes.changes);
    expect(printed.join('\n')).toContain(sentence);
  });

  it('is all new where the commit had none, and all gone where only it had one', async () => {
    await cp(join(cwd, 'forms'), join(cwd, 'other'), { recursive: true });
    expect(await run(['HEAD', 'other'])).toBe(exitCodes.changes);
    expect(printed.pop()).toMatch(
      /^The whole product\n {2}all of other\/ is new: HEAD \(\w+\) has none/,
    );
    git('tag', 'v1');
    git('rm', '-rq', 'forms');
    git('commit', '-q', '-m', 'gone');
    expect(await run(['v1..HEAD'])).toBe(exitCodes.changes);
    expect(printed.pop()).toContain('all of forms/ is gone');
    expect(await run(['v1'])).toBe(exitCodes.unreadable);
    expect(complained.join('\n')).toMatch(/forms can't be read \(ENOENT\)/);
  });

  it('has to be in a repository', async () => {
    await cp(join(cwd, 'forms'), join(top, 'loose'), { recursive: true });
    expect(await run(['HEAD', '../loose'])).toBe(exitCodes.unreadable);
    expect(complained.join('\n')).toMatch(/^forms:diff: .*loose lies in no git repository, so/);
  });
});

describe('what is no forms folder', () => {
  it('is told of a file', async () => {
    expect(await run([], { FORMS_DIR: 'forms/app.json' })).toBe(exitCodes.unreadable);
    expect(await run(['HEAD..HEAD', 'forms/app.json'])).toBe(exitCodes.unreadable);
    expect(await run(['HEAD', 'forms/app.json/deeper'])).toBe(exitCodes.unreadable);
    expect(complained).toHaveLength(3);
    for (const line of complained) {
      expect(line).toMatch(/^forms:diff: The forms folder .* can't be read \(ENOTDIR\)/);
    }
  });

  it('is told of a folder without app.json', async () => {
    await mkdir(join(cwd, 'empty'));
    expect(await run(['HEAD', 'empty'])).toBe(exitCodes.unreadable);
    expect(await run(['HEAD', 'forms/booking'])).toBe(exitCodes.unreadable);
    expect(printed).toEqual([]);
    expect(complained[0]).toMatch(/^forms:diff: The forms folder .*empty has no app\.json/);
    expect(complained[1]).toMatch(/^forms:diff: The forms folder .*booking has no app\.json/);
  });

  it('is told of a second ref, with the way to write two', async () => {
    await edit(...heading);
    commit('another heading');
    expect(await run(['HEAD', 'HEAD~1'])).toBe(exitCodes.badArguments);
    expect(complained).toEqual([
      'forms:diff: There is no folder HEAD~1. For two refs write HEAD..HEAD~1.',
    ]);
    expect(await run(['HEAD', 'nowhere'])).toBe(exitCodes.unreadable);
    expect(complained[1]).toMatch(/nowhere can't be read \(ENOENT\)/);
  });
});

describe('a ref', () => {
  it('that git does not know is told', async () => {
    expect(await run(['v9'])).toBe(exitCodes.unreadable);
    expect(complained.join('\n')).toMatch(
      /^forms:diff: git knows no commit "v9" here\. "git branch/,
    );
  });

  it('that a shallow clone lacks is told with the way to get it', async () => {
    await edit(...heading);
    commit('another heading');
    const clone = join(top, 'clone');
    git('clone', '-q', '--depth=1', `file://${cwd}`, clone);
    git('-C', clone, 'checkout', '-q', '--detach');
    expect(await run(['origin/topic', join(clone, 'forms')])).toBe(exitCodes.unreadable);
    expect(complained.join('\n')).toMatch(/only the latest commits.*--depth=1 origin topic/);
  });

  it('is not there before the first commit', async () => {
    const fresh = join(top, 'fresh');
    await cp(join(cwd, 'forms'), join(fresh, 'forms'), { recursive: true });
    git('-C', fresh, 'init', '-q');
    expect(await run(['HEAD', join(fresh, 'forms')])).toBe(exitCodes.unreadable);
    expect(complained.join('\n')).toMatch(/no commit yet/);
  });

  it('and other arguments are refused where they make no sense', async () => {
    expect(await run(['--jsn'])).toBe(exitCodes.badArguments);
    expect(await run(['a', 'b', 'c'])).toBe(exitCodes.badArguments);
    expect(await run(['--json', '--markdown'])).toBe(exitCodes.badArguments);
    expect(complained.join('\n')).toMatch(/Unknown option '--jsn'\..*--help/);
  });
});

describe('definitions with errors', () => {
  it('are left out, with file and line, and all others are compared', async () => {
    await edit('"icon"', '"icn"', 'forms/received/screen.json');
    commit('a mistake');
    await edit('"icn"', '"icon"', 'forms/received/screen.json');
    await edit('"title"', 'title', 'forms/residency/stay/schema.json');
    await edit(...heading);
    expect(await run()).toBe(exitCodes.badDefinitions);
    expect(printed.join('\n')).toMatch(
      /^Booked \(\/booked\)\n {2}the heading[^\n]*\n\nforms\/: not everything could be compared; 1 change in the rest since HEAD \(\w{7}\)\.$/,
    );
    expect(complained.join('\n')).toMatch(
      /not compared, for an error in forms\/received\/screen\.json:6:3 at HEAD \(\w+\): There is no key "icn"/,
    );
    expect(complained.join('\n')).toMatch(/in forms\/residency\/stay\/schema\.json:\d+:\d+: /);
  });

  it('are never told as if nothing had changed, and stand in the Markdown', async () => {
    await edit('"title"', 'title', 'forms/residency/stay/schema.json');
    expect(await run()).toBe(exitCodes.badDefinitions);
    expect(output()).toBe(
      'forms/: not everything could be compared; no changes in the rest since HEAD (commit).',
    );
    printed = [];
    expect(await run(['--markdown'])).toBe(exitCodes.badDefinitions);
    expect(output()).toMatch(
      /^\*\*forms\/: not everything could be compared; no changes in the rest since HEAD \(commit\)\.\*\*\n\n- not compared, for an error in forms\/residency\/stay\/schema\.json:\d+:\d+: /,
    );
  });

  it('in app.json leave nothing to compare', async () => {
    await writeFile(join(cwd, 'forms/app.json'), '{');
    expect(await run()).toBe(exitCodes.badDefinitions);
    expect(printed).toEqual([]);
    expect(complained.join('\n')).toMatch(/not compared, for an error in forms\/app\.json:1/);
    expect(await run(['--markdown'])).toBe(exitCodes.badDefinitions);
    expect(printed.join('\n')).toMatch(
      /^\*\*forms\/: nothing could be compared\.\*\*\n\n- not compared, for an error in forms\/app\.json:1/,
    );
  });
});
