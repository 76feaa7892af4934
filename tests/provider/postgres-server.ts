import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { adviceFor } from '../../.ci/debian-packages.mjs';
import { postgres } from '../../.ci/postgres.mjs';

/** PostgreSQL does not run as root: its own user does it then. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  return { uid, gid };
}

export interface PostgresServer {
  /** Address of its database. */
  url: string;
  stop: () => Promise<void>;
  /** Ends all connections at once, and starts again. */
  restart: () => Promise<void>;
  /** Lets no process of the server go on; returns what lets them go on again. */
  freeze: () => () => void;
}

/** The files of a new server, made once in a run of all tests, which removes the folder; by itself, a file makes its own. */
const newCluster = process.env.TEST_CACHE && join(process.env.TEST_CACHE, 'postgres');

/** Fills the data folder of a new server. To copy one takes a tenth of the time that PostgreSQL needs to make one. */
function makeCluster(data: string, make: () => void): void {
  // Keeps the owner, as PostgreSQL demands.
  const copy = (from: string, to: string) => execFileSync('cp', ['-a', from, to]);
  if (newCluster && existsSync(newCluster)) return void copy(newCluster, data);
  make();
  if (!newCluster) return;
  const unfinished = `${newCluster}.${process.pid}`;
  mkdirSync(dirname(newCluster), { recursive: true });
  copy(data, unfinished);
  try {
    renameSync(unfinished, newCluster);
  } catch {
    // Another process has made it meanwhile.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * Starts a PostgreSQL server for tests, on a socket in a new folder.
 *
 * @param fsync whether what is stored outlives a loss of power, as it does in production
 * @throws an error with advice where PostgreSQL is missing
 */
export async function startPostgres({ fsync = false } = {}): Promise<PostgresServer> {
  const programs = postgres.find();
  if (programs === undefined) throw new Error(adviceFor(postgres));
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const { uid, gid } = owner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const as = { cwd: folder, ...(uid !== undefined && { uid, gid }) };
  const data = join(folder, 'data');
  makeCluster(data, () =>
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
      { ...as, stdio: 'ignore' },
    ),
  );
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', `fsync=${fsync}`];
  const program = join(programs, 'postgres');
  let server: ChildProcess;
  async function start(): Promise<void> {
    server = spawn(program, options, { ...as, stdio: 'pipe' });
    await new Promise<void>((ready, fail) => {
      let output = '';
      server.stderr?.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (output.includes('ready to accept connections')) ready();
      });
      server.once('exit', () => fail(new Error(`PostgreSQL did not start: ${output}`)));
    });
  }
  async function end(): Promise<void> {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill('SIGINT');
    await ended;
  }
  await start();
  return {
    url: `postgresql://postgres@/postgres?host=${folder}`,
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
    async restart() {
      await end();
      await start();
    },
    freeze() {
      const { pid = 0 } = server;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
      const all = [pid, ...children.trim().split(' ').map(Number)];
      const signal = (name: NodeJS.Signals) => {
        for (const each of all) process.kill(each, name);
      };
      signal('SIGSTOP');
      return () => signal('SIGCONT');
    },
  };
}
