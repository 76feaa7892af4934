// Run by `npm start`: serves the built product and, in the provider's place, its calls.
import { fileURLToPath } from 'node:url';
import { StartProblem } from './errors/problem.ts';
import { adviceOnNames } from './renamed-settings.ts';
import { checkBuild, readSettings } from './settings.ts';
import { type RunningProvider, startProvider } from './start.ts';
import { welcome } from './welcome.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
let running: RunningProvider | undefined;
let stopping = false;
/** In milliseconds. */
const longestStop = 5000;

async function start(): Promise<void> {
  const settings = readSettings(process.env, project);
  checkBuild(settings);
  const advice = adviceOnNames(process.env);
  if (advice) console.log(advice);
  running = await startProvider(settings);
  console.log(welcome(settings, running));
}

/** Stops once: Ctrl+C may arrive twice, from the terminal and from npm, and running requests finish. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), longestStop).unref();
  await running?.close();
  process.exit(0);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);

start().catch((error: unknown) => {
  const message = error instanceof StartProblem ? error.message : error;
  console.error("The provider can't start.", message);
  process.exit(1);
});
