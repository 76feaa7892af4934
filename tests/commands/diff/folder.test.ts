// Proves that forms:diff finds the definitions wherever in a repository they lie, and says where there are none.
import { cp, mkdir, rename, symlink } from 'node:fs/promises';
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
  printed,
  run,
  sentence,
  setUpProject,
  top,
} from './project.ts';

setUpProject();

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

  it('may hold links to files elsewhere in the repository', async () => {
    await mkdir(join(cwd, 'texts'));
    await rename(join(cwd, 'forms/booked/screen.json'), join(cwd, 'texts/booked.json'));
    await symlink('../../texts/booked.json', join(cwd, 'forms/booked/screen.json'));
    commit('linked');
    expect(await run()).toBe(exitCodes.success);
    await edit(...heading, 'texts/booked.json');
    expect(await run()).toBe(exitCodes.changes);
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
