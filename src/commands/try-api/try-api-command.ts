import { counted } from '../../core/text/counted.ts';
import { providerHostPattern } from '../../definition/files/app.ts';
import {
  type Arguments,
  type Command,
  CommandError,
  exitCodes,
  type Terminal,
} from '../command.ts';
import { readProduct } from '../forms-folder.ts';
import { formatFindings } from './report.ts';
import { type Tried, tryApi } from './try-api.ts';

type Flag = 'yes';
type Option = 'origin' | 'query';

const maxRequests = 300;
const maxSeconds = 300;

/** `npm run forms:try-api` */
export const tryApiCommand: Command<Flag, Option> = {
  name: 'forms:try-api',
  flags: ['yes'],
  options: ['origin', 'query'],
  maxOperands: 2,
  help: `Tries an API of your own: makes the calls of the screens as their pages do, and says what visitors
would see and what contradicts the definitions.

  npm run forms:try-api -- <address> [options] [folder]

address   Of the API: scheme, host and perhaps a path, such as https://staging.example/v2.
folder    The forms folder. Default: FORMS_DIR, or else forms/.
--origin  Origin of the pages, such as https://apply.example, for CORS and cookies.
          Default: that of the API, which needs no CORS.
--query   Values of a link that the API alone knows, such as one in an email: "token=abc".
--yes     Does not ask before it writes to another machine than this one.
--help    Prints this help.

It submits forms with the answers of examples and journeys, good ones and wrong ones: use an API for
tests. It makes one request at a time, at most ${maxRequests} in ${maxSeconds / 60} minutes, and prints no values.
Exit codes: ${exitCodes.success} if nothing contradicts the definitions, ${exitCodes.changes} if something does or the limits end \
the run,
${exitCodes.badArguments} for bad arguments, ${exitCodes.badDefinitions} for errors in the definitions, \
${exitCodes.unreadable} if the folder can't be read.`,
  run,
};

async function run(
  { flags, values, operands: [given, named] }: Arguments<Flag, Option>,
  terminal: Terminal,
): Promise<number> {
  const { print, printError } = terminal;
  const address = readAddress(given);
  const origin = readOrigin(values.origin ?? new URL(address).origin);
  const query = Object.fromEntries(new URLSearchParams(values.query));
  const product = await readProduct(terminal, named);
  if (!product) return exitCodes.badDefinitions;
  if (!flags.yes) await confirm(address, terminal);
  const place = origin === new URL(address).origin ? ', the same as the API’s: no CORS' : '';
  printError(
    `makes at most ${maxRequests} requests in ${maxSeconds / 60} minutes, for pages at ${origin}${place} …`,
  );
  const tried = await tryApi(product, { address, origin, query, maxRequests, maxSeconds });
  const { report, isComplete, secrets, unreachable } = tried;
  if (unreachable !== undefined) {
    printError(`${address} does not answer (${unreachable}). Nothing was tried.`);
    return exitCodes.changes;
  }
  const hidden = [...Object.values(query), ...secrets].filter(({ length }) => length > 3);
  const redact = (text: string) => hidden.reduce((all, one) => all.replaceAll(one, '…'), text);
  for (const line of formatFindings(report.findings, product.app.calls)) print(redact(line));
  print(summary(tried));
  return isComplete && report.count('contradiction') === 0 ? exitCodes.success : exitCodes.changes;
}

const advice = '"npm run forms:try-api -- --help" lists the arguments.';

function readAddress(given = ''): string {
  const address = given.replace(/\/+$/, '');
  const isAddress = URL.canParse(address) && new RegExp(providerHostPattern).test(address);
  if (isAddress && new URL(address).username === '') return address;
  const message = `Name the address of the API: scheme, host and perhaps a path, such as https://staging.example/v2. ${advice}`;
  throw new CommandError(exitCodes.badArguments, message);
}

function readOrigin(given: string): string {
  if (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))
    return new URL(given).origin;
  const message = `--origin is no address of pages, such as https://apply.example. ${advice}`;
  throw new CommandError(exitCodes.badArguments, message);
}

/** Asks whether the API may be written to, unless it is on this machine. */
async function confirm(address: string, { ask }: Terminal): Promise<void> {
  const { hostname } = new URL(address);
  if (/^(.+\.)?localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(hostname)) return;
  const question = `Submits forms to ${hostname}, which stores and perhaps mails them.`;
  if (!ask) {
    const message = `${question} Nobody can be asked here: --yes says that it may.`;
    throw new CommandError(exitCodes.badArguments, message);
  }
  const answer = await ask(`${question} Go on? (y/N) `);
  if (!/^y(es)?$/i.test(answer.trim())) {
    throw new CommandError(exitCodes.badArguments, 'Nothing was sent.');
  }
}

function summary({ report, requests, isComplete }: Tried): string {
  const sum = [
    counted(report.count('contradiction'), 'contradiction'),
    counted(report.count('note'), 'note'),
    `${report.count('untried')} not tried`,
  ].join(', ');
  const end = isComplete ? '' : ' The limits ended the run: what follows was not tried.';
  return `${counted(requests, 'request')}: ${sum}.${end}`;
}
