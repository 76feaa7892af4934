// Run by `npm start`: serves the built product and, in the provider's place, its calls.
import { fileURLToPath } from 'node:url';
import { SandboxProblem } from './problem.ts';
import { readSettings, type Settings } from './settings.ts';
import { type RunningSandbox, startSandbox } from './start.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
let running: RunningSandbox | undefined;
let stopping = false;
/** In milliseconds. */
const longestStop = 5000;

async function start(): Promise<void> {
  const settings = readSettings(process.env, project);
  running = await startSandbox(settings);
  console.log(welcome(settings, running));
}

function welcome(settings: Settings, { url, definition }: RunningSandbox): string {
  const { app, sandbox } = definition;
  const provider = settings.providerHost ?? app.provider.host;
  const unanswered = Object.keys(app.calls).filter((call) => !sandbox?.calls[call]);
  return [
    '',
    settings.dist === undefined ? '' : `  ${app.name}: ${url}/`,
    `  Outbox:       ${url}/sandbox/outbox`,
    `  Applications: ${url}/sandbox/applications`,
    `  Data folder:  ${settings.data} (delete it to start afresh)`,
    sandbox ? '' : `  There is no sandbox.json in ${settings.forms}: no call is answered here.`,
    sandbox && unanswered.length > 0
      ? `  sandbox.json has no answer to: ${unanswered.join(', ')}. They are answered with status 501.`
      : '',
    provider === '' ? '' : `  The product calls ${provider}.`,
    '  Stop with Ctrl+C.',
  ]
    .filter((line, i) => i === 0 || line !== '')
    .join('\n');
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
  const message = error instanceof SandboxProblem ? error.message : error;
  console.error("The sandbox can't start.", message);
  process.exit(1);
});
