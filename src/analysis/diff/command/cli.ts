import { runInTerminal } from '../../../compiler/index.ts';
import { diffCommand } from './diff-command.ts';

await runInTerminal(diffCommand);
