import type { ProductModel, ScreenModel } from '../../src/analysis/product-model.ts';
import { momentOf } from '../../src/compiler/model/zoned-time.ts';

/** The time at which a proof takes place: that of its start, so that a day relative to today is the same on a page. */
export const proofTime = new Date().toISOString();

/** Returns whether the calls of a product tell the time. */
export const tellsTime = ({ screens }: ProductModel): boolean =>
  /"\/(now|page\/opened)"/.test(
    JSON.stringify(screens.map(({ load, submit, prefill }) => [load, submit, prefill])),
  );

/** Returns the time nearest to that of a proof at which a screen is open, so that its proof does not depend on the day. */
export function openTime({ opens, closes }: Pick<ScreenModel, 'opens' | 'closes'>): string {
  const first = (opens && momentOf(opens.at)) ?? 0;
  const last = ((closes && momentOf(closes.at)) ?? Number.MAX_SAFE_INTEGER) - 60_000;
  return new Date(Math.max(first, Math.min(last, Date.parse(proofTime)))).toISOString();
}

/** Replaces the origin and the time of a proof, and the version of the product, by these words. */
export const withoutWords = (
  text: string,
  { origin, version }: { origin: string; version: string },
): string =>
  text
    .replaceAll(origin, '{origin}')
    .replaceAll(proofTime, '{now}')
    .replaceAll(version, '{version}');
