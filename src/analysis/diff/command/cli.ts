import { diffCommand } from './diff-command.ts';

process.exitCode = await diffCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});
