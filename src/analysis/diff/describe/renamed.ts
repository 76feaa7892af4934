import type { ModelChange } from '../compare/model-change.ts';
import { nameOf } from './added-or-removed.ts';
import { formatValue } from './format-value.ts';

/** What is known by another name in addresses, or in what is sent. */
export function describeRenamed({ old, now }: Extract<ModelChange, { kind: 'renamed' }>): string {
  switch (now.kind) {
    case 'screen':
      return `the address of this screen is now ${now.id} (was ${old.id})`;
    case 'step':
      return `the address of the step ${nameOf(now)} now ends in #${now.id} (was #${old.id})`;
    default:
      return `the answer to ${nameOf(now)} now goes by the name ${formatValue(now.id)} (was ${formatValue(old.id)})`;
  }
}

/** What visitors know by another name. */
export function describeRelabelled({
  old,
  now,
}: Extract<ModelChange, { kind: 'relabelled' }>): string[] {
  const is = formatValue(now.label || undefined);
  switch (now.kind) {
    case 'product':
      return [`the name of the product is now ${is} (was ${formatValue(old.label)})`];
    case 'screen':
      return [`the title is now ${is} (was ${formatValue(old.label)})`];
    case 'step':
      // The only form of a screen has the screen's title.
      return now.id === '' ? [] : [`the step ${nameOf(old)} is now called ${is}`];
    case 'call':
    case 'provider':
    case 'elsewhere':
      return [];
    case 'group':
      return [`the title of the group ${nameOf(old)} is now ${is}`];
    default:
      return [`${nameOf(old)} is now labelled ${is}`];
  }
}
