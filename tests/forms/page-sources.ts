import type { ProductModel } from '../../src/analysis/product-model.ts';

/** The time at which a proof takes place: that of its start, so that a day relative to today is the same on a page. */
export const proofTime = new Date().toISOString();

/** Returns whether the calls of a product tell the time. */
export const tellsTime = ({ screens }: ProductModel): boolean =>
  /"\/(now|page\/opened)"/.test(
    JSON.stringify(screens.map(({ load, submit, prefill }) => [load, submit, prefill])),
  );

/** Replaces the origin and the time of a proof, and the version of the product, by these words. */
export const withoutWords = (
  text: string,
  { origin, version }: { origin: string; version: string },
): string =>
  text
    .replaceAll(origin, '{origin}')
    .replaceAll(proofTime, '{now}')
    .replaceAll(version, '{version}');
