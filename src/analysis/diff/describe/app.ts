import type { AttributeChange } from '../compare/model-change.ts';
import { describeReplaced, formatDuration, formatValue, joinList } from './format-value.ts';
import { describePagePart } from './page-part.ts';
import { describeText } from './screen.ts';
import { describeStructuralDiff } from './structural-diff.ts';

const nouns: Record<string, string> = {
  language: 'the language of the texts',
  description: 'what search engines and link previews say',
  'visit.key': 'the key of the first visit in the browser',
  'logo.alt': 'what the logo says to those who can’t see it',
};

const pictures: Record<string, string> = {
  'logo.file': 'the logo',
  'logo.darkFile': 'the logo on dark pages',
  favicon: 'the icon of the browser tab',
};

/** Describes a changed attribute of the product. */
export function describeApp(change: AttributeChange): string[] {
  const { name, oldValue, newValue } = change;
  if (name.startsWith('text.')) return [describeText(name.slice(5), oldValue, newValue)];
  const picture = pictures[name];
  if (picture) {
    if (oldValue === undefined)
      return [`there is now ${picture.replace(/^the /, 'a picture for the ')}`];
    return [newValue === undefined ? `${picture} is gone` : `${picture} is another picture`];
  }
  const noun = nouns[name];
  if (noun) return [describeReplaced(noun, oldValue, newValue)];
  switch (name) {
    case 'footer':
    case 'notice':
      return describePagePart(change);
    case 'logo.height':
      return [describeReplaced('the height of the logo', oldValue ?? 32, newValue ?? 32, pixels)];
    case 'theme.radius':
      return [describeReplaced('the roundness of corners', oldValue ?? 8, newValue ?? 8, pixels)];
    case 'allowedHosts':
      return [
        describeReplaced('the hosts that visitors may be sent to', oldValue, newValue, quoteAll),
      ];
    case 'visit.query':
      return [describeReplaced(remembered, oldValue, newValue, quoteAll)];
    case 'provider.host':
      return [describeReplaced('the host that all calls go to', oldValue, newValue, hostName)];
    case 'provider.csrf':
      return [
        describeReplaced(
          'what proves that a call comes from a page of ours',
          oldValue,
          newValue,
          describeTokenPair,
        ),
      ];
  }
  const [, scheme] = /^theme\.(light|dark)$/.exec(name) ?? [];
  if (scheme) {
    const before = (oldValue ?? {}) as Record<string, unknown>;
    const after = (newValue ?? {}) as Record<string, unknown>;
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      before[key] === after[key]
        ? []
        : [describeReplaced(`the ${key} colour on ${scheme} pages`, before[key], after[key])],
    );
  }
  return describeStructuralDiff(name, oldValue, newValue);
}

const remembered = 'what is remembered of the first visit’s address';

const quoteAll = (names: unknown) => joinList((names as string[]).map((name) => `"${name}"`));

const pixels = (size: unknown) => `${size} pixels`;

const hostName = (host: unknown) =>
  host === '' ? 'the one that served the page' : formatValue(host);

function describeTokenPair(pair: unknown): string {
  const { cookie, header } = pair as { cookie: string; header: string };
  return `the cookie "${cookie}" in the header "${header}"`;
}

/** Describes a changed attribute of a call; `it` names the call: "the save call". */
export function describeCall({ name, oldValue, newValue }: AttributeChange, it: string): string[] {
  const [, header] = /^header\.(.*)$/.exec(name) ?? [];
  if (header) {
    if (newValue === undefined) return [`${it} no longer has the header "${header}"`];
    const before = oldValue === undefined ? '' : ` (was ${formatValue(oldValue)})`;
    return [`${it} now has the header "${header}": ${formatValue(newValue)}${before}`];
  }
  switch (name) {
    case 'method':
      return [`${it} is now made with ${newValue} (was ${oldValue})`];
    case 'path':
      return [`${it} now goes to ${newValue} (was ${oldValue})`];
    case 'cookies':
      return [`${it} ${newValue ? 'now' : 'no longer'} sends and accepts cookies`];
    case 'once':
      return [
        `${it} ${newValue ? 'now' : 'no longer'} carries a key, by which it has its effect once`,
      ];
    case 'errors':
      if (newValue === undefined) return [`the answer to ${it} is no longer searched for errors`];
      return [describeReplaced(`where the answer to ${it} may hold errors`, oldValue, newValue)];
    case 'timeout':
      if (newValue === undefined)
        return [`${it} may now take for ever (was ${formatDuration(oldValue)} at most)`];
      return [
        `${it} may now take ${formatDuration(newValue)} at most (was ${oldValue === undefined ? 'for ever' : formatDuration(oldValue)})`,
      ];
    case 'response':
      if (oldValue === undefined || newValue === undefined) {
        return [
          describeReplaced(`the shape that the answer to ${it} must have`, oldValue, newValue),
        ];
      }
      return describeStructuralDiff('', oldValue, newValue).map(
        (sentence) => `in the shape of the answer to ${it}, ${sentence.replace(/^\./, '')}`,
      );
    default:
      return describeStructuralDiff(`${it}: ${name}`, oldValue, newValue);
  }
}
