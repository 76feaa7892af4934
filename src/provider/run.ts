import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './errors/log.ts';
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

async function start(log: Log): Promise<void> {
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
async function stop(log: Log): Promise<void> {
  if (stopping) return;
  stopping = true;
  running?.leave();
  if (stopDelay > 0) await wait(stopDelay * 1000);
  setTimeout(() => cutOff(log), (longestStop + 1) * 1000).unref();
  await running?.close();
  process.exit(0);
}

/** Ends the process while a mail or a statement is under way. The mail is sent later, and the statement has no effect. */
function cutOff(log: Log): void {
  log(
    `Stopped with calls or mails under way, which took longer than SHUTDOWN_SECONDS=${longestStop}.`,
  );
  process.exit(0);
}

/** Serves the built product and answers its calls, until the process is told to stop. */
export function runProvider(log: Log): void {
  process.on('SIGINT', () => stop(log));
  process.on('SIGTERM', () => stop(log));
  start(log).catch((error: unknown) => {
    const message = error instanceof StartProblem ? error.message : error;
    console.error("The provider can't start.", message);
    process.exit(1);
  });
}
