import type { AttributeChange } from '../compare/model-change.ts';
import { describeReplaced, formatDuration, formatValue } from './format-value.ts';
import { describeText } from './screen.ts';
import { describeStructuralDiff } from './structural-diff.ts';

const nouns: Record<string, string> = {
  language: 'the language of the texts',
  description: 'what search engines and link previews say',
  'logo.alt': 'what the logo says to those who can’t see it',
};

const pictures: Record<string, string> = {
  'logo.file': 'the logo',
  'logo.darkFile': 'the logo on dark pages',
  favicon: 'the icon of the browser tab',
};

/** What is otherwise with the product as a whole. */
export function describeApp({ name, was, is }: AttributeChange): string[] {
  if (name.startsWith('text.')) return [describeText(name.slice(5), was, is)];
  const picture = pictures[name];
  if (picture) {
    if (was === undefined)
      return [`there is now ${picture.replace(/^the /, 'a picture for the ')}`];
    return [is === undefined ? `${picture} is gone` : `${picture} is another picture`];
  }
  const noun = nouns[name];
  if (noun) return [describeReplaced(noun, was, is)];
  switch (name) {
    case 'logo.height':
      return [describeReplaced('the height of the logo', was ?? 32, is ?? 32, pixels)];
    case 'theme.radius':
      return [describeReplaced('the roundness of corners', was ?? 8, is ?? 8, pixels)];
    case 'provider.host':
      return [describeReplaced('the host that all calls go to', was, is, hostName)];
    case 'provider.csrf':
      return [
        describeReplaced('what proves that a call comes from a page of ours', was, is, pairWords),
      ];
  }
  const [, scheme] = /^theme\.(light|dark)$/.exec(name) ?? [];
  if (scheme) {
    const before = (was ?? {}) as Record<string, unknown>;
    const after = (is ?? {}) as Record<string, unknown>;
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      before[key] === after[key]
        ? []
        : [describeReplaced(`the ${key} colour on ${scheme} pages`, before[key], after[key])],
    );
  }
  return describeStructuralDiff(name, was, is);
}

const pixels = (size: unknown) => `${size} pixels`;

const hostName = (host: unknown) =>
  host === '' ? 'the one that served the page' : formatValue(host);

function pairWords(pair: unknown): string {
  const { cookie, header } = pair as { cookie: string; header: string };
  return `the cookie "${cookie}" in the header "${header}"`;
}

/** What is otherwise with a call to the provider; `it` is "the save call". */
export function describeCall({ name, was, is }: AttributeChange, it: string): string[] {
  const [, header] = /^header\.(.*)$/.exec(name) ?? [];
  if (header) {
    if (is === undefined) return [`${it} no longer has the header "${header}"`];
    const before = was === undefined ? '' : ` (was ${formatValue(was)})`;
    return [`${it} now has the header "${header}": ${formatValue(is)}${before}`];
  }
  switch (name) {
    case 'method':
      return [`${it} is now made with ${is} (was ${was})`];
    case 'path':
      return [`${it} now goes to ${is} (was ${was})`];
    case 'cookies':
      return [`${it} ${is ? 'now' : 'no longer'} sends and accepts cookies`];
    case 'errors':
      if (is === undefined) return [`the answer to ${it} is no longer searched for errors`];
      return [describeReplaced(`where the answer to ${it} may hold errors`, was, is)];
    case 'timeout':
      if (is === undefined)
        return [`${it} may now take for ever (was ${formatDuration(was)} at most)`];
      return [
        `${it} may now take ${formatDuration(is)} at most (was ${was === undefined ? 'for ever' : formatDuration(was)})`,
      ];
    case 'response':
      if (was === undefined || is === undefined) {
        return [describeReplaced(`the shape that the answer to ${it} must have`, was, is)];
      }
      return describeStructuralDiff('', was, is).map(
        (sentence) => `in the shape of the answer to ${it}, ${sentence.replace(/^\./, '')}`,
      );
    default:
      return describeStructuralDiff(`${it}: ${name}`, was, is);
  }
}
