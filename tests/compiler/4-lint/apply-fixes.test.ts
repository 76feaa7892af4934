// Proves that a fix is made where only one thing can be meant, and leaves the rest of the file as it is.
import { describe, expect, it } from 'vitest';
import { applyFixes } from '../../../src/compiler/4-lint/apply-fixes.ts';
import { createCompiler } from '../../../src/compiler/compile.ts';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { type Overlay, tinySources } from '../../vite/overlay.ts';
import { tinyProduct } from '../tiny-product.ts';

/** Compiles again only the files that changed; lint.test.ts proves that the findings are the same. */
const { compile } = createCompiler('forms');

/** The file as it is after fixing everything that can be fixed in one way only; rules.test.ts fixes the case of each rule. */
async function fixed(overlay: Overlay, file: string): Promise<string | undefined> {
  const sources = tinySources(overlay);
  const check = (texts: Map<string, string>) => compile({ ...sources, texts }).diagnostics;
  const { changed } = await applyFixes(sources.texts, check);
  return changed.get(`forms/${file}`);
}

const screen = (more: string) => `{
  "kind": "page",
  "route": "/done",
  "title": "Done",
  "body": ["{names.provider}", [{ "text": "start", "href": "/" }]]${more}
}
`;

describe('fixing', () => {
  it('renames a misspelt key and leaves the rest as it was', async () => {
    const text = screen(',\n  "hading" : "All done"');
    expect(await fixed({ 'done/screen.json': text }, 'done/screen.json')).toBe(
      screen(',\n  "heading" : "All done"'),
    );
  });

  it('replaces a misspelt word', async () => {
    const text = screen(',\n  "icon": "sucess"');
    expect(await fixed({ 'done/screen.json': text }, 'done/screen.json')).toBe(
      screen(',\n  "icon": "success"'),
    );
  });

  it('adds a key on a line of its own where the others have theirs', async () => {
    const overlay = {
      'home/schema.json': { properties: { pin: { type: 'string', title: 'PIN' } } },
    };
    expect(await fixed(overlay, 'home/schema.json')).toContain(
      '      "title": "PIN",\n      "writeOnly": true\n    }',
    );
  });

  it('adds a key on the same line where there is just one', async () => {
    const text =
      '{ "type": "object", "title": "A", "required": ["email"], "properties": {\n' +
      '  "email": { "type": "string", "title": "Email", "format": "email" },\n' +
      '  "age": { "type": "integer", "title": "Age", "minimum": 18 },\n' +
      '  "pin": { "type": "string", "title": "PIN" } } }';
    expect(await fixed({ 'home/schema.json': text }, 'home/schema.json')).toBe(
      text.replace('"PIN" }', '"PIN", "writeOnly": true }'),
    );
  });

  it('adds to a list that is not there yet, one after the other', async () => {
    const test = { const: 'large' };
    const overlay = {
      'order/taste/schema.json': {
        if: { required: null, properties: { size: test, nickname: { const: 'Ada' } } },
      },
    };
    const { if: condition } = JSON.parse((await fixed(overlay, 'order/taste/schema.json')) ?? '{}');
    expect(condition.required).toEqual(['size', 'nickname']);
  });

  it('removes the first of several lines, and an entry alone', async () => {
    const day = { type: 'string', title: 'Day', format: 'date', formatMinimum: '2027-01-01' };
    const messages = (first: string) =>
      `{ "day": { "ui:messages": {\n  ${first}"formatMinimum": "Later, please"\n} } }`;
    const withMessages = (text: string) =>
      fixed({ 'home/schema.json': { properties: { day } }, 'home/ui.json': text }, 'home/ui.json');
    expect(await withMessages(messages('"format": "A day, please",\n  '))).toBe(messages(''));
    expect(await withMessages('{ "day": { "ui:messages": { "format": "A day, please" } } }')).toBe(
      '{ "day": { "ui:messages": {} } }',
    );
  });

  it('removes what nobody reads, with its comma', async () => {
    const overlay = {
      'order/screen.json': { load: { outcomes: { success: { go: '/done' } } } },
    };
    const text = (await fixed(overlay, 'order/screen.json')) ?? '';
    expect(Object.keys(JSON.parse(text).load.outcomes)).toEqual(['errors', 'failure']);
  });

  it('leaves a message alone that lacks its rule: the rule may be what was forgotten', async () => {
    const overlay = { 'home/ui.json': { age: { 'ui:messages': { maximum: 'At most {limit}' } } } };
    expect(await fixed(overlay, 'home/ui.json')).toBeUndefined();
  });

  it('leaves a name alone that no text holds: a text may be to come', async () => {
    const overlay = { 'app.json': { names: { phone: '+1 555 0100' } } };
    expect(await fixed(overlay, 'app.json')).toBeUndefined();
  });

  it('leaves alone what stands for a name of app.json', async () => {
    const overlay = {
      'app.json': { names: { finish: '/dnoe' } },
      'home/screen.json': { submit: { outcomes: { success: { go: '{names.finish}' } } } },
    };
    expect(await fixed(overlay, 'home/screen.json')).toBeUndefined();
  });

  it('corrects a misspelt name that nothing else uses', async () => {
    const overlay = { 'home/schema.json': { required: ['emial'] } };
    expect(await fixed(overlay, 'home/schema.json')).toContain('"email"\n  ],');
  });

  it('leaves a name alone that several places use: the field itself may be misspelt', async () => {
    const { email } = (tinyProduct['home/schema.json'] as JsonSchema).properties ?? {};
    const overlay = { 'home/schema.json': { properties: { email: null, emial: email } } };
    for (const file of ['schema', 'ui', 'screen']) {
      expect(await fixed(overlay, `home/${file}.json`), file).toBeUndefined();
    }
  });

  it('leaves alone what can be fixed in several ways', async () => {
    const overlay = { 'order/screen.json': { steps: ['taste', 'extras', 'taste'] } };
    expect(await fixed(overlay, 'order/screen.json')).toBeUndefined();
  });
});
