import type { TextValue } from '../../compiled/text.ts';
import { isInside } from '../../core/pointer.ts';
import { formatEntry } from '../../definition/formats.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { pageAt, pageScope, passedValuesOf } from '../3-analyze/mappings/page-values.ts';
import type { ProductSource, ScreenSource } from '../model/product.ts';
import type { TextPlaceholder } from '../model/text-values.ts';
import { resolvePointer } from '../schema/resolve-pointer.ts';
import { canResend, resendsFrom, shownScreensOf } from './senders.ts';

/**
 * Returns the values of texts, each once, with how they are written.
 *
 * @param document returns the schema of the document that the values are in
 */
export const compileValues = (values: TextPlaceholder[], document: () => JsonSchema): TextValue[] =>
  uniqueValues(values.map((value) => compileValue(value, document)));

/** Leaves out repeated values; a number that is also shown stays twice. */
export const uniqueValues = (values: TextValue[]): TextValue[] => [
  ...new Map(values.map((value) => [`${value.from} ${value.counts}`, value])).values(),
];

/** The question of an answer knows how it is written. */
function compileValue({ from, counts }: TextPlaceholder, document: () => JsonSchema): TextValue {
  if (counts) return { from, counts };
  if (isInside(from, '/answers')) return { from };
  const display = formatEntry(resolvePointer(document(), from).schema.format)?.display;
  const isShown = display !== undefined && ['date', 'month', 'time', 'groups'].includes(display);
  return isShown ? { from, display } : { from };
}

/**
 * Returns what the screen before has to pass on to the page at an address: the values that it shows, and the answers that a
 * submit call has sent.
 */
export function passedOnTo(
  product: ProductSource,
  source: ScreenSource,
  address: string,
  kind: 'load' | 'submit' | 'exit',
): { shows?: TextValue[]; showsReview?: true; shownFrom?: string; resends?: string } {
  const page = pageAt(product, address);
  if (!page) return {};
  const values = passedValuesOf(page.screen);
  return {
    ...(values.length > 0 && { shows: compileValues(values, () => pageScope(product, page)) }),
    ...(kind === 'submit' && page.screen.review && { showsReview: true }),
    ...(shownScreensOf(product, page).includes(source.id) && { shownFrom: source.id }),
    ...(kind === 'submit' &&
      resendsFrom(page.screen) &&
      canResend(product, source) && { resends: source.id }),
  };
}
