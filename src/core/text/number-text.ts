import type { NumberFormat } from '../../compiled/question.ts';

interface NumberTextOptions extends NumberFormat {
  /** Whether a whole number of up to four digits may be a year, which nobody groups. */
  mayBeYear: boolean;
  /** Whether a sign of per cent follows it: 12.5 is written as 12.5%. */
  isPercentage?: boolean;
}

/**
 * Returns a number as readers of a language write it: 1,234.5, €12.50, or 10%.
 *
 * @param language BCP 47 tag; that of the browser without one
 */
export function numberText(
  number: number,
  language: string | undefined,
  { mayBeYear, isPercentage, currency }: NumberTextOptions,
): string {
  if (mayBeYear && Number.isInteger(number) && Math.abs(number) < 10_000) return String(number);
  const style = currency && ({ style: 'currency', trailingZeroDisplay: 'stripIfInteger' } as const);
  return new Intl.NumberFormat(language, {
    maximumFractionDigits: 20,
    ...(style && { ...style, currency }),
    ...(isPercentage && { style: 'unit', unit: 'percent' }),
  }).format(number);
}
