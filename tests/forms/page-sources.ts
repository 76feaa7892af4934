import type { ProductModel } from '../../src/analysis/product-model.ts';
import type { DataSources } from '../../src/core/coerce-answers.ts';
import { noStorage } from '../../src/runtime/index.ts';
import { pageSources } from '../../src/runtime/page-sources.ts';

/** The time at which a proof takes place: that of its start, so that a day relative to today is the same on a page. */
export const proofTime = new Date().toISOString();

/** Returns the data that a screen of a product can read when it opens at an address, for a visitor who comes first. */
export const sourcesOf = (
  product: Pick<ProductModel, 'language' | 'visit'>,
  { draft }: { draft?: { version?: number } },
  url: string,
): DataSources => ({
  ...pageSources(product, noStorage, { pageUrl: () => url, now: () => proofTime })(),
  ...(draft && { draft: { version: draft.version ?? 1 } }),
});

/** Returns whether the calls of a product tell the time. */
export const tellsTime = ({ screens }: ProductModel): boolean =>
  JSON.stringify(screens.map(({ load, submit, prefill }) => [load, submit, prefill])).includes(
    '"/now"',
  );

/** Fills in the words of a body that examples expect: "{origin}" and "{now}". */
export const withWords = (body: unknown, origin: string): unknown =>
  JSON.parse(JSON.stringify(body).replaceAll('{origin}', origin).replaceAll('{now}', proofTime));

/** Replaces the origin and the time of a proof by these words. */
export const withoutWords = (text: string, origin: string): string =>
  text.replaceAll(origin, '{origin}').replaceAll(proofTime, '{now}');
