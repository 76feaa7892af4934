import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

// Without a listener, a signal ends this process before it can end what it has started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => process.exit());

/** A program that tests have started. */
interface StartedProgram {
  /** What a pattern finds in the output. */
  found: string;
  /** Ends it with the programs that it has started. */
  stop: () => Promise<void>;
}

interface Start {
  args: string[];
  env: NodeJS.ProcessEnv;
  /** What the program says once it is ready, if it does; its first group is what is found. */
  ready?: RegExp;
}

/** Starts a program, and waits until it says that it is ready: in its output, or in the pipe of its file descriptor 3. */
export async function startProgram(
  path: string,
  { args, env, ready }: Start,
): Promise<StartedProgram> {
  // A group of its own, which ends as a whole.
  const program = spawn(path, args, {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((done) => program.once('close', () => done()));
  const kill = () => {
    try {
      if (program.pid) process.kill(-program.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  };
  process.once('exit', kill);
  const found = await new Promise<string>((done, fail) => {
    let output = '';
    for (const stream of program.stdio.slice(1) as Readable[]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        const [, match] = ready?.exec(output) ?? [];
        if (match !== undefined) done(match);
      });
    }
    if (!ready) program.once('spawn', () => done(''));
    program.once('error', fail);
    program.once('close', () => fail(new Error(`${path} has ended: ${output}`)));
  });
  return {
    found,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}

/** Makes a folder for all files of a browser, and an environment in which it finds no others. */
export function makeHome() {
  const home = mkdtempSync(join(tmpdir(), 'browser-'));
  const folders = ['XDG_CACHE_HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_RUNTIME_DIR'];
  return {
    home,
    env: {
      ...process.env,
      HOME: home,
      ...Object.fromEntries(folders.map((name) => [name, home])),
      LANG: 'C.UTF-8',
    },
    remove: () => rmSync(home, { recursive: true, force: true, maxRetries: 10 }),
  };
}
