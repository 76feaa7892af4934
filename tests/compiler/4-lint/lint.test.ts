// Proves that after any change the checker finds what a new one would, and checks only what has changed.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { rules } from '../../../src/compiler/4-lint/registered-rules.ts';
import { compileFolder, compileSources, createCompiler } from '../../../src/compiler/compile.ts';
import { openWorkspace, type Workspace } from '../../../src/compiler/workspace.ts';
import { proofSeed, provesAll } from '../../support/extent.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';

const rulesFolder = fileURLToPath(new URL('rules', import.meta.url));
/** One change that breaks each rule. */
const changes = readdirSync(rulesFolder).flatMap((rule) => {
  const cases: Record<string, { change: Overlay }> = JSON.parse(
    readFileSync(join(rulesFolder, rule, 'invalid.json'), 'utf8'),
  );
  const [first] = Object.entries(cases);
  return first ? [{ name: `${rule}: ${first[0]}`, change: first[1].change }] : [];
});

/** A new compiler takes ten times as long as one that is called again: a run draws a third, another one each day. */
const drawn = changes.filter((_, index) => provesAll || index % 3 === proofSeed % 3);

describe('a compiler that is called again', () => {
  const called = createCompiler('forms');

  it.each(drawn)('finds the same as a new compiler: $name', ({ change }) => {
    const sources = tinySources(change);
    const { diagnostics } = compileSources('forms', sources);
    expect(called.compile(sources).diagnostics).toEqual(diagnostics);
    expect(called.compile(tinySources()).diagnostics, 'taken back').toEqual([]);
  });

  it('keeps the screens whose files have not changed', () => {
    const { compile } = createCompiler('forms');
    const before = compile(tinySources()).product.screens;
    const [changed, ...unchanged] = before.map(({ id }) => id);
    const path = `${changed}/screen.json`;
    const after = compile(tinySources({ [path]: { title: 'Another title' } })).product.screens;
    expect(after.find(({ id }) => id === changed)).not.toBe(
      before.find(({ id }) => id === changed),
    );
    expect(unchanged.length).toBeGreaterThan(0);
    for (const id of unchanged) {
      expect(after.find((screen) => screen.id === id)).toBe(before.find((one) => one.id === id));
    }
  });
});

describe('a rule that crashes', () => {
  const crash = () => {
    throw new TypeError('nothing to read');
  };

  it('is reported at the screen that it was applied to, beside the findings of all other rules', () => {
    const sources = tinySources({ 'done/screen.json': { title: '' } });
    const { diagnostics: others } = compileSources('forms', sources);
    expect(others).not.toEqual([]);
    rules.push({ id: 'new-rule', description: '', checkUnit: crash });
    onTestFinished(() => void rules.pop());
    const { diagnostics, product } = compileSources('forms', sources);
    const crashes = diagnostics.filter(({ rule }) => rule === 'new-rule');
    expect(diagnostics.filter((one) => !crashes.includes(one))).toEqual(others);
    const places = [...product.screens.map(({ path }) => path), 'forms/app.json'];
    expect(crashes.map(({ file }) => file).sort()).toEqual(places.sort());
    for (const { severity, message } of crashes) {
      expect(severity).toBe('error');
      expect(message).toMatch(
        /^The rule "new-rule" could not be applied: nothing to read \(lint\.test\.ts:\d+\)\. This is a fault of the checker,/,
      );
    }
  });

  it('is reported at app.json where it was applied to the product', () => {
    rules.push({ id: 'new-rule', description: '', checkProduct: crash });
    onTestFinished(() => void rules.pop());
    const { diagnostics } = compileSources('forms', tinySources());
    expect(diagnostics.map(({ rule, file }) => [rule, file])).toEqual([
      ['new-rule', 'forms/app.json'],
    ]);
  });
});

describe('a compiler of many screens', () => {
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
    return { texts, nonJsonFiles };
  };

  it('lints one unit alone after a change of one screen', () => {
    const { compile } = createCompiler('forms');
    compile(manyScreens('Done'));
    onTestFinished(() => void vi.restoreAllMocks());
    const checks = rules.flatMap((rule) => (rule.checkUnit ? [vi.spyOn(rule, 'checkUnit')] : []));
    compile(manyScreens('All done'));
    expect(checks.length).toBeGreaterThan(30);
    for (const check of checks) {
      expect(check).toHaveBeenCalledOnce();
      expect(check.mock.calls[0]?.[0]?.screens.map(({ id }) => id)).toEqual(['done']);
    }
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
  const foundAnew = async () => (await compileFolder(join(folder, 'forms'))).diagnostics;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'workspace-'));
    for (const [file, text] of tinySources().texts) await write(file.replace('forms/', ''), text);
    for (const file of tinySources().nonJsonFiles)
      await write(file.replace('forms/', ''), '<svg/>');
    workspace = openWorkspace(join(folder, 'forms'));
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
