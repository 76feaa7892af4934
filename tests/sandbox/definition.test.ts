import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDefinition } from '../../src/sandbox/definition.ts';
import { SandboxProblem } from '../../src/sandbox/problem.ts';
import { app, sandbox } from './provider.ts';

let forms: string;
beforeEach(async () => {
  forms = await mkdtemp(join(tmpdir(), 'sandbox-forms-'));
});
afterEach(() => rm(forms, { recursive: true }));

const put = (name: string, content: unknown) =>
  writeFile(join(forms, name), typeof content === 'string' ? content : JSON.stringify(content));
async function complaint(): Promise<string> {
  const error = await readDefinition(forms).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(SandboxProblem);
  return (error as Error).message;
}

describe('the forms folder', () => {
  it('gives the calls and what is done with them', async () => {
    await put('app.json', app);
    await put('sandbox.json', sandbox);
    expect(await readDefinition(forms)).toEqual({ app, sandbox });
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
    expect(await complaint()).toMatch(/app\.json is not valid JSON/);
    await put('app.json', app);
    await put('sandbox.json', '');
    expect(await complaint()).toMatch(/sandbox\.json is not valid JSON/);
  });

  it('has an app.json without what is needed', async () => {
    await put('app.json', { calls: { a: { method: 'GETT', path: '/a' } } });
    const message = await complaint();
    expect(message).toContain('the file: must have required properties name, provider');
    expect(message).toContain(
      '/calls/a/method: must be one of "GET", "POST", "PUT", "PATCH", "DELETE"',
    );
  });

  it.each([
    [{}, 'the file: must have required properties calls'],
    [
      { calls: { email: { do: 'mail' } } },
      '/calls/email/do: must be one of "invite", "admit", "store", "respond"',
    ],
    [{ calls: { email: {} } }, '/calls/email: must have required properties do'],
    [{ calls: { save: { do: 'store' } } }, '/calls/save: must have required properties answer'],
    [
      { calls: { save: { do: 'store', answer: {}, hsah: [] } } },
      '/calls/save/hsah: there is no such entry',
    ],
    [
      { calls: { sav: { do: 'respond', answer: {} } } },
      '/calls/sav: app.json has no such call. It has: email, load',
    ],
    [
      { calls: { save: { do: 'store', answer: {}, unique: 'name' } } },
      '"name" is not a JSON Pointer',
    ],
    [
      { calls: { save: { do: 'store', answer: {}, unique: '/a', drop: ['/a'] } } },
      "can't be unique and also",
    ],
  ])('has the sandbox.json %j', async (content, expected) => {
    await put('app.json', app);
    await put('sandbox.json', content);
    expect(await complaint()).toContain(expected);
  });

  it('has a call where the sandbox has its own pages', async () => {
    await put('app.json', { ...app, calls: { save: { method: 'GET', path: 'sandbox/outbox' } } });
    await put('sandbox.json', { calls: { save: { do: 'respond', answer: {} } } });
    expect(await complaint()).toContain('the sandbox has its own pages');
  });
});
