import type { Channel, Failure } from '../delivery/sender.ts';
import { errorCode } from '../errors/problem.ts';
import type { DueDelivery } from '../store/deliveries.ts';
import { signatureOf } from './signature.ts';
import type { WebhookSettings } from './webhook-settings.ts';

const minute = 60;
const hour = 60 * minute;
/** Seconds between the attempts, as Standard Webhooks advises: in all some three days. */
const waits = [5, 5 * minute, 30 * minute, ...[2, 5, 10, 14, 20, 24].map((hours) => hours * hour)];
/** Attempts at a time: an application that its receiver hangs at leaves the others room. */
const concurrency = 5;
/** The most bytes of an answer that are read, so that its connection can be used again. */
const readBytes = 64_000;

/** Creates the channel by which applications go to a receiver, after Standard Webhooks. */
export function createWebhookChannel(
  { url, secrets, timeout }: WebhookSettings,
  now: () => Date,
): Channel {
  async function deliver({ messageId, content }: DueDelivery): Promise<Failure | undefined> {
    const id = `msg_${messageId}`;
    const timestamp = Math.floor(now().getTime() / 1000);
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: content,
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatureOf({ id, timestamp, body: content }, secrets),
        },
        signal: AbortSignal.timeout(timeout * 1000),
      });
      // The status alone counts. A body that does not end can't take it back.
      await discard(response.body).catch(() => {});
      return failureOf(response, now());
    } catch (error) {
      return { reason: reasonOf(error, timeout) };
    }
  }
  return {
    kind: 'webhook',
    label: 'Webhook',
    concurrency,
    longestAttempt: timeout,
    waits,
    deliver,
  };
}

async function discard(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let left = readBytes;
  for await (const chunk of body ?? []) {
    left -= chunk.length;
    if (left < 0) return;
  }
}

function failureOf({ ok, status, headers }: Response, now: Date): Failure | undefined {
  if (ok) return undefined;
  const isBusy = status === 429 || status === 503;
  const isRedirect = status >= 300 && status < 400;
  const isGone = status === 410;
  const why = isRedirect
    ? ', a redirect, which is not followed'
    : isGone
      ? ': it wants no more'
      : '';
  return {
    reason: `The receiver answered with status ${status}${why}.`,
    stops: isGone,
    retryAfter: isBusy ? secondsIn(headers.get('Retry-After') ?? '', now) : undefined,
  };
}

/** Reads Retry-After: seconds, or a moment (RFC 9110, 10.2.3). */
function secondsIn(retryAfter: string, now: Date): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const seconds = Math.ceil((Date.parse(retryAfter) - now.getTime()) / 1000);
  return seconds > 0 ? seconds : undefined;
}

function reasonOf(error: unknown, timeout: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `The receiver did not answer within ${timeout} s.`;
  const cause = error instanceof Error ? error.cause : undefined;
  return `The receiver gave no answer (${errorCode(cause) || 'no valid response'}).`;
}
