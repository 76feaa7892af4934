import type { Queries } from '../database/database.ts';
import { findApplication, type Invitation } from '../store/invitations.ts';
import { storedSince } from '../store/submissions.ts';
import type { CallContext } from './call-request.ts';

type Times = Pick<CallContext, 'now' | 'tokenDays' | 'reviewMinutes'>;

const minute = 60 * 1000;

/** Returns the moment before which tokens have expired. */
export const oldestToken = ({
  now,
  tokenDays = 7,
}: Pick<Times, 'now'> & { tokenDays?: number | undefined }): Date =>
  new Date(now().getTime() - tokenDays * 24 * 60 * minute);

/** Returns whether an application is stored, and its review has begun: nothing replaces it any more. */
export async function isInReview(queries: Queries, id: string, times: Times): Promise<boolean> {
  const since = await storedSince(queries, id);
  return since !== undefined && isReviewed(since, times);
}

/** Returns whether the review of an application that was stored at a time has begun. */
export const isReviewed = (since: Date, { now, reviewMinutes }: Times): boolean =>
  since.getTime() + reviewMinutes * minute <= now().getTime();

/** Finds the invitation of an application that may be stored; `undefined` for any other id. */
export async function openApplication(
  queries: Queries,
  id: unknown,
  times: Times,
): Promise<Invitation | undefined> {
  if (typeof id !== 'string') return undefined;
  const invitation = await findApplication(queries, id, oldestToken(times));
  return invitation && !(await isInReview(queries, id, times)) ? invitation : undefined;
}
