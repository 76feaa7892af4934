// Proves that forms:diff prints what has changed since a commit, by screen, as text, Markdown and JSON.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitCodes } from '../../../src/commands/command.ts';
import {
  commit,
  cwd,
  edit,
  git,
  heading,
  output,
  printed,
  run,
  sentence,
  setUpProject,
} from './project.ts';

setUpProject();

describe('the command', () => {
  it('says that nothing has changed', async () => {
    expect(await run()).toBe(exitCodes.success);
    expect(printed.join('\n')).toMatch(/^forms\/: no visible changes since HEAD \(\w{7}\)\.$/);
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
        Contact and address: the maximum length of 'Postcode' in 'Where we send the invoice' is now 9 (was 12)

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
      /^Booked \(\/booked\)\n {2}the heading .*\n\nforms\/: 1 change since \w{7}, the merge base with main\.$/,
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
          "sentence": "Contact and address: the maximum length of 'Postcode' in 'Where we send the invoice' is now 9 (was 12)",
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
    printed.length = 0;
    expect(await run(['--json', 'HEAD..HEAD'])).toBe(exitCodes.success);
    expect(printed).toEqual(['[]']);
  });

  it('knows a picture by what is in it', async () => {
    await writeFile(join(cwd, 'forms/logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await run()).toBe(exitCodes.changes);
    expect(printed.join('\n')).toContain('the logo is another picture');
  });
});
