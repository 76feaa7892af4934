import { parseDecimal } from './decimal.ts';

/** Reads and writes the amounts of a language. */
export interface AmountFormat {
  /** Parses a typed number; text that is none is returned as text, and an empty one is `undefined`. */
  parse: (typed: string) => number | string | undefined;
  /** Formats an answer as it stands in the input: without the sign of its currency. */
  format: (answer: unknown) => string;
  /** The sign of the currency, and whether it comes before the number. */
  sign: { text: string; isBefore: boolean } | undefined;
}

/**
 * Returns the format of amounts in a language: "1.234,5" in German.
 *
 * @param language BCP 47 tag
 * @param currency code of ISO 4217
 */
export function amountFormat(language: string, currency?: string): AmountFormat {
  return {
    ...numberFormat(language, {
      ...(currency && { minimumFractionDigits: fractionDigitsOf(currency) }),
      trailingZeroDisplay: 'stripIfInteger',
    }),
    sign: currency === undefined ? undefined : signOf(language, currency),
  };
}

/**
 * Returns the format of plain numbers in a language, whose thousands are not set apart: they may be years. "1234,5" in German.
 *
 * @param language BCP 47 tag
 */
export const plainFormat = (language: string): PlainFormat =>
  numberFormat(language, { useGrouping: false });

type PlainFormat = Omit<AmountFormat, 'sign'>;

function numberFormat(language: string, options: Intl.NumberFormatOptions): PlainFormat {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 20, ...options });
  const toPlain = plainNumbers(language);
  return {
    parse(typed) {
      // Outside the language's own way, there may be only one way to read a number.
      const read = parseDecimal(toPlain(typed) ?? typed);
      return typeof read === 'string' ? typed.trim() : read;
    },
    format: (answer) => (typeof answer === 'number' ? format.format(answer) : String(answer ?? '')),
  };
}

const fractionDigitsOf = (currency: string) =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .minimumFractionDigits;

function signOf(language: string, currency: string): AmountFormat['sign'] {
  const parts = new Intl.NumberFormat(language, { style: 'currency', currency }).formatToParts(1);
  const types = parts.map(({ type }) => type);
  const position = types.indexOf('currency');
  return {
    text: parts[position]?.value ?? currency,
    isBefore: position < types.indexOf('integer'),
  };
}

/**
 * Returns a function that writes a number of a language with the digits 0 to 9, a point and nothing else: 1234.5 for
 * "€ 1.234,5". It is `undefined` for any other text.
 */
function plainNumbers(language: string): (typed: string) => string | undefined {
  const digits = [...new Intl.NumberFormat(language, { useGrouping: false }).format(9876543210)];
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.8);
  const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  // Spaces and apostrophes separate nothing else, in any language.
  const separator = `[\\s'’${partOf('group')}]`;
  const number = new RegExp(
    `^([+-]?)(\\d{1,3}(?:${separator}\\d{2,3})*${separator}\\d{3}|\\d*)(?:[${partOf('decimal')}](\\d*))?$`,
  );
  return (typed) => {
    // A sign of a currency stands at an end: in the middle, it stands for the decimal sign.
    const bare = typed.replace(/\p{Cf}/gu, '').trim();
    const text = [...bare.replace(/^([+\u2212-]?)\s*\p{Sc}\s*|(?<!\s)\s*\p{Sc}$/gu, '$1')]
      .map((sign) => (digits.includes(sign) ? 9 - digits.indexOf(sign) : sign))
      .join('')
      .replace('\u2212', '-');
    const [, minus, whole = '', fraction] = number.exec(text) ?? [];
    if (minus === undefined) return undefined;
    return `${minus}${whole.replace(/\D/g, '')}${fraction === undefined ? '' : `.${fraction}`}`;
  };
}
