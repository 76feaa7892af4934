import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../../src/commands/command.ts';
import { freezeCommand } from '../../src/commands/freeze-command.ts';
import { changedText } from '../../src/manual/changed-text.ts';
import type { Recipe } from '../../src/manual/recipes.ts';

/**
 * Does what a recipe says.
 *
 * @param folder holds a forms folder named "forms"
 * @throws where a place that the recipe names is not there
 */
export async function follow({ title, changes }: Recipe, folder: string): Promise<void> {
  for (const change of changes) {
    try {
      if (change.do === 'freeze') {
        await freeze(folder);
        continue;
      }
      const file = join(folder, change.file);
      const text = changedText(change, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
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
