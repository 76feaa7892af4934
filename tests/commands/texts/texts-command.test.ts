// Proves that forms:texts lists and adds missing translations, and exchanges them with translators unchanged.
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCommand } from '../../../src/commands/command.ts';
import { textsCommand } from '../../../src/commands/texts/texts-command.ts';

describe('npm run forms:texts', () => {
  let cwd: string;
  beforeEach(async () => {
    cwd = await mkdtemp(join(tmpdir(), 'texts-'));
    await cp('src/commands/new/starting-points/contact', join(cwd, 'forms'), { recursive: true });
    await change('forms/app.json', (app) => ({ ...app, languages: { de: {} } }));
  });
  afterEach(() => rm(cwd, { recursive: true, force: true }));

  const read = (file: string) => readFile(join(cwd, file), 'utf8');
  const json = async (file: string) => JSON.parse(await read(file));
  async function change(file: string, edit: (value: Record<string, unknown>) => object) {
    await writeFile(join(cwd, file), JSON.stringify(edit(await json(file))));
  }

  async function texts(...args: string[]) {
    const lines: string[] = [];
    const print = (text: string) => lines.push(text);
    const code = await runCommand(textsCommand, args, { cwd, env: {}, print, printError: print });
    return { code, lines };
  }

  const title = ['contact/schema.json', '/properties/name/title'] as const;
  const germanTitle = async () => (await json('forms/languages/de.json')).texts[title[0]][title[1]];

  it('lists what is missing, has changed, and is read by nobody', async () => {
    await texts('--add');
    await change('forms/languages/de.json', ({ texts }) => ({
      texts: {
        ...(texts as object),
        'contact/schema.json': {
          '/properties/name/title': { source: 'Your name', text: 'Ihr Name' },
          '/properties/gone/title': { source: 'Gone', text: 'Weg' },
        },
      },
    }));
    const { code, lines } = await texts();
    expect(code).toBe(2);
    expect(lines[0]).toMatch(/^de: \d+ missing, 1 changed, 1 unread$/);
    expect(lines).toContain(
      '  missing  contact/schema.json /properties/email/title: Email address',
    );
    expect(lines).toContain('  changed  contact/schema.json /properties/name/title: Name');
    expect(lines).toContain('  unread   contact/schema.json /properties/gone/title: Gone');
  });

  it('adds missing texts, and leaves those alone that are there', async () => {
    const first = await texts('--add');
    expect(first.lines).toContain('forms:texts: writes forms/languages/de.json …');
    expect(await germanTitle()).toEqual({ source: 'Name', text: '' });
    await writeFile(
      join(cwd, 'forms/languages/de.json'),
      (await read('forms/languages/de.json')).replace(
        '"source": "Name",\n        "text": ""',
        '"source": "Name",\n        "text": "Name (deutsch)"',
      ),
    );
    await texts('--add');
    expect(await germanTitle()).toEqual({ source: 'Name', text: 'Name (deutsch)' });
  });

  it.each(['german.xlf', 'german.csv'])(
    'gives %s to a translator and takes it back',
    async (file) => {
      expect(await texts('--export', file)).toMatchObject({ code: 0 });
      const written = await read(file);
      expect(written).toContain('Name');
      const translated = file.endsWith('csv')
        ? written.replace(
            `${title.join(',')},Name,`,
            `${title.join(',')},Name,"Name, ""voll"" & ganz"`,
          )
        : written.replace(/(<source>Name<\/source>\s*<target>)/, '$1Name, "voll" &amp; ganz');
      await writeFile(join(cwd, file), translated);
      const { code, lines } = await texts('--import', file);
      expect({ code, last: lines.at(-1) }).toEqual({ code: 0, last: '1 translation read.' });
      expect(await germanTitle()).toEqual({ source: 'Name', text: 'Name, "voll" & ganz' });
    },
  );

  it.each(['german.xlf', 'german.csv'])('keeps the forms of a plural in %s', async (file) => {
    const source = '{answers.n|0, plural, =0 {None} one {# "file", sent} other {# files & more}}';
    const text = '{answers.n|0, plural, =0 {Keine} one {# „Datei“, da} other {# Dateien & <mehr>}}';
    const place = ['contact/screen.json', '/title'] as const;
    await change('forms/contact/screen.json', (screen) => ({ ...screen, title: source }));
    await texts('--add');
    await change('forms/languages/de.json', () => ({
      texts: { [place[0]]: { [place[1]]: { source, text } } },
    }));
    expect(await texts('--export', file)).toMatchObject({ code: 0 });
    await change('forms/languages/de.json', () => ({ texts: {} }));
    expect(await texts('--import', file)).toMatchObject({ code: 0 });
    const german = await json('forms/languages/de.json');
    expect(german.texts[place[0]][place[1]]).toEqual({ source, text });
  });

  it('gives texts that have changed to a translator once more', async () => {
    await texts('--add');
    await change('forms/languages/de.json', () => ({
      texts: { [title[0]]: { [title[1]]: { source: 'Your name', text: 'Ihr Name' } } },
    }));
    await texts('--export', 'german.csv');
    expect(await read('german.csv')).toContain(`${title.join(',')},Name,\r\n`);
    await texts('--import', 'german.csv');
    expect(await germanTitle()).toEqual({ source: 'Your name', text: 'Ihr Name' });
  });

  it('adds the present text where nothing is translated yet', async () => {
    await texts('--add');
    await change('forms/contact/schema.json', (schema) =>
      JSON.parse(JSON.stringify(schema).replace('"title":"Name"', '"title":"Full name"')),
    );
    await texts('--add');
    expect(await germanTitle()).toEqual({ source: 'Full name', text: '' });
  });

  it('writes nothing over a file with errors', async () => {
    await texts('--add');
    const damaged = `${await read('forms/languages/de.json')}<<<<<<<`;
    await writeFile(join(cwd, 'forms/languages/de.json'), damaged);
    const { code, lines } = await texts('--add');
    expect({ code, lines }).toEqual({
      code: 65,
      lines: [expect.stringContaining('forms/languages/de.json has errors')],
    });
    expect(await read('forms/languages/de.json')).toBe(damaged);
  });

  it('leaves out what it has no text for, and says so', async () => {
    await writeFile(join(cwd, 'some.csv'), 'file,pointer,source,text\ngone.json,/title,Gone,Weg\n');
    const { lines } = await texts('--import', 'some.csv');
    expect(lines).toContain(
      'forms:texts: gone.json has no text at /title; its translation is left out.',
    );
  });

  it('escapes what a spreadsheet would run', async () => {
    await change('forms/contact/screen.json', (screen) => ({ ...screen, title: '=1+1 Write' }));
    await texts('--export', 'german.csv');
    expect(await read('german.csv')).toContain("'=1+1 Write");
    await texts('--import', 'german.csv');
    expect(
      (await json('forms/languages/de.json')).texts['contact/screen.json']['/title'].source,
    ).toBe('=1+1 Write');
  });

  it.each([
    ['a language that there is not', ['--language', 'fr'], 64, 'There is no language "fr".'],
    ['two tasks at once', ['--add', '--export', 'a.xlf'], 64, 'only one works at a time'],
    ['a file of another kind', ['--export', 'german.doc'], 64, 'has to end with .xlf'],
    ['a file that is not there', ['--import', 'no.csv'], 66, 'ENOENT'],
  ])('refuses %s', async (_, args, code, reason) => {
    const result = await texts(...args);
    expect(result).toEqual({ code, lines: [expect.stringContaining(reason)] });
  });

  it('refuses a damaged file', async () => {
    await writeFile(join(cwd, 'bad.xlf'), '<xliff><file');
    const { code, lines } = await texts('--import', 'bad.xlf');
    expect(code).toBe(66);
    expect(lines.join()).toContain("bad.xlf can't be read");
  });

  it('says where languages are named, in a product without any', async () => {
    await change('forms/app.json', ({ languages: _, ...app }) => app);
    const { code, lines } = await texts();
    expect({ code, lines }).toEqual({
      code: 64,
      lines: [expect.stringContaining('forms/app.json names no further "languages"')],
    });
  });
});
