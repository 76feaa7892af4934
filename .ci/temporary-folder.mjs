import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Makes a folder for the temporary files of this process: in memory where it has room for them, since databases that are
 * copied and synchronized with a disk take a tenth of the time of all tests. Removes what earlier processes of this
 * machine have left behind there.
 *
 * @param memory a folder that Linux keeps in memory
 * @param neededRoom in bytes; eight times what the files of a run take at most, since several may run at once
 */
export function makeTemporaryFolder({ memory = '/dev/shm', neededRoom = 4 * 2 ** 30 } = {}) {
  const parent = freeRoom(memory) > neededRoom ? memory : tmpdir();
  const prefix = `test-${hostname()}-`;
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    const [, pid] = /^(\d+)-\w{6}$/.exec(name.slice(prefix.length)) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) {
      rmSync(join(parent, name), { recursive: true, force: true });
    }
  }
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`));
  // PostgreSQL runs as a user of its own, who has to get to the folder of its database.
  chmodSync(folder, 0o711);
  return folder;
}

function freeRoom(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
