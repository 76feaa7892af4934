import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startPostgres } from '../provider/postgres-server.ts';
import { runProvider, stop, urlOf } from '../provider/run-provider.ts';
import { markdownTable } from './markdown-table.ts';
import { median, milliseconds } from './median.ts';
import type { Options } from './options.ts';

const processes = [1, 2, 3];
const visitors = 50;
const applications = 300;

/** Measures the applications that the provider stores in a second, by the number of its processes. */
export async function measureProvider(scratch: string, { repeats }: Options): Promise<string> {
  await writeForms(join(scratch, 'forms'));
  const server = await startPostgres({ fsync: true });
  const rates: number[] = [];
  try {
    for (const count of processes) {
      const runs = Array.from({ length: count }, () =>
        runProvider({
          FORMS_DIR: join(scratch, 'forms'),
          OUT_DIR: '',
          SANDBOX_DATA: join(scratch, 'data'),
          SANDBOX_CALLS_PER_MINUTE: '999999',
          DATABASE_URL: server.url,
        }),
      );
      try {
        const urls = await Promise.all(runs.map(urlOf));
        // The first answers compile what the next ones run.
        await storeApplications(urls, visitors);
        const times: number[] = [];
        for (let round = 0; round < repeats; round++)
          times.push((await milliseconds(() => storeApplications(urls, applications))).time);
        rates.push((applications / median(times)) * 1000);
      } finally {
        await Promise.all(runs.map((each) => stop(each, 'SIGTERM')));
      }
    }
  } finally {
    await server.stop();
  }
  const [first = Number.NaN] = rates;
  const rows = rates.map((rate, index) => [
    `${processes[index]}`,
    rate.toFixed(0),
    (rate / first).toFixed(2),
  ]);
  return markdownTable(['Processes', 'applications a second', 'relative to one process'], rows);
}

/** Stores applications with a password each, several at once, in all processes by turns. */
async function storeApplications(urls: string[], count: number): Promise<void> {
  let begun = 0;
  async function visit(): Promise<void> {
    while (begun < count) {
      const response = await fetch(`${urls[begun++ % urls.length]}/save`, {
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
    calls: { save: { method: 'POST', path: '/save' } },
  };
  const save = { do: 'store', unique: '/name', hash: ['/password'], answer: { body: {} } };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'app.json'), JSON.stringify(app));
  await writeFile(join(folder, 'sandbox.json'), JSON.stringify({ calls: { save } }));
}
