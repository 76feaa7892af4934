/**
 * Returns a number as readers of a language write it: 1,234.5. A whole number of up to four digits may be a year, which
 * nobody groups.
 *
 * @param language BCP 47 tag; that of the browser without one
 */
export function numberText(
  number: number,
  language: string | undefined,
  { mayBeYear }: { mayBeYear: boolean },
): string {
  if (mayBeYear && Number.isInteger(number) && Math.abs(number) < 10_000) return String(number);
  return new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(number);
}
