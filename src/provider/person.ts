// Run by `npm run provider:person`: lists all that the provider stores of a person, and removes it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { counted } from '../core/text/counted.ts';
import type { Database } from './database/database.ts';
import { StartProblem } from './errors/problem.ts';
import {
  type FoundData,
  findPerson,
  removePerson,
  type SoughtPerson,
} from './retention/find-person.ts';
import { keptData } from './retention/kept-data.ts';
import { readSettings, type Settings } from './settings.ts';
import { openDataFolder, openServerDatabase } from './store/data-folder.ts';
import { openSeal } from './store/open-seal.ts';

const help = `Lists all that the provider stores of a person, and removes it.

  npm run provider:person -- --email ada@example.com
  npm run provider:person -- --reference 7A3F-92BC --remove

--email <address>    Finds all that has this address as an answer, or belongs to its links, and longer texts that mention it.
--reference <text>   Finds all that belongs to one application, by the reference that its page shows.
--remove             Removes what it lists; from longer texts, the address alone.
--help               Prints this help.

On a server: node dist-provider/person.mjs. It uses the database of the settings DATABASE_URL or DATA_DIR, and the keys of
ENCRYPTION_KEYS. The embedded database is free once the provider is stopped; with PostgreSQL, the provider can run.
Exit codes: 1 if the database can't be used, 2 if rows are encrypted by keys that are missing, 64 for bad arguments.`;

/** The exit codes, of which the last one is that of sysexits.h. */
const codes = { success: 0, problem: 1, unreadable: 2, badArguments: 64 } as const;

class ArgumentProblem extends Error {}

function readArguments(args: string[]): { sought?: SoughtPerson; removes: boolean } {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const options = { email: text, reference: text, remove: flag, help: flag };
  const { values } = (() => {
    try {
      return parseArgs({ args, options });
    } catch (error) {
      throw new ArgumentProblem((error as Error).message);
    }
  })();
  const { email, reference, remove: removes = false } = values;
  if (values.help) return { removes };
  if ((email === undefined) === (reference === undefined))
    throw new ArgumentProblem('Name the person by --email or by --reference.');
  if (email !== undefined) {
    if (/^\s*[^\s@]+@[^\s@]+\s*$/.test(email)) return { sought: { email }, removes };
    throw new ArgumentProblem(`"${email}" is no address of an email, such as ada@example.com.`);
  }
  if (/^[\dA-F]{4}-[\dA-F]{4}$/i.test(reference ?? ''))
    return { sought: { reference: reference ?? '' }, removes };
  throw new ArgumentProblem(`"${reference}" is no reference, such as 7A3F-92BC.`);
}

/** Opens the database of the settings, which exists already. */
async function openExisting({ data, databaseUrl, databaseLimits }: Settings): Promise<Database> {
  const log = (line: string) => console.error(line);
  if (databaseUrl !== undefined)
    return openServerDatabase(databaseUrl, { log, limits: databaseLimits });
  if (existsSync(join(data, 'database'))) return openDataFolder(data, log);
  throw new StartProblem(
    `There is no database in ${data}. Set DATA_DIR or DATABASE_URL to that of the provider.`,
  );
}

function listingOf({ rows, mentions, unreadable }: FoundData): string[] {
  const all = [...rows.values(), ...mentions.values()].flat();
  const sent = all.filter(({ isSent }) => isSent).length;
  return [
    ...[...rows].flatMap(([{ label }, found]) => listed(label, found)),
    ...[...mentions].flatMap(([{ label }, found]) =>
      listed(`${label} of others that mention the address`, found),
    ),
    ...(all.length === 0 ? ['Nothing is stored.'] : []),
    ...(sent === 0
      ? []
      : [
          `Of these, ${sent} went to others, who keep their copies: this command can't remove those.`,
        ]),
    ...(unreadable === 0
      ? []
      : [
          `${counted(unreadable, 'row')} could not be read, since a key is missing: set ENCRYPTION_KEYS to all keys.`,
        ]),
  ];
}

const listed = (label: string, found: { time: string; reference?: string }[]): string[] => [
  `${label}: ${found.length}`,
  ...found.map(({ time, reference }) => `  ${[time, reference].join(' ').trim()}`),
];

async function run(): Promise<number> {
  const { sought, removes } = readArguments(process.argv.slice(2));
  if (!sought) {
    console.log(help);
    return codes.success;
  }
  const settings = readSettings(process.env, process.cwd());
  const database = await openExisting(settings);
  try {
    const seal = await openSeal(database, { keys: settings.encryptionKeys, folder: settings.data });
    const found = await database.transaction(async (queries) => {
      const person = await findPerson(queries, sought, seal);
      if (removes) await removePerson(queries, person, { sought, seal });
      return person;
    });
    for (const line of listingOf(found)) console.log(line);
    if (removes && found.rows.size + found.mentions.size > 0) {
      await database.freeSpace?.([...new Set(keptData.map(({ table }) => table))], {
        erases: true,
      });
      console.log(
        found.mentions.size === 0
          ? 'All of these were removed.'
          : 'All of these were removed. What others wrote has "(removed)" in place of the address.',
      );
    }
    return found.unreadable > 0 ? codes.unreadable : codes.success;
  } finally {
    await database.close();
  }
}

process.exitCode = await run().catch((error: unknown) => {
  if (error instanceof ArgumentProblem) {
    console.error(`${error.message} Help: npm run provider:person -- --help`);
    return codes.badArguments;
  }
  console.error(error instanceof StartProblem ? error.message : error);
  return codes.problem;
});
