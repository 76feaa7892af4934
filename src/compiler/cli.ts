import { checkCommand } from './check-command.ts';

process.exitCode = await checkCommand(process.argv.slice(2), {
  cwd: process.cwd(),
  env: process.env,
  print: (text) => console.log(text),
  complain: (text) => console.error(text),
});
