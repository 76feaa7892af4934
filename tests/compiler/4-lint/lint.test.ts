import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openForms, type Workspace } from '../../../src/build/workspace.ts';
import { createLinter } from '../../../src/compiler/4-lint/lint.ts';
import { rules } from '../../../src/compiler/4-lint/rules/index.ts';
import { checkForms, checkSources } from '../../../src/compiler/compile.ts';
import { type Overlay, tinySources } from '../../build/overlay.ts';

const rulesFolder = fileURLToPath(new URL('rules', import.meta.url));
/** One change that breaks each rule. */
const changes = readdirSync(rulesFolder).flatMap((rule) => {
  const cases: Record<string, { change: Overlay }> = JSON.parse(
    readFileSync(join(rulesFolder, rule, 'invalid.json'), 'utf8'),
  );
  const [first] = Object.entries(cases);
  return first ? [{ name: `${rule}: ${first[0]}`, change: first[1].change }] : [];
});

describe('a checker that remembers', () => {
  it('finds in each changed product what one finds that has seen no other', {
    timeout: 60_000,
  }, () => {
    const check = createLinter('forms');
    for (const { name, change } of changes) {
      const sources = tinySources(change);
      expect(check(sources).diagnostics, name).toEqual(checkSources('forms', sources).diagnostics);
      expect(check(tinySources()).diagnostics, `${name}, taken back`).toEqual([]);
    }
  });

  it('leaves the screens alone whose files are the same', () => {
    const check = createLinter('forms');
    const before = check(tinySources()).product.screens;
    const [changed, ...nonJsonFiles] = before.map(({ id }) => id);
    const path = `${changed}/screen.json`;
    const after = check(tinySources({ [path]: { title: 'Another title' } })).product.screens;
    expect(after.find(({ id }) => id === changed)).not.toBe(
      before.find(({ id }) => id === changed),
    );
    expect(nonJsonFiles.length).toBeGreaterThan(0);
    for (const id of nonJsonFiles) {
      expect(after.find((screen) => screen.id === id)).toBe(before.find((one) => one.id === id));
    }
  });
});

describe('a checker of many screens', () => {
  const copies = 30;
  /** The tiny product, with so many copies of one of its screens. */
  const manyScreens = (title: string) => {
    const { texts, nonJsonFiles } = tinySources({ 'done/screen.json': { title } });
    const page = JSON.parse(texts.get('forms/done/screen.json') ?? '');
    for (let copy = 0; copy < copies; copy++) {
      const route = `${page.route}-${copy}`;
      texts.set(
        `forms/done-${copy}/screen.json`,
        JSON.stringify({ ...page, route, title: 'Copy' }),
      );
    }
    return { texts, nonJsonFiles: nonJsonFiles };
  };

  it('asks of one part only what its findings are, after a change of one screen', () => {
    const check = createLinter('forms');
    check(manyScreens('Done'));
    const looks = rules.flatMap((rule) => (rule.checkUnit ? [vi.spyOn(rule, 'checkUnit')] : []));
    check(manyScreens('All done'));
    expect(looks.length).toBeGreaterThan(30);
    for (const look of looks) {
      expect(look).toHaveBeenCalledOnce();
      expect(look.mock.calls[0]?.[0]?.screens.map(({ id }) => id)).toEqual(['done']);
    }
    vi.restoreAllMocks();
  });
});

describe('a folder that is read file by file', () => {
  let folder: string;
  let workspace: Workspace;
  const path = (file: string) => join(folder, 'forms', file);
  const write = async (file: string, text: string) => {
    await mkdir(dirname(path(file)), { recursive: true });
    await writeFile(path(file), text);
  };
  const found = async () => (await workspace.current()).diagnostics;
  const foundAnew = async () => (await checkForms(join(folder, 'forms'))).diagnostics;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workspace-'));
    for (const [file, text] of tinySources().texts) await write(file.replace('forms/', ''), text);
    for (const file of tinySources().nonJsonFiles)
      await write(file.replace('forms/', ''), '<svg/>');
    workspace = openForms(join(folder, 'forms'));
    expect(await found()).toEqual([]);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('knows a file that is changed, and fixed again', async () => {
    const text = tinySources().texts.get('forms/app.json') ?? '';
    await write('app.json', '{ "name": ');
    await workspace.reread(path('app.json'));
    expect(await found()).toEqual(await foundAnew());
    expect(await found()).not.toEqual([]);
    await write('app.json', text);
    await workspace.reread(path('app.json'));
    expect(await found()).toEqual([]);
  });

  it('knows a file that is new, renamed or gone', async () => {
    const steps: [string, () => Promise<void>][] = [
      ['aaa/screen.json', () => write('aaa/screen.json', '{ "kind": "page" }')],
      ['notes.json', () => write('notes.json', '{}')],
      ['notes.json', () => rename(path('notes.json'), path('other.json'))],
      ['other.json', async () => undefined],
      ['aaa/screen.json', () => rm(path('aaa'), { recursive: true })],
      ['done/Screen.JSON', () => write('done/Screen.JSON', '{}')],
      ['done/screen.json', () => rm(path('done/screen.json'))],
      ['done/Screen.JSON', () => rm(path('done/Screen.JSON'))],
    ];
    for (const [file, change] of steps) {
      await change();
      await workspace.reread(path(file));
      // A renamed file is told as one that is gone and one that is new.
      if (file === 'notes.json') await workspace.reread(path('other.json'));
      expect(await found(), file).toEqual(await foundAnew());
    }
  });

  it('recovers once the folder can be read again', async () => {
    await rename(join(folder, 'forms'), join(folder, 'away'));
    await expect(workspace.rereadAll()).rejects.toThrow(/can't be read/);
    await rename(join(folder, 'away'), join(folder, 'forms'));
    await workspace.reread(path('app.json'));
    expect(await found()).toEqual([]);
  });
});
