// Proves that forms:diff says why it could not compare: an unknown ref, a shallow clone, or an error.
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../../src/commands/command.ts';
import {
  commit,
  complained,
  cwd,
  edit,
  git,
  heading,
  output,
  printed,
  run,
  setUpProject,
  top,
} from './project.ts';

setUpProject();

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
    expect(await run(['a', 'b', 'c'])).toBe(exitCodes.badArguments);
    expect(await run(['--json', '--markdown'])).toBe(exitCodes.badArguments);
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
      /^Booked \(\/booked\)\n {2}the heading[^\n]*\n\nforms\/: the comparison is incomplete; 1 change in the rest since HEAD \(\w{7}\)\.$/,
    );
    expect(complained.join('\n')).toMatch(
      /not compared because of an error in forms\/received\/screen\.json:6:3 at HEAD \(\w+\): There is no key "icn"/,
    );
    expect(complained.join('\n')).toMatch(/in forms\/residency\/stay\/schema\.json:\d+:\d+: /);
  });

  it('are never told as if nothing had changed, and stand in the Markdown', async () => {
    await edit('"title"', 'title', 'forms/residency/stay/schema.json');
    expect(await run()).toBe(exitCodes.badDefinitions);
    expect(output()).toBe(
      'forms/: the comparison is incomplete; no changes in the rest since HEAD (commit).',
    );
    printed.length = 0;
    expect(await run(['--markdown'])).toBe(exitCodes.badDefinitions);
    expect(output()).toMatch(
      /^\*\*forms\/: the comparison is incomplete; no changes in the rest since HEAD \(commit\)\.\*\*\n\n- not compared because of an error in forms\/residency\/stay\/schema\.json:\d+:\d+: /,
    );
  });

  it('in app.json leave nothing to compare', async () => {
    await writeFile(join(cwd, 'forms/app.json'), '{');
    expect(await run()).toBe(exitCodes.badDefinitions);
    expect(printed).toEqual([]);
    expect(complained.join('\n')).toMatch(/not compared because of an error in forms\/app\.json:1/);
    expect(await run(['--markdown'])).toBe(exitCodes.badDefinitions);
    expect(printed.join('\n')).toMatch(
      /^\*\*forms\/: nothing could be compared\.\*\*\n\n- not compared because of an error in forms\/app\.json:1/,
    );
  });
});
