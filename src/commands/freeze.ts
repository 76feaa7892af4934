import { freezeCommand } from './freeze-command.ts';
import { runInTerminal } from './terminal.ts';

await runInTerminal(freezeCommand);
