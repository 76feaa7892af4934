import { type ChildProcess, spawn } from 'node:child_process';

/** A process of the provider. */
export interface Run {
  child: ChildProcess;
  /** What it has printed so far. */
  output: () => string;
  /** Its exit code; `null` after a signal. */
  ended: Promise<number | null>;
}

/**
 * Starts the provider in a process of its own, on a port that the system chooses.
 *
 * @param program arguments of Node.js: the sources, as `npm start` runs them, or the program of a built provider
 */
export function runProvider(
  env: Record<string, string>,
  program = ['--import', 'tsx', 'src/provider/main.ts'],
): Run {
  const child = spawn(process.execPath, program, {
    env: { ...process.env, PORT: '0', ...env },
  });
  return watch(child);
}

/** Collects what a process prints. */
export function watch(child: ChildProcess): Run {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', done));
  return { child, output: () => text, ended };
}

/**
 * Returns the address at which a process serves, once it does.
 *
 * @throws with its output if it ends before that
 */
export function urlOf({ child, output, ended }: Run): Promise<string> {
  return new Promise((found, fail) => {
    const look = () => {
      const url = /Outbox: +(http:\S+)\/sandbox/.exec(output())?.[1];
      if (url) found(url);
    };
    child.stdout?.on('data', look);
    look();
    void ended.then(() => fail(new Error(output())));
  });
}

/** Ends a process, and returns its exit code. */
export async function stop({ child, ended }: Run, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  return ended;
}
