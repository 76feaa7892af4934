import type { ModelChange } from '../compare/model-change.ts';
import { nameOf } from './added-or-removed.ts';
import { formatValue } from './format-value.ts';

/** Describes a changed name in addresses or in requests. */
export function describeRenamed({
  previous,
  current,
}: Extract<ModelChange, { kind: 'renamed' }>): string {
  switch (current.kind) {
    case 'screen':
      return `the address of this screen is now ${current.id} (was ${previous.id})`;
    case 'step':
      return `the address of the step ${nameOf(current)} now ends in #${current.id} (was #${previous.id})`;
    default:
      return `the answer to ${nameOf(current)} now goes by the name ${formatValue(current.id)} (was ${formatValue(previous.id)})`;
  }
}

/** Describes a changed label, which visitors see. */
export function describeRelabelled({
  previous,
  current,
}: Extract<ModelChange, { kind: 'relabelled' }>): string[] {
  const newValue = formatValue(current.label || undefined);
  switch (current.kind) {
    case 'product':
      return [`the name of the product is now ${newValue} (was ${formatValue(previous.label)})`];
    case 'screen':
      return [`the title is now ${newValue} (was ${formatValue(previous.label)})`];
    case 'step':
      // The only form of a screen has the screen's title.
      return current.id === '' ? [] : [`the step ${nameOf(previous)} is now called ${newValue}`];
    case 'call':
    case 'provider':
    case 'elsewhere':
      return [];
    case 'group':
      return [`the title of the group ${nameOf(previous)} is now ${newValue}`];
    default:
      return [`${nameOf(previous)} is now labelled ${newValue}`];
  }
}
