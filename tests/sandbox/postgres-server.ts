import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Folder of the programs of PostgreSQL on this machine; `undefined` where it has none. */
export const postgresPrograms: string | undefined = [
  ...versionsIn('/usr/lib/postgresql'),
  ...versionsIn('/opt/homebrew/opt'),
  '/usr/local/bin',
  '/usr/bin',
].find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));

/** Returns the folders of programs in a folder with one for each version. */
function versionsIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => join(folder, name, 'bin'));
}

/** PostgreSQL does not run as root: its own user does it then. */
function owner() {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  return { uid, gid };
}

/**
 * Starts a PostgreSQL server for tests, on a socket in a new folder.
 *
 * @returns the address of its database, and the way to stop it
 */
export async function startPostgres(programs: string) {
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
