import { checkCommand } from './check-command.ts';
import { runInTerminal } from './terminal.ts';

await runInTerminal(checkCommand);
