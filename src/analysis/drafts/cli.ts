import { freezeCommand } from './freeze-command.ts';

process.exitCode = await freezeCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});
