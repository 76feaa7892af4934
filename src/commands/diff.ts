import { diffCommand } from './diff/diff-command.ts';
import { runInTerminal } from './terminal.ts';

await runInTerminal(diffCommand);
