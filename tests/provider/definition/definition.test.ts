// Proves that the provider reads app.json and sandbox.json alone, and names file, line and rule of what it can't use.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDefinition } from '../../../src/provider/definition/definition.ts';
import { StartProblem } from '../../../src/provider/errors/problem.ts';
import { app, sandbox } from '../provider.ts';

let forms: string;
beforeEach(async () => {
  forms = await mkdtemp(join(tmpdir(), 'provider-forms-'));
});
afterEach(() => rm(forms, { recursive: true }));

const put = (name: string, content: unknown) =>
  writeFile(join(forms, name), typeof content === 'string' ? content : JSON.stringify(content));
async function complaint(): Promise<string> {
  const error = await readDefinition(forms).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(StartProblem);
  return (error as Error).message;
}

describe('the forms folder', () => {
  it('gives the calls and what is done with them', async () => {
    await put('app.json', app);
    await put('sandbox.json', sandbox);
    expect(await readDefinition(forms)).toMatchObject({ app, sandbox });
  });

  it('may have no sandbox.json', async () => {
    await put('app.json', app);
    expect((await readDefinition(forms)).sandbox).toBeUndefined();
  });

  it('has the names of app.json filled in everywhere', async () => {
    const email = { ...sandbox.calls.email, subject: 'Welcome to {names.provider}, {first_name}' };
    await put('app.json', { ...app, names: { provider: 'Example & Co' } });
    await put('sandbox.json', { calls: { email } });
    const definition = await readDefinition(forms);
    expect(definition.sandbox?.calls.email).toMatchObject({
      subject: 'Welcome to Example & Co, {first_name}',
    });
  });
});

describe('a definition that cannot be used', () => {
  it('has no app.json', async () => {
    expect(await complaint()).toMatch(/^There is no .*app\.json\. Set FORMS_DIR/);
  });

  it('is no JSON', async () => {
    await put('app.json', '{ "name": ');
    expect(await complaint()).toMatch(/app\.json:1:\d+: error: .* \[json-syntax\]/);
    await put('app.json', app);
    await put('sandbox.json', '');
    expect(await complaint()).toMatch(/sandbox\.json:1:1: error: .* \[json-syntax\]/);
  });

  it('has an app.json without what is needed', async () => {
    const { name: _, ...nameless } = app;
    await put('app.json', { ...nameless, calls: { a: { method: 'GETT', path: '/a' } } });
    const message = await complaint();
    expect(message).toMatch(/app\.json:1:1: error: .*"name".* \[missing-key\]/);
    expect(message).toMatch(/app\.json:1:\d+: error: .*"GETT".* \[wrong-value\]/);
  });

  it.each([
    [{}, /"calls".* \[missing-key\]/],
    [{ calls: { email: { do: 'mail' } } }, /"mail".* \[wrong-value\]/],
    [{ calls: { email: {} } }, /"do".* \[missing-key\]/],
    [{ calls: { save: { do: 'store' } } }, /"answer".* \[missing-key\]/],
    [{ calls: { save: { do: 'store', answer: {}, hsah: [] } } }, /"hsah".* \[unknown-key\]/],
  ])('has the sandbox.json %j', async (content, expected) => {
    await put('app.json', app);
    await put('sandbox.json', content);
    expect(await complaint()).toMatch(expected);
  });
});

it('may have errors in its screens, which the provider does not serve', async () => {
  await put('app.json', app);
  await mkdir(join(forms, 'page'));
  await put('page/screen.json', '{');
  expect(await readDefinition(forms)).toMatchObject({ app });
});
