import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../provider/postgres-server.ts';
import { runProvider, stop, urlOf } from '../provider/run-provider.ts';
import { markdownTable } from './markdown-table.ts';
import { milliseconds } from './median.ts';
import type { Options } from './options.ts';

const processes = [1, 2, 3];

interface Load {
  name: string;
  call: string;
  /** The applications of one round. */
  applications: number;
  /** How many come at once. */
  visitors: number;
}

/** A hash takes a third of a second of one core. A process refuses calls that would wait for 30 seconds. */
const withPassword: Load = { name: 'with a password', call: 'save', applications: 24, visitors: 8 };
const withoutPassword: Load = {
  name: 'without a password',
  call: 'note',
  applications: 500,
  visitors: 50,
};

/**
 * Measures the applications that the provider stores in a second, by the number of its processes. Each round measures all
 * numbers one after the other, so that other work on the machine disturbs them alike.
 */
export async function measureProvider(scratch: string, { repeats }: Options): Promise<string> {
  await writeForms(join(scratch, 'forms'));
  const server = await startPostgres({ fsync: true });
  const runs = processes.map(() =>
    runProvider({
      FORMS_DIR: join(scratch, 'forms'),
      OUT_DIR: '',
      DATA_DIR: join(scratch, 'data'),
      CALLS_PER_MINUTE: '999999',
      DATABASE_URL: server.url,
    }),
  );
  try {
    const urls = await Promise.all(runs.map(urlOf));
    const rows = [
      ...(await measureLoad(urls, withoutPassword, repeats)),
      ...(await measureLoad(urls, withPassword, repeats)),
    ];
    const head = [
      'Applications',
      'processes',
      'stored in a second, at best',
      'relative to one process',
    ];
    return `On ${availableParallelism()} cores, which the clients use too:\n\n${markdownTable(head, rows)}`;
  } finally {
    await Promise.all(runs.map((each) => stop(each, 'SIGTERM')));
    await server.stop();
  }
}

/** Returns a row for each number of processes, of its fastest round: other work on the machine only slows rounds down. */
async function measureLoad(urls: string[], load: Load, repeats: number): Promise<string[][]> {
  // The first answers compile what the next ones run.
  await storeApplications(urls, { ...load, applications: load.visitors * urls.length });
  const best = processes.map(() => 0);
  for (let round = 0; round < repeats; round++) {
    for (const [index, count] of processes.entries()) {
      const { time } = await milliseconds(() => storeApplications(urls.slice(0, count), load));
      best[index] = Math.max(best[index] ?? 0, (load.applications / time) * 1000);
    }
  }
  const [first = Number.NaN] = best;
  return best.map((rate, index) => [
    load.name,
    `${processes[index]}`,
    rate.toFixed(rate < 20 ? 1 : 0),
    (rate / first).toFixed(2),
  ]);
}

/** Stores applications, several at once, in all processes by turns. */
async function storeApplications(
  urls: string[],
  { call, applications, visitors }: Load,
): Promise<void> {
  let begun = 0;
  async function visit(): Promise<void> {
    while (begun < applications) {
      const response = await fetch(`${urls[begun++ % urls.length]}/${call}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: randomUUID(), password: randomUUID() }),
      });
      if (response.status !== 200) throw new Error(await response.text());
      await response.arrayBuffer();
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit));
}

async function writeForms(folder: string): Promise<void> {
  const colours = { primary: '#1451c4', error: '#b3261e' };
  const app = {
    name: 'Bench',
    language: 'en',
    theme: { light: colours, dark: colours },
    messages: {},
    provider: { host: '' },
    calls: {
      save: { method: 'POST', path: '/save' },
      note: { method: 'POST', path: '/note' },
    },
  };
  const stored = { do: 'store', unique: '/name', answer: { body: {} } };
  const save = { ...stored, hash: ['/password'] };
  const note = { ...stored, drop: ['/password'] };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'app.json'), JSON.stringify(app));
  await writeFile(join(folder, 'sandbox.json'), JSON.stringify({ calls: { save, note } }));
}
