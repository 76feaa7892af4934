import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newToken } from '../crypto/hashing.ts';
import { errorCode, StartProblem } from '../errors/problem.ts';

/**
 * Takes a folder for this process. A lock whose process is gone (killed, power cut) is taken over.
 *
 * @returns frees the folder
 * @throws StartProblem while another process has it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const lock = join(folder, 'lock');
  const own = join(folder, `lock.${newToken()}`);
  // A link appears at once and complete, so no process reads a half-written lock.
  await writeFile(own, `${process.pid} ${await startTimeOf(process.pid)}`);
  try {
    await link(own, lock).catch(async (error: unknown) => {
      if (errorCode(error) !== 'EEXIST') throw error;
      const holder = await readFile(lock, 'utf8');
      if (await isRunning(holder)) throw inUse(folder, holder);
      await rename(lock, `${own}.stale`);
      await link(own, lock).catch(async () => {
        throw inUse(folder, await readFile(lock, 'utf8'));
      });
    });
  } finally {
    await rm(own, { force: true });
    await rm(`${own}.stale`, { force: true });
  }
  return () => rm(lock, { force: true });
}

function inUse(folder: string, holder: string): StartProblem {
  return new StartProblem(
    `The data folder ${folder} is already in use by process ${holder.split(' ')[0]}, probably another provider. ` +
      'Stop that one, or set DATA_DIR to another folder.',
  );
}

async function isRunning(holder: string): Promise<boolean> {
  const [pid = '', start = ''] = holder.split(' ');
  if (!/^[1-9]\d*$/.test(pid)) return false;
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return start === (await startTimeOf(Number(pid)));
}

/** Returns the start time of a process, or "" where the system has none: process ids are reused, above all in containers. */
async function startTimeOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}
