import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requiredMessage } from '../candidate.ts';

/** A product's only form. */
export interface FormDefinition {
  schema: object;
  ui: object;
  /** The mapping that fills it in. */
  prefill?: object;
}

/** Writes the definitions of a product that has one form, at its root. */
export async function writeProduct(
  folder: string,
  { schema, ui, prefill }: FormDefinition,
): Promise<void> {
  const files = {
    'app.json': app,
    'sandbox.json': { calls: { send: { do: 'respond', answer: { body: {} } } } },
    'form/screen.json': { ...screen, prefill },
    'form/schema.json': schema,
    'form/ui.json': ui,
  };
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(content));
  }
}

const app = {
  name: 'Form',
  language: 'en',
  theme: {
    light: { primary: '#1451c4', error: '#b3261e' },
    dark: { primary: '#8fb3ff', error: '#ffa59b' },
  },
  provider: { host: '' },
  calls: { send: { method: 'POST', path: '/api/answers' } },
  messages: { required: requiredMessage },
};

const screen = {
  kind: 'form',
  route: '/',
  title: 'Form',
  submit: {
    call: 'send',
    send: { answers: { from: '/answers' } },
    outcomes: { success: { say: 'Sent.' }, failure: { say: 'Not sent.' } },
  },
};
