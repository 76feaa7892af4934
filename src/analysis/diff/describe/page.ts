import { movedPairs, pairUp } from '../compare/pair-items.ts';
import { describeReplaced, formatValue, quoteLabel } from './format-value.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** What became of the paragraphs of a page. */
export function describeParagraph(was: unknown[] = [], is: unknown[] = []): string[] {
  if (was.length === is.length) {
    return is.flatMap((text, index) => {
      const before = was[index];
      const which = is.length === 1 ? 'the text' : `paragraph ${index + 1}`;
      return formatValue(before) === formatValue(text)
        ? []
        : [describeReplaced(which, before, text)];
    });
  }
  const [gone, added] = [without(was, is), without(is, was)];
  const words = [
    ...gone.map((text) => `the paragraph ${formatValue(text)} is gone`),
    ...added.map((text) => `there is a new paragraph ${formatValue(text)}`),
  ];
  return words.length > 0 ? words : describeStructuralDiff('the paragraphs', was, is);
}

const without = (texts: unknown[], others: unknown[]): unknown[] => {
  const known = new Set(others.map(formatValue));
  return texts.filter((text) => !known.has(formatValue(text)));
};

export interface Action {
  text: string;
  href: string;
}

const signs = [
  (old: Action, now: Action) => old.text === now.text && old.href === now.href,
  (old: Action, now: Action) => old.href === now.href,
  (old: Action, now: Action) => old.text === now.text,
];

/** What became of the buttons of a page. */
export function describeAction(was: Action[] = [], is: Action[] = []): string[] {
  const pairs = pairUp(was, is, signs);
  const words = [
    ...was
      .filter((action) => !pairs.some(({ old }) => old === action))
      .map(({ text }) => `the button ${quoteLabel(text)} is gone`),
    ...is
      .filter((action) => !pairs.some(({ now }) => now === action))
      .map(({ text, href }) => `there is a new button ${quoteLabel(text)}, which leads to ${href}`),
    ...pairs.flatMap(({ old, now }) => [
      ...(old.text === now.text
        ? []
        : [`the button ${quoteLabel(old.text)} now says ${formatValue(now.text)}`]),
      ...(old.href === now.href
        ? []
        : [`the button ${quoteLabel(now.text)} now leads to ${now.href} (was ${old.href})`]),
    ]),
    ...movedPairs(pairs, was).map(
      ({ now }) => `the button ${quoteLabel(now.text)} has another place`,
    ),
  ];
  return words.length > 0 ? words : describeStructuralDiff('the buttons', was, is);
}
