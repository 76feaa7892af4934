// Run by `npm start`: serves the built product and, in the provider's place, its calls.
import { fileURLToPath } from 'node:url';
import { StartProblem } from './errors/problem.ts';
import { checkBuild, readSettings } from './settings.ts';
import { type RunningProvider, startProvider } from './start.ts';
import { welcome } from './welcome.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
let running: RunningProvider | undefined;
let stopping = false;
/** In seconds. */
let longestStop = 0;

async function start(): Promise<void> {
  const settings = readSettings(process.env, project);
  longestStop = settings.shutdownSeconds ?? 0;
  checkBuild(settings);
  running = await startProvider(settings);
  console.log(welcome(settings, running));
}

/** Stops once: Ctrl+C may arrive twice, from the terminal and from npm, and running requests finish. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(cutOff, (longestStop + 1) * 1000).unref();
  await running?.close();
  process.exit(0);
}

/** Ends the process while a mail or a statement is under way. The mail is sent later, and the statement has no effect. */
function cutOff(): void {
  console.log(
    `Stopped with calls or mails under way, which took longer than SHUTDOWN_SECONDS=${longestStop}.`,
  );
  process.exit(0);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

start().catch((error: unknown) => {
  const message = error instanceof StartProblem ? error.message : error;
  console.error("The provider can't start.", message);
  process.exit(1);
});
