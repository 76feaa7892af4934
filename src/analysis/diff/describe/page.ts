import { movedPairs, pairUp } from '../compare/pair-items.ts';
import { describeReplaced, formatValue, quoteLabel } from './format-value.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** Describes changed paragraphs of a page. */
export function describeParagraph(oldItems: unknown[] = [], newItems: unknown[] = []): string[] {
  if (oldItems.length === newItems.length) {
    return newItems.flatMap((text, index) => {
      const before = oldItems[index];
      const which = newItems.length === 1 ? 'the text' : `paragraph ${index + 1}`;
      return formatValue(before) === formatValue(text)
        ? []
        : [describeReplaced(which, before, text)];
    });
  }
  const [removed, added] = [without(oldItems, newItems), without(newItems, oldItems)];
  const sentences = [
    ...removed.map((text) => `the paragraph ${formatValue(text)} is gone`),
    ...added.map((text) => `there is a new paragraph ${formatValue(text)}`),
  ];
  return sentences.length > 0
    ? sentences
    : describeStructuralDiff('the paragraphs', oldItems, newItems);
}

const without = (texts: unknown[], others: unknown[]): unknown[] => {
  const known = new Set(others.map(formatValue));
  return texts.filter((text) => !known.has(formatValue(text)));
};

export interface Action {
  text: string;
  href: string;
}

const criteria = [
  (previous: Action, current: Action) =>
    previous.text === current.text && previous.href === current.href,
  (previous: Action, current: Action) => previous.href === current.href,
  (previous: Action, current: Action) => previous.text === current.text,
];

/** Describes changed buttons of a page. */
export function describeAction(oldItems: Action[] = [], newItems: Action[] = []): string[] {
  const pairs = pairUp(oldItems, newItems, criteria);
  const sentences = [
    ...oldItems
      .filter((action) => !pairs.some(({ previous }) => previous === action))
      .map(({ text }) => `the button ${quoteLabel(text)} is gone`),
    ...newItems
      .filter((action) => !pairs.some(({ current }) => current === action))
      .map(({ text, href }) => `there is a new button ${quoteLabel(text)}, which leads to ${href}`),
    ...pairs.flatMap(({ previous, current }) => [
      ...(previous.text === current.text
        ? []
        : [`the button ${quoteLabel(previous.text)} now says ${formatValue(current.text)}`]),
      ...(previous.href === current.href
        ? []
        : [
            `the button ${quoteLabel(current.text)} now leads to ${current.href} (was ${previous.href})`,
          ]),
    ]),
    ...movedPairs(pairs, oldItems).map(
      ({ current }) => `the button ${quoteLabel(current.text)} has another place`,
    ),
  ];
  return sentences.length > 0
    ? sentences
    : describeStructuralDiff('the buttons', oldItems, newItems);
}
