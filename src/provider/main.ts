// Run by `npm start`: serves the built product and, in the provider's place, its calls.
import { setTimeout as wait } from 'node:timers/promises';
import { jsonLog, type Log } from './errors/log.ts';
import { StartProblem } from './errors/problem.ts';
import { adviceOnNames } from './renamed-settings.ts';
import { checkBuild, readSettings } from './settings.ts';
import { type RunningProvider, startProvider } from './start.ts';
import { welcome } from './welcome.ts';

let running: RunningProvider | undefined;
let stopping = false;
/** In seconds. */
let longestStop = 0;
/** In seconds. */
let stopDelay = 0;

/** People read lines, and programs JSON. */
const log: Log = process.stdout.isTTY
  ? (line) => console.log(line)
  : jsonLog(
      (line) => console.log(line),
      () => new Date(),
    );

async function start(): Promise<void> {
  const settings = readSettings(process.env, process.cwd());
  longestStop = settings.shutdownSeconds ?? 0;
  checkBuild(settings);
  const advice = adviceOnNames(process.env);
  if (advice) log(advice);
  stopDelay = settings.stopDelay ?? 0;
  running = await startProvider(settings, { log });
  log(welcome(settings, running));
}

/** Stops once: Ctrl+C may arrive twice, from the terminal and from npm, and running requests finish. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  running?.leave();
  if (stopDelay > 0) await wait(stopDelay * 1000);
  setTimeout(cutOff, (longestStop + 1) * 1000).unref();
  await running?.close();
  process.exit(0);
}

/** Ends the process while a mail or a statement is under way. The mail is sent later, and the statement has no effect. */
function cutOff(): void {
  log(
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
