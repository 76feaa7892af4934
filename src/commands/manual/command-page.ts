import { checkCommand } from '../check-command.ts';
import type { Command } from '../command.ts';
import { diffCommand } from '../diff/diff-command.ts';
import { freezeCommand } from '../freeze-command.ts';
import { newCommand } from '../new/new-command.ts';
import { openApiCommand } from '../openapi-command.ts';
import { schemasCommand } from '../schemas-command.ts';
import { textsCommand } from '../texts/texts-command.ts';
import { tryApiCommand } from '../try-api/try-api-command.ts';
import type { Page } from './markdown.ts';

const withHelp = [
  checkCommand,
  diffCommand,
  freezeCommand,
  newCommand,
  openApiCommand,
  schemasCommand,
  textsCommand,
  tryApiCommand,
] as Command[];

/** The commands whose programs are no part of the engine. */
const others: Record<string, string> = {
  start: 'Builds the product, and serves it with the local provider.',
  dev: 'Serves the product during development. A saved file shows at once, and `/gallery` has every state of every screen.',
  build: 'Builds the product into `dist/`, and prints what each screen loads.',
  test: 'Runs every check, and walks every path through the product.',
  'forms:accept':
    'Accepts what visitors see, and what is sent, as intended: writes the snapshots anew. Read their changes before you commit them.',
};

/** Describes the commands for a product. */
export const commandPage = (): Page => ({
  title: 'Commands',
  words: 'terminal, npm, cli, script, run, server, translators',
  intro:
    'The commands for a product. `FORMS_DIR` names the folder of another product than that of `forms/`.',
  sections: [
    ...Object.entries(others).map(([name, text]) => ({ name: `npm run ${name}`, text })),
    ...withHelp.map(({ name, help }) => {
      const [text = '', ...lines] = help.split('\n');
      return {
        name: `npm run ${name}`,
        text: `${text}\n\n\`\`\`\n${lines.join('\n').trim()}\n\`\`\``,
      };
    }),
  ],
});
