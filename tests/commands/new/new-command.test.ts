// Proves that forms:new makes a product that the checker finds nothing in, and overwrites nothing.
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkCommand } from '../../../src/commands/check-command.ts';
import { runCommand } from '../../../src/commands/command.ts';
import { newCommand } from '../../../src/commands/new/new-command.ts';
import { startingPoints } from '../../../src/commands/new/starting-points.ts';

describe('npm run forms:new', () => {
  let cwd: string;
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'new-'));
  });
  afterEach(() => rm(cwd, { recursive: true, force: true }));

  async function make(args: string[], answers?: string[]) {
    const lines: string[] = [];
    const questions: string[] = [];
    const print = (text: string) => lines.push(text);
    const ask = async (question: string) => {
      questions.push(question);
      return answers?.shift() ?? '';
    };
    const terminal = { cwd, env: {}, print, printError: print, ...(answers && { ask }) };
    const code = await runCommand(newCommand, args, terminal);
    return { code, text: lines.join('\n'), questions };
  }

  async function check(folder: string) {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    await runCommand(checkCommand, [folder], { cwd, env: {}, print, printError: print });
    return lines.join('\n');
  }

  it.each(Object.keys(startingPoints))(
    'makes a product from "%s" that the checker finds nothing in',
    async (from) => {
      expect(await make(['--name', 'Crème & "Co"', '--from', from])).toMatchObject({ code: 0 });
      expect(await check('products/creme-co')).toContain('no problems');
      const app = JSON.parse(await readFile(join(cwd, 'products/creme-co/app.json'), 'utf8'));
      expect(app.name).toBe('Crème & "Co"');
      const files = await readdir(join(cwd, 'products/creme-co'), { recursive: true });
      expect(files).toContain(join('.schemas', 'app.schema.json'));
    },
  );

  it('keeps drafts under the name of the product, which may share its address with others', async () => {
    await make(['--name', 'Summer School', '--from', 'application', 'school']);
    const screen = JSON.parse(await readFile(join(cwd, 'school/apply/screen.json'), 'utf8'));
    expect(screen.draft.key).toBe('summer-school-application');
  });

  it('asks a person at a terminal for what is not given', async () => {
    const { text, questions } = await make([], ['Summer School', 'contact', '']);
    expect(questions).toEqual([
      'Name of the product: ',
      expect.stringContaining('What does it start from?'),
      'Folder [products/summer-school]: ',
    ]);
    expect(text).toContain('FORMS_DIR=products/summer-school npm start');
  });

  it('says how to go on', async () => {
    const { text } = await make(['--name', 'School', '--from', 'empty', 'my school']);
    expect(text).toMatchInlineSnapshot(`
      "forms:new: writes my school/ …
      "School" is made. Now:
        FORMS_DIR="my school" npm run dev            change it, and see each change at once
        FORMS_DIR="my school" npm run forms:check    find mistakes
        FORMS_DIR="my school" npm start              serve it with a local provider
        FORMS_DIR="my school" npm test               prove it"
    `);
  });

  it.each([
    ['a name is missing', ['--from', 'empty'], '--name is missing.'],
    ['a starting point is missing', ['--name', 'School'], '--from is missing.'],
    ['the name is empty', ['--name', ' ', '--from', 'empty'], 'The name is empty.'],
    ['the name would be read as a value', ['--name', '{x}', '--from', 'empty'], 'may not hold "{"'],
    ['an object would have it', ['--name', 'School', '--from', 'toString'], 'There is no starting'],
    ['nothing is called so', ['--name', 'School', '--from', 'contacts'], 'Did you mean "contact"?'],
  ])('writes nothing where %s', async (_, args, reason) => {
    const { code, text } = await make(args);
    expect({ code, text }).toEqual({ code: 64, text: expect.stringContaining(reason) });
    expect(await readdir(cwd)).toEqual([]);
  });

  it('makes a product from a JSON Schema and a ui schema, and says what it could not take over', async () => {
    const schema = {
      type: 'object',
      title: 'Join the club',
      required: ['boat'],
      properties: { boat: { type: 'string' }, rules: { type: 'null' } },
    };
    await writeFile(join(cwd, 'schema.json'), JSON.stringify(schema));
    await writeFile(join(cwd, 'ui.json'), '\uFEFF{ "boat": { "ui:widget": "stars" } }');
    const { code, text } = await make(['--import', 'schema.json', 'ui.json', 'club']);
    expect(code).toBe(0);
    expect(text).toContain('Not taken over as it is (2):');
    expect(text).toContain('  schema.json#/properties/rules\n    "rules" is left out');
    expect(text).toContain('  ui.json#/boat/ui:widget\n    The widget "stars" is left out');
    expect(text).toContain('"Join the club" is made.');
    expect(await check('club')).toContain('no problems');
  });

  it('imports a JSON Schema alone, under a name of its own', async () => {
    await writeFile(
      join(cwd, 'schema.json'),
      '{ "type": "object", "properties": { "boat": { "type": "string" } } }',
    );
    const { code, text } = await make(['--import', 'schema.json', '--name', 'Boats']);
    expect({ code, text }).toEqual({
      code: 0,
      text: expect.stringContaining('Everything is taken'),
    });
    expect(await check('products/boats')).toContain('no problems');
  });

  it.each([
    ['is missing', undefined, 66, 'ENOENT'],
    ['is no JSON', '{ "type": ', 65, 'schema.json is no JSON: '],
    ['holds a list', '[]', 65, 'schema.json holds a list, but a schema is an object { }.'],
    ['holds a text', '"x"', 65, 'schema.json holds a single value'],
    [
      'is no JSON Schema',
      '{ "properties": { "a": { "type": "text" } } }',
      65,
      '/properties/a/type',
    ],
    ['describes a list', '{ "type": "array", "items": {} }', 65, 'describes array, but a form has'],
    ['describes a text', '{ "type": "string" }', 65, 'Put it into an object'],
    ['has no fields', '{ "type": "object" }', 65, 'has no field that can be asked'],
  ])('writes nothing where the file to import %s', async (_, contents, code, reason) => {
    if (contents !== undefined) await writeFile(join(cwd, 'schema.json'), contents);
    const made = await make(['--import', 'schema.json', '--name', 'Boats']);
    expect(made).toMatchObject({ code, text: expect.stringContaining(reason) });
    expect(await readdir(cwd)).toEqual(contents === undefined ? [] : ['schema.json']);
  });

  it.each([
    ['a starting point beside it', ['--import', 'a.json', '--from', 'empty'], 'exclude each other'],
    ['two ui schemas', ['--import', 'a.json', 'b.json', 'c.json'], 'one ui schema and one folder'],
    ['two folders to start in', ['--name', 'A', '--from', 'empty', 'a', 'b'], 'At most 1 argument'],
  ])('refuses %s', async (_, args, reason) => {
    expect(await make(args)).toMatchObject({ code: 64, text: expect.stringContaining(reason) });
    expect(await readdir(cwd)).toEqual([]);
  });

  it('leaves a folder alone that holds something, and says so for a file', async () => {
    await make(['--name', 'School', '--from', 'empty', 'school']);
    await writeFile(join(cwd, 'file'), '');
    const again = await make(['--name', 'School', '--from', 'contact', 'school']);
    expect(again).toMatchObject({ code: 66, text: expect.stringContaining('school is not empty') });
    const file = await make(['--name', 'School', '--from', 'contact', 'file']);
    expect(file).toMatchObject({ code: 66, text: expect.stringContaining('ENOTDIR') });
  });
});
