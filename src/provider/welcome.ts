import { isLoopback } from './http/hosts.ts';
import type { PagesAccess } from './pages/ask-for-key.ts';
import type { Settings } from './settings.ts';
import type { RunningProvider } from './start.ts';

/** Returns the query with which an address of the provider's own pages has their key. */
export const keyQuery = ({ key }: PagesAccess): string => `?key=${encodeURIComponent(key)}`;

/** Returns the lines that a start prints: the addresses, the data folder, and the calls that are not answered. */
export function welcome(settings: Settings, { url, definition, pages }: RunningProvider): string {
  const { app, sandbox } = definition;
  const provider = settings.providerHost ?? app.provider.host;
  const unanswered = Object.keys(app.calls).filter((call) => !sandbox?.calls[call]);
  const query = keyQuery(pages);
  const key = pages.openHere || !pages.isMade ? '' : query;
  return [
    '',
    settings.dist === undefined ? '' : `  ${app.name}: ${url}/`,
    `  Outbox:       ${url}/sandbox/outbox${key}`,
    `  Applications: ${url}/sandbox/applications${key}`,
    pages.openHere
      ? `  Only requests that a proxy passes on need the key of these pages: ${query}`
      : '  The key of these pages is for you alone.',
    isLoopback(settings.host)
      ? ''
      : `  HOST=${settings.host} opens the product to everyone who can reach this machine.`,
    pages.openHere || settings.publicOrigin !== undefined
      ? ''
      : '  PUBLIC_URL is not set: the links in mails lead to the host that a request names.',
    `  Data folder:  ${settings.data} (delete it to start afresh)`,
    sandbox ? '' : `  There is no sandbox.json in ${settings.forms}: no call is answered here.`,
    sandbox && unanswered.length > 0
      ? `  sandbox.json has no answer to: ${unanswered.join(', ')}. They are answered with status 501.`
      : '',
    provider === '' ? '' : `  The product calls ${provider}.`,
    '  Stop with Ctrl+C.',
  ]
    .filter((line, i) => i === 0 || line !== '')
    .join('\n');
}
