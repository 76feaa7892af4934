import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../../src/commands/command.ts';
import { freezeCommand } from '../../src/commands/freeze-command.ts';
import { fromPointer } from '../../src/core/pointer.ts';
import type { Change, Recipe } from './page.ts';

/**
 * Does what a recipe says.
 *
 * @param folder holds a forms folder named "forms"
 * @throws where a place that the recipe names is not there
 */
export async function follow({ title, changes }: Recipe, folder: string): Promise<void> {
  for (const change of changes) {
    try {
      if (change.do === 'freeze') await freeze(folder);
      else make(change, join(folder, change.file));
    } catch (error) {
      const where = 'file' in change ? change.file : folder;
      throw new Error(`"${title}" can't be followed in ${where}: ${error}`);
    }
  }
}

async function freeze(cwd: string): Promise<void> {
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const code = await runCommand(freezeCommand, [], { cwd, env: {}, print: say, printError: say });
  if (code !== 0) throw new Error(said.join('\n'));
}

function make(change: Exclude<Change, { do: 'freeze' }>, file: string): void {
  if (change.do === 'write') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change.text, { flag: 'wx' });
    return;
  }
  const document = JSON.parse(readFileSync(file, 'utf8'));
  const path = fromPointer(change.pointer);
  if (change.do === 'put') put(placeIn(document, path), change.text);
  else {
    const name = path.pop() ?? '';
    const holder = placeIn(document, path);
    if (!Object.hasOwn(holder, name)) throw new Error(`${change.pointer} is not there.`);
    delete (holder as Record<string, unknown>)[name];
  }
  writeFileSync(file, JSON.stringify(document, null, 2));
}

/** Entries go beside those that are there, and replace those of the same name; items go to the end. */
function put(at: object, text: string): void {
  if (Array.isArray(at)) at.push(...JSON.parse(`[${text}]`));
  else Object.assign(at, JSON.parse(`{${text}}`));
}

function placeIn(document: object, path: string[]): object {
  return path.reduce((at, name) => {
    const next: unknown = Object.hasOwn(at, name) ? at[name as keyof typeof at] : undefined;
    if (typeof next !== 'object' || next === null) throw new Error(`${name} is not there.`);
    return next;
  }, document);
}
