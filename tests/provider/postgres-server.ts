import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
}

/**
 * Starts a PostgreSQL server for tests, on a socket in a new folder.
 *
 * @throws an error with advice where PostgreSQL is missing
 */
export async function startPostgres(): Promise<PostgresServer> {
  const programs = postgres.find();
  if (programs === undefined) throw new Error(adviceFor(postgres));
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const { uid, gid } = owner();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  const as = { cwd: folder, ...(uid !== undefined && { uid, gid }) };
  const data = join(folder, 'data');
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    { ...as, stdio: 'ignore' },
  );
  const options = ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'];
  const server = spawn(join(programs, 'postgres'), options, { ...as, stdio: 'pipe' });
  await new Promise<void>((ready, fail) => {
    let output = '';
    server.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
      if (output.includes('ready to accept connections')) ready();
    });
    server.once('exit', () => fail(new Error(`PostgreSQL did not start: ${output}`)));
  });
  return {
    url: `postgresql://postgres@/postgres?host=${folder}`,
    async stop() {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
