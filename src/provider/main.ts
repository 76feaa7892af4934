// Runs the provider on a server.
import { jsonLog } from './errors/log.ts';
import { runProvider } from './run.ts';

const print = (line: string) => console.log(line);

// People read lines, and programs JSON.
runProvider(process.stdout.isTTY ? print : jsonLog(print, () => new Date()));
