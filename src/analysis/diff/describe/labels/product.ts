import type { Notice } from '../../../../definition/files/page-parts.ts';
import { formatDuration, formatValue } from '../format-value.ts';
import { either, type Label, type Labels } from '../label.ts';

/** Returns the label of a picture, which is compared by a hash of its content. */
const picture = (noun: string): Label => ({
  noun,
  format: () => 'a picture',
  describe: ({ oldValue, newValue }) =>
    oldValue === undefined || newValue === undefined ? [] : [`${noun} is another picture`],
});

/** Formats a notice, or says that there is none where it is left out. */
export function formatNotice(value: unknown): string {
  if (value === false) return 'none';
  const { text, dismissible, from, until } = value as Notice;
  return [
    formatValue(text),
    ...(dismissible ? ['which visitors can close'] : []),
    ...(from === undefined ? [] : [`from ${from}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
  ].join(', ');
}

/** The text of the engine in any product or screen. */
export const engineText: Labels = { 'text.*': 'the engine\'s text "{key}"' };

export const productLabels: Labels = {
  relabelled: 'the name of the product',
  language: 'the language of the texts',
  languages: 'the further languages',
  description: 'the description for search engines and link previews',
  'logo.file': picture('the logo'),
  'logo.darkFile': picture('the logo on dark pages'),
  'logo.alt': 'the text alternative of the logo',
  'logo.height': { noun: 'the height of the logo in pixels', absent: '32' },
  favicon: picture('the icon of the browser tab'),
  footer: { noun: 'the footer of every screen', format: formatValue },
  notice: { noun: 'the notice of every screen', format: formatNotice },
  ownMessages: either(
    'the product',
    'without general messages',
    'with general messages where it has none of its own',
  ),
  'theme.light': 'the colours on light pages',
  'theme.dark': 'the colours on dark pages',
  'theme.radius': { noun: 'the roundness of corners in pixels', absent: '8' },
  allowedHosts: 'the list of hosts that visitors may be sent to',
  'visit.key': 'the key of the first visit in the browser',
  'visit.query': 'the list of parameters that are saved of the first visit’s address',
  'provider.host': {
    noun: 'the host of all calls',
    format: (host) => (host === '' ? 'the one that served the page' : formatValue(host)),
  },
  'provider.csrf': 'the proof that a call comes from a page of the product',
  ...engineText,
};

export const callLabels: Labels = {
  method: 'the method of {it}',
  path: 'the path of {it}',
  'header.*': 'the header "{key}" of {it}',
  cookies: either('{it}', 'made with cookies', 'made without cookies'),
  once: either(
    '{it}',
    'made with a key, so that it has its effect once',
    'made without a key, so that it can have its effect twice',
  ),
  errors: 'the pointer to errors in the response to {it}',
  timeout: { noun: 'the longest wait for {it}', format: formatDuration, absent: 'unlimited' },
  response: 'the shape of the response to {it}',
};
