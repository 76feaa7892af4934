// Proves that forms:schemas writes the schemas for editors where the definitions look for them.
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../src/commands/command.ts';
import { schemasCommand } from '../../src/commands/schemas-command.ts';
import { compileFolder, readForms } from '../../src/compiler/index.ts';

describe('npm run forms:schemas', () => {
  let cwd: string;
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'schemas-'));
    await cp('tests/products/workshop', join(cwd, 'shop'), { recursive: true });
  });
  afterEach(() => rm(cwd, { recursive: true, force: true }));

  async function write(args: string[], env: Record<string, string> = {}) {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const code = await runCommand(schemasCommand, args, { cwd, env, print, printError: print });
    return { code, lines };
  }

  it.each([
    ['of an argument', ['shop'], {}],
    ['of FORMS_DIR', [], { FORMS_DIR: 'shop' }],
  ])('writes the schemas beside the app.json %s', async (_, args, env) => {
    expect(await write(args, env)).toEqual({
      code: 0,
      lines: ['forms:schemas: writes shop/.schemas/ …', '8 schemas written to shop/.schemas.'],
    });
    const files = await readdir(join(cwd, 'shop/.schemas'));
    expect(files.sort()).toEqual((await readdir('forms/.schemas')).sort());
  });

  it('leaves the product as it was: no file of .schemas is read as a definition', async () => {
    const before = await readForms(join(cwd, 'shop'));
    await write(['shop']);
    expect(await readForms(join(cwd, 'shop'))).toEqual(before);
  });

  it('writes them where files name them after "npm run forms:check -- --fix"', async () => {
    await write(['shop']);
    await nameSchema(join(cwd, 'shop/app.json'), '.schemas/app.schema.json');
    await nameSchema(join(cwd, 'shop/home/screen.json'), 'elsewhere/screen.schema.json');
    const { diagnostics } = await compileFolder(join(cwd, 'shop'));
    const { fix } = diagnostics.find(({ rule }) => rule === 'wrong-schema-link') ?? {};
    expect(fix).toEqual({ do: 'replace', value: '../.schemas/screen.schema.json' });
    const named = join(cwd, 'shop/home', '../.schemas/screen.schema.json');
    expect(JSON.parse(await readFile(named, 'utf8'))).toMatchObject({ title: 'screen.json' });
  });

  it.each([
    [['elsewhere'], 66, 'has no app.json'],
    [['shop', 'forms'], 64, 'At most 1 argument, not 2.'],
  ])('refuses %j', async (args, code, reason) => {
    expect(await write(args)).toEqual({ code, lines: [expect.stringContaining(reason)] });
  });

  it('says why a folder can not be written', async () => {
    await rm(join(cwd, 'shop/.schemas'), { recursive: true, force: true });
    await writeFile(join(cwd, 'shop/.schemas'), 'a file in its place');
    const { code, lines } = await write(['shop']);
    expect(code).toBe(66);
    expect(lines.at(-1)).toContain('EEXIST');
  });
});

/** Writes the `$schema` of a definition. */
async function nameSchema(file: string, $schema: string) {
  const definition = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...definition, $schema }));
}
