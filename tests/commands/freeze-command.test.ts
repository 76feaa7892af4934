// Proves that forms:freeze writes and completes frozen drafts, and leaves alone those that it would spoil.
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/commands/command.ts';
import { freezeCommand } from '../../src/commands/freeze-command.ts';
import { compileFolder } from '../../src/compiler/index.ts';

describe('npm run forms:freeze', () => {
  let cwd: string;
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'freeze-'));
    await cp('forms', join(cwd, 'forms'), { recursive: true });
  });
  afterEach(() => rm(cwd, { recursive: true, force: true }));

  async function freeze(...args: string[]) {
    const said: string[] = [];
    const say = (text: string) => said.push(text);
    const code = await runCommand(freezeCommand, args, {
      cwd,
      env: {},
      print: say,
      printError: say,
    });
    return { code, said };
  }

  async function raiseVersion() {
    const file = join(cwd, 'forms/signup/screen.json');
    const screen = JSON.parse(await readFile(file, 'utf8'));
    screen.draft.version = 2;
    await writeFile(file, JSON.stringify(screen));
  }

  it('has nothing to do where all is frozen', async () => {
    expect(await freeze()).toEqual({
      code: 0,
      said: ['forms/signup/drafts/1.json: already complete.'],
    });
  });

  it('writes the frozen draft of a new version, and the checker is content', async () => {
    await raiseVersion();
    expect(await freeze('signup')).toEqual({
      code: 0,
      said: [
        'forms:freeze: writes forms/signup/drafts/2.json …',
        'forms/signup/drafts/2.json: written.',
      ],
    });
    const text = await readFile(join(cwd, 'forms/signup/drafts/2.json'), 'utf8');
    expect(text).toBe(await readFile('forms/signup/drafts/1.json', 'utf8'));
    expect((await compileFolder(join(cwd, 'forms'))).diagnostics).toEqual([]);
  });

  it('adds what has become of a version that is frozen', async () => {
    const file = join(cwd, 'forms/signup/create-login/schema.json');
    const schema = JSON.parse(await readFile(file, 'utf8'));
    schema.properties.shoe = { type: 'integer', title: 'Shoe size' };
    await writeFile(file, JSON.stringify(schema));
    const before = JSON.parse(await readFile(join(cwd, 'forms/signup/drafts/1.json'), 'utf8'));
    expect((await freeze()).code).toBe(0);
    const after = JSON.parse(await readFile(join(cwd, 'forms/signup/drafts/1.json'), 'utf8'));
    expect(after.answers).toEqual([...before.answers, { shoe: expect.any(Number) }]);
  });

  it('refuses a screen without a draft', async () => {
    const refused = await freeze('confirm');
    expect(refused.code).toBe(64);
    expect(refused.said.join()).toContain(
      'forms:freeze: No screen "confirm" keeps a draft. Those that do: signup.',
    );
  });

  it('leaves a frozen draft alone that cannot be read', async () => {
    const file = join(cwd, 'forms/signup/drafts/1.json');
    const broken = (await readFile(file, 'utf8')).replace('"answers": [', '"answers": [,');
    await writeFile(file, broken);
    for (const args of [[], ['signup']]) {
      const { code, said } = await freeze(...args);
      expect(code).toBe(65);
      expect(said[0]).toMatch(/^forms:freeze: forms\/signup\/drafts\/1\.json:3:\d+: error: /);
    }
    expect(await readFile(file, 'utf8')).toBe(broken);
  });

  it('adds nothing to a version whose answers would be lost: the checker keeps its advice', async () => {
    for (const name of ['schema', 'ui', 'examples']) {
      const file = join(cwd, `forms/signup/create-login/${name}.json`);
      const text = await readFile(file, 'utf8').catch(() => undefined);
      if (text) await writeFile(file, text.replaceAll('"comments"', '"commentary"'));
    }
    const file = join(cwd, 'forms/signup/drafts/1.json');
    const before = await readFile(file, 'utf8');
    const { code, said } = await freeze();
    expect(code).toBe(65);
    expect(said.join('\n')).toMatch(
      /forms\/signup\/drafts\/1\.json:26:\d+: error: "comments" is no longer asked/,
    );
    expect(await readFile(file, 'utf8')).toBe(before);
    const { diagnostics } = await compileFolder(join(cwd, 'forms'));
    const advice = '{ "op": "move", "from": "/comments", "path": "/commentary" }';
    expect(diagnostics.filter(({ message }) => message.includes(advice))).toHaveLength(1);
  });

  it('does not mind errors in examples, or of screens that it freezes nothing of', async () => {
    await writeFile(join(cwd, 'forms/signup/examples.json'), '{');
    await writeFile(join(cwd, 'forms/apply/schema.json'), '{');
    expect((await freeze()).code).toBe(0);
  });

  it.each([
    [['signup'], 'signup'],
    [[], 'signup'],
  ])('says what is wrong with a screen.json that cannot be read: %j', async (args, id) => {
    await writeFile(join(cwd, `forms/${id}/screen.json`), '{');
    const { code, said } = await freeze(...args);
    expect(code).toBe(65);
    expect(said.join('\n')).toContain(`forms:freeze: forms/${id}/screen.json:1:2: error: `);
    expect(said.join('\n')).not.toContain('keeps a draft');
  });

  it('says what an empty folder lacks', async () => {
    await rm(join(cwd, 'forms'), { recursive: true });
    await mkdir(join(cwd, 'forms'));
    const { code, said } = await freeze();
    expect(code).toBe(65);
    expect(said[0]).toContain('forms:freeze: forms/app.json:1:1: error: ');
  });

  it('says where no screen keeps a draft', async () => {
    const file = join(cwd, 'forms/signup/screen.json');
    const { draft: _, ...screen } = JSON.parse(await readFile(file, 'utf8'));
    delete screen.submit.outcomes.success.clearDraft;
    await writeFile(file, JSON.stringify(screen));
    expect(await freeze()).toEqual({ code: 0, said: ['No screen of forms/ keeps a draft.'] });
    expect(await freeze('signup')).toEqual({
      code: 64,
      said: ['forms:freeze: No screen of forms/ keeps a draft.'],
    });
  });

  it('says where there is no folder', async () => {
    await rm(join(cwd, 'forms'), { recursive: true });
    expect(await freeze()).toMatchObject({ code: 66 });
  });
});
