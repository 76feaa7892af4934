import { runInTerminal } from '../../compiler/index.ts';
import { freezeCommand } from './freeze-command.ts';

await runInTerminal(freezeCommand);
