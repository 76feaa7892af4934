import type { Settings } from './settings.ts';
import type { RunningSandbox } from './start.ts';

/** Returns the lines that a start prints: the addresses, the data folder, and the calls that are not answered. */
export function welcome(settings: Settings, { url, definition, pagesKey }: RunningSandbox): string {
  const { app, sandbox } = definition;
  const provider = settings.providerHost ?? app.provider.host;
  const unanswered = Object.keys(app.calls).filter((call) => !sandbox?.calls[call]);
  const key = pagesKey === undefined ? '' : `?key=${pagesKey}`;
  return [
    '',
    settings.dist === undefined ? '' : `  ${app.name}: ${url}/`,
    `  Outbox:       ${url}/sandbox/outbox${key}`,
    `  Applications: ${url}/sandbox/applications${key}`,
    pagesKey === undefined
      ? ''
      : `  HOST=${settings.host} opens this to everyone who can reach this machine. The key is for you alone.`,
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
