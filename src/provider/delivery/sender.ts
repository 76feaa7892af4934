import type { Seal } from '../crypto/seal.ts';
import type { Database } from '../database/database.ts';
import { describeError } from '../errors/problem.ts';
import { UnavailableError } from '../errors/unavailable-error.ts';
import {
  type Attempt,
  type DeliveryKind,
  type DueDelivery,
  endAttempt,
  resumeDeliveries,
  stopped,
  takeDue,
} from '../store/deliveries.ts';

/** A way on which deliveries of one kind go out. */
export interface Channel {
  kind: DeliveryKind;
  /** Names a delivery in the log: "Mail", followed by its number. */
  label: string;
  /** The most attempts at a time. */
  concurrency: number;
  /** The most seconds that an attempt takes. */
  longestAttempt: number;
  /** Seconds after each failed attempt until the next one. After the last of them, a delivery is given up. */
  waits: readonly number[];
  /** Makes one attempt; returns why it failed, and nothing once the receiver has taken the delivery. */
  deliver(delivery: DueDelivery): Promise<Failure | undefined>;
  close?(): void;
}

export interface Failure {
  /** A sentence without any value that a visitor entered. */
  reason: string;
  /** Whether the receiver refuses for good, so that it is not tried again. */
  isFinal?: boolean;
  /** Whether the receiver wants no more deliveries at all. */
  stops?: boolean;
  /** Seconds for which the receiver asks not to be tried. */
  retryAfter?: number | undefined;
}

/** Sends the deliveries of one kind that are in the database. */
export interface Sender {
  /** Sends those that are due soon, without waiting for them. */
  wake(): void;
  /** Sends all that are due now. */
  sendDue(): Promise<void>;
  close(): Promise<void>;
}

interface SenderParts {
  database: Database;
  seal: Pick<Seal, 'keyIds'>;
  now: () => Date;
  /** Takes one line, which holds no address and no content of a delivery. */
  log: (line: string) => void;
  /** Returns a number from 0 to 1. */
  random?: () => number;
}

/** Milliseconds between two looks for deliveries that are due. */
const interval = 5000;
/** Seconds that a lease lasts longer than an attempt: else another process would make one too. */
const leaseMargin = 20;
/** The part of a wait by which it may be longer, so that what failed together does not come back together. */
const jitter = 0.1;
/** The most seconds for which a receiver can ask not to be tried. */
const longestRetryAfter = 24 * 3600;

/**
 * Creates a sender. A delivery is tried until the receiver takes it or refuses it for good, or its attempts are used up. A
 * receiver that wants no more is tried again once by each sender, such as after a restart with another address.
 */
export function createSender(
  channel: Channel,
  { database, seal, now, log, random = Math.random }: SenderParts,
): Sender {
  const { kind, label, concurrency, longestAttempt, waits } = channel;
  const running = new Set<Promise<void>>();
  let isResumed = false;
  let isClosed = false;

  /** Sends one after the other. As long as there are more, as many of these run at a time as the channel allows. */
  async function sendAll(): Promise<void> {
    if (!isResumed) await resumeDeliveries(database, kind, now());
    isResumed = true;
    while (!isClosed) {
      const moment = now();
      const until = after(moment, longestAttempt + leaseMargin);
      const due = await takeDue(database, { kind, now: moment, until }, seal);
      if (!due) return;
      start();
      await endAttempt(database, due, await attempt(due));
    }
  }

  function start() {
    if (running.size === concurrency) return;
    const sending = sendAll()
      .catch((error: unknown) => {
        // The database has logged that it is not available.
        if (!(error instanceof UnavailableError))
          log(`${label}s could not be sent: ${describeError(error)}`);
      })
      .finally(() => running.delete(sending));
    running.add(sending);
  }

  async function attempt(due: DueDelivery): Promise<Attempt> {
    const failed = await channel.deliver(due);
    if (!failed) return { delivered: now() };
    const { reason } = failed;
    if (failed.stops) {
      log(
        `${label} ${due.id} was not sent: ${reason} None is sent until one is sent again at /sandbox/deliveries, or the provider starts again.`,
      );
      return { failure: reason, time: now(), nextTry: stopped };
    }
    const wait = waitAfter(failed, due.attempts);
    const rest = wait === undefined ? 'It is not tried again.' : `Next try in ${wait} seconds.`;
    log(`${label} ${due.id} was not sent: ${reason} ${rest}`);
    const time = now();
    return { failure: reason, time, nextTry: wait === undefined ? undefined : after(time, wait) };
  }

  function waitAfter({ isFinal, retryAfter = 0 }: Failure, attempts: number): number | undefined {
    const wait = isFinal ? undefined : waits[attempts];
    if (wait === undefined) return undefined;
    const least = Math.max(wait, Math.min(retryAfter, longestRetryAfter));
    return Math.round(least * (1 + jitter * random()));
  }

  const timer = setInterval(start, interval);
  timer.unref();
  return {
    wake: () => void setImmediate(start),
    async sendDue() {
      start();
      while (running.size > 0) await Promise.all(running);
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await Promise.all(running);
      channel.close?.();
    },
  };
}

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000);
