import { versionOf } from '../page-version.ts';
import type { ProductSource } from '../product.ts';

/** Values of the page, in a body that examples expect. */
interface PageValues {
  product: ProductSource;
  origin: string;
  /** ISO 8601 date-time in UTC. */
  now: string;
}

/** Fills in the placeholders of a body that examples expect: "{origin}", "{now}" and "{version}". */
export const expectedBody = (body: unknown, { origin, now, product }: PageValues): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll('{origin}', origin)
      .replaceAll('{now}', now)
      .replaceAll('{version}', versionOf(product)),
  );
