import { schemasCommand } from './schemas-command.ts';
import { runInTerminal } from './terminal.ts';

await runInTerminal(schemasCommand);
