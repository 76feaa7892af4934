import type { Period } from '../compiled/app.ts';
import { type ProductSource, periodOf } from '../compiler/index.ts';
import { type ApiResponse, retryAfter } from './shared-responses.ts';

/**
 * Describes the refusals of a call outside the hours of the screens that submit by it, by their statuses; none where one of
 * these is always open.
 */
export function closedRefusals(
  { screens }: ProductSource,
  call: string,
): Record<string, Omit<ApiResponse, 'content'>> {
  const senders = screens.filter(
    ({ screen }) => screen.kind !== 'page' && screen.submit.call === call,
  );
  const periods = senders.flatMap(({ screen }) => periodOf(screen) ?? []);
  if (periods.length < senders.length) return {};
  const opens = listOf(periods, 'opens');
  const closes = listOf(periods, 'closes');
  return {
    ...(opens !== '' && {
      403: { description: `The form is not open before ${opens}.`, headers: retryAfter },
    }),
    ...(closes !== '' && { 410: { description: `The form has closed on ${closes}.` } }),
  };
}

const listOf = (periods: Period[], end: keyof Period): string =>
  periods
    .flatMap((period) => (period[end] === undefined ? [] : new Date(period[end]).toISOString()))
    .join(', ');
