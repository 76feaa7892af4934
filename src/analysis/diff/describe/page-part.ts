import type { Notice } from '../../../definition/files/page-parts.ts';
import type { AttributeChange } from '../compare/model-change.ts';
import { describeReplaced, formatValue } from './format-value.ts';

/** Describes a changed footer or notice of every screen. */
export const describePagePart = ({ name, oldValue, newValue }: AttributeChange): string[] => [
  describeReplaced(`the ${name} of every screen`, oldValue, newValue, formats[name]),
];

/** Describes a changed footer or notice of a screen, which replaces that of the product; `false` leaves it out. */
export function describeOwnPagePart({ name, oldValue, newValue }: AttributeChange): string[] {
  const format = formats[name] ?? formatValue;
  if (newValue === false) return [`the screen no longer has a ${name}`];
  if (newValue === undefined) {
    const before = oldValue === false ? 'none' : format(oldValue);
    return [`the ${name} of the screen is now that of every screen (was ${before})`];
  }
  const before = oldValue === false ? 'none' : oldValue ? format(oldValue) : 'that of every screen';
  return [`the ${name} of the screen is now ${format(newValue)} (was ${before})`];
}

const formats: Record<string, (value: unknown) => string> = {
  footer: formatValue,
  notice: (value) => {
    const { text, dismissible, from, until } = value as Notice;
    return [
      formatValue(text),
      ...(dismissible ? [', which visitors can close'] : []),
      ...(from === undefined ? [] : [`, from ${from}`]),
      ...(until === undefined ? [] : [`, until ${until}`]),
    ].join('');
  },
};
