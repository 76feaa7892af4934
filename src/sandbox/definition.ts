import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Type } from 'typebox';
import { AppFile } from '../definition/files/app.ts';
import type { SandboxFile } from '../definition/files/sandbox.ts';
import { fill } from '../definition/texts.ts';
import { complaintsAbout, complaintsAboutSandbox } from './complaints.ts';
import { codeOf, SandboxProblem } from './problem.ts';

/** The part of app.json that the sandbox reads. */
export type SandboxApp = Pick<AppFile, 'name' | 'provider' | 'calls'>;

export type Definition = {
  app: SandboxApp;
  /** What is done per call; `undefined` where the forms have no sandbox.json. */
  sandbox?: SandboxFile;
};

const { name, names, provider, calls } = AppFile.properties;
const AppPart = Type.Object({ name, names, provider, calls });

/**
 * Reads app.json and sandbox.json, with {names.x} filled in.
 *
 * @param folder the forms folder
 * @throws SandboxProblem when app.json is missing, or either file can't be used
 */
export async function readDefinition(folder: string): Promise<Definition> {
  const appFile = join(folder, 'app.json');
  const sandboxFile = join(folder, 'sandbox.json');
  const rawApp = await readJson(appFile);
  if (rawApp === undefined) {
    throw new SandboxProblem(
      `There is no ${appFile}. Set FORMS_DIR to the folder that holds the product's app.json.`,
    );
  }
  refuse(appFile, complaintsAbout(AppPart, rawApp));
  const words = namesIn(rawApp as AppFile);
  const app = filled(rawApp, words) as AppFile;
  const rawSandbox = await readJson(sandboxFile);
  if (rawSandbox === undefined) return { app };
  refuse(sandboxFile, complaintsAboutSandbox(rawSandbox));
  const sandbox = filled(rawSandbox, words) as SandboxFile;
  refuse(sandboxFile, contradictions(app, sandbox));
  return { app, sandbox };
}

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new SandboxProblem(`${file} can't be read (${codeOf(error)}).`);
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new SandboxProblem(`${file} is not valid JSON: ${(error as Error).message}.`);
  }
}

function refuse(file: string, complaints: string[]): void {
  if (complaints.length === 0) return;
  throw new SandboxProblem(`${file} can't be used:\n${complaints.map((c) => `  ${c}`).join('\n')}`);
}

function namesIn(app: AppFile): Record<string, string> {
  return Object.fromEntries(
    Object.entries(app.names ?? {}).map(([word, text]) => [`names.${word}`, text]),
  );
}

function filled(value: unknown, words: Record<string, string>): unknown {
  if (typeof value === 'string') return fill(value, words);
  if (Array.isArray(value)) return value.map((entry) => filled(entry, words));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, filled(entry, words)]),
  );
}

/** What the schema can't say about a sandbox.json. */
function contradictions(app: SandboxApp, sandbox: SandboxFile): string[] {
  return Object.entries(sandbox.calls).flatMap(([call, step]) => {
    const known = app.calls[call];
    if (!known) {
      return [
        `/calls/${call}: app.json has no such call. It has: ${Object.keys(app.calls).join(', ')}.`,
      ];
    }
    if (/^\/?sandbox(\/|$)/.test(known.path)) {
      return [
        `/calls/${call}: its path in app.json is /sandbox, where the sandbox has its own pages.`,
      ];
    }
    if (step.do !== 'store') return [];
    const pointers = [step.unique ?? [], step.hash ?? [], step.drop ?? []].flat();
    const broken = pointers.filter((pointer) => !/^(\/([^~]|~[01])*)+$/.test(pointer));
    const hidden = [...(step.hash ?? []), ...(step.drop ?? [])].filter((p) => p === step.unique);
    return [
      ...broken.map(
        (p) => `/calls/${call}: "${p}" is not a JSON Pointer to a value, such as "/name".`,
      ),
      ...hidden.map((p) => `/calls/${call}: "${p}" can't be unique and also hashed or dropped.`),
    ];
  });
}
