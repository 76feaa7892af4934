import type { ScreenModel } from '../../src/analysis/product-model.ts';
import { addressOf } from '../support/paths/address-of.ts';
import type { Walk } from '../support/paths/path.ts';
import type { Sent } from './in-browser/form-page/scripted-provider.ts';
import { withoutWords } from './page-sources.ts';

/**
 * Describes a path in sentences, with the screen's own calls on it up to that of the button: the next screen makes its
 * own. How often a question makes calls depends on how it is answered; they are left out.
 */
export function journeyText(
  path: Walk,
  screen: ScreenModel,
  { sent: all, ...words }: { sent: Sent[]; origin: string; version: string },
): string {
  const submit = screen.submit?.call;
  const sent = all.filter(({ call }) => call === submit || call === screen.load?.call);
  const last = sent.findLastIndex(({ call }) => call === submit);
  const steps = path.steps.filter(({ id }) => id !== '');
  const lines = [
    `# ${path.title}`,
    '',
    `opens ${addressOf(screen, path.query)}`,
    ...sent.slice(0, last).flatMap(callText),
    ...steps.flatMap(({ title, exits = [] }) => [
      ...exits.map(({ leave }) => `leaves ${title} for ${leave}, and comes back`),
      `goes through ${title}`,
    ]),
    ...sent.slice(last, last + 1).flatMap(callText),
    ...(path.expectedEnd.route === undefined ? [] : [`goes to ${path.expectedEnd.route}`]),
    ...(path.expectedEnd.message === undefined ? [] : [`hears “${path.expectedEnd.message}”`]),
    ...(path.expectedEnd.clearsDraft ? ['has nothing kept in the browser any more'] : []),
  ];
  return withoutWords(lines.join('\n'), words);
}

function callText({ method, path, headers, body }: Sent): string[] {
  return [
    `sends ${method} ${path}`,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...(body === undefined ? [] : indented(JSON.stringify(body, null, 2))),
  ];
}

const indented = (text: string): string[] => text.split('\n').map((line) => `  ${line}`);
