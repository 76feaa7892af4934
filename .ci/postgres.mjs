// PostgreSQL for the tests, which start a server of their own.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom } from './debian-packages.mjs';

/** PostgreSQL, whose path is the folder of its programs. */
export const postgres = {
  name: 'PostgreSQL',
  variable: 'POSTGRES_PROGRAMS',
  packages: ['postgresql'],
  // Without it the package starts a server.
  settings: {
    file: '/etc/postgresql-common/createcluster.d/no-cluster.conf',
    text: 'create_main_cluster = false\n',
  },
  find: () =>
    pathFrom('POSTGRES_PROGRAMS', () =>
      [
        ...versionsIn('/usr/lib/postgresql'),
        ...versionsIn('/opt/homebrew/opt'),
        '/usr/local/bin',
        '/usr/bin',
      ].find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))),
    ),
};

/** Returns the folders of programs in a folder with one for each version. */
function versionsIn(folder) {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.map((name) => join(folder, name, 'bin'));
}
