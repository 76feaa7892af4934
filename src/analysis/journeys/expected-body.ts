import { versionOf } from '../../compiler/index.ts';
import type { JourneyContext } from './run-journey.ts';

/** Fills in the placeholders of a body that examples expect: "{origin}", "{now}" and "{version}". */
export const expectedBody = (
  body: unknown,
  { origin, now, product }: Pick<JourneyContext, 'origin' | 'now' | 'product'>,
): unknown =>
  JSON.parse(
    JSON.stringify(body)
      .replaceAll('{origin}', origin)
      .replaceAll('{now}', now)
      .replaceAll('{version}', versionOf(product)),
  );
