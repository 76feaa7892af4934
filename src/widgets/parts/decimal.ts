/**
 * The number that was typed, `undefined` if nothing was. Text that is no decimal number, or one that a number cannot
 * hold exactly enough, is given back as text: the rule on the type has something to say about it.
 */
export function parseDecimal(typed: string): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)) return text;
  const number = Number(text);
  const rounded = Number.isInteger(number) && !Number.isSafeInteger(number);
  return rounded || !Number.isFinite(number) ? text : number;
}

/** An answer as one would type it. */
export function formatDecimal(answer: unknown): string {
  if (answer === undefined || answer === null) return '';
  if (typeof answer !== 'number' || !String(answer).includes('e')) return String(answer);
  return answer.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });
}
