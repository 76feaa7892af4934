import { digest } from '../../core/digest.ts';
import { leavesProduct } from '../../core/leaves-product.ts';
import { parseObject } from '../../core/parse-object.ts';
import type { ItemStorage } from '../../engine/index.ts';
import type { CallResult } from '../call.ts';
import { cameBack } from '../came-back.ts';
import type { Intent, Make, Times } from '../perform.ts';
import { toEnd } from '../to-outcome.ts';
import { isKnown, keyFrom, requestText, seedFrom, seedItem, withKeyHeader } from './key.ts';

/** The calls of one name whose outcomes are not all known yet, as far as the page knows of them. */
interface Intents {
  /** Four random numbers, from which the keys are made. */
  seed: string;
  /** Digests of the requests whose outcome is not known; `ofBefore` stands for those of the page before. */
  open: Set<number>;
  /** Counts how often the outcome of a request became known, by its digest. */
  ended: Map<number, number>;
  /** The count for the requests of the page before, which led to another site. */
  endedBefore: number;
  /** The times that requests have sent, by digests of the rest of their content. */
  times: Map<number, Times>;
}

/** What the tab stores of a call that led to another site. */
interface Left {
  seed: string | undefined;
  ended: number;
  /** The time that it sent, an ISO 8601 date-time in UTC. */
  at: string;
}

/** The storages of the browser and of the tab. */
interface Stores {
  storage: ItemStorage;
  session: ItemStorage;
}

const known = new Map<string, Intents>();

const ofBefore = -1;

/**
 * Makes a call with an `Idempotency-Key`, by which the provider knows it again. The key of a request stays until its outcome
 * is known, for all tabs of the browser and over reloads; where nothing can be stored, it lasts as long as the page. A
 * request with another address or body has another key. One that is sent again from the same page sends the same times.
 *
 * A success that leads to another site, such as a page of payment, and leaves the answers in the form keeps the key for the
 * tab: the visitor who comes back and sends the same answers makes the same call. A first call after that sends the same time,
 * since nothing that is stored tells whether the answers are the same.
 */
export async function withKey<Result extends CallResult>(
  stores: Stores,
  intent: Intent,
  make: Make<Result>,
): Promise<Result> {
  const {
    valuesAt,
    sources: { now, page },
  } = intent;
  const item = seedItem(intent.request.call.name);
  const timeless = digest(
    JSON.stringify(valuesAt({ now: undefined, page: { ...page, opened: undefined } })),
  );
  const comesBack = !known.has(item) && cameBack(page.url);
  const left = comesBack ? readLeft(stores.session.read(item), now) : undefined;
  const times = known.get(item)?.times.get(timeless) ?? { now: left?.at ?? now, page };
  let request: string | undefined;
  const keyed: Parameters<Make>[0] =
    (fetch) =>
    async (url, init = {}) => {
      request = await requestText(url, init);
      const key = keyOf(request, stores, item, left);
      known.get(item)?.times.set(timeless, times);
      return fetch(url, withKeyHeader(init, key));
    };
  const result = await make(keyed, times);
  if (request !== undefined && leadsOn(result, intent)) leave(request, stores, item, times.now);
  else if (request !== undefined && isKnown(result)) {
    known.get(item)?.times.delete(timeless);
    end(request, stores, item, result.end === 'success');
  }
  return result;
}

function keyOf(
  request: string,
  { storage, session }: Stores,
  item: string,
  left: Left | undefined,
): string {
  const intents = known.get(item) ?? begin(left ?? { seed: storage.read(item) });
  // Nobody comes back to the answers of a form that was opened anew.
  if (!known.has(item) && !left) session.remove(item);
  known.set(item, intents);
  const { seed, open, ended, endedBefore } = intents;
  // The seed alone is stored: from a digest of the body, one could find out a password in it.
  storage.write(item, seed);
  const name = digest(request);
  open.add(name);
  return keyFrom(seed, ended.get(name) ?? endedBefore, request);
}

const begin = ({ seed = '', ended }: Partial<Left> = {}): Intents => ({
  seed: seedFrom(seed),
  open: new Set(seed !== '' && ended === undefined ? [ofBefore] : []),
  ended: new Map(),
  endedBefore: ended ?? 0,
  times: new Map(),
});

/** The outcome of a request is known: sent once more, it is another one. */
function end(
  request: string,
  { storage, session }: Stores,
  item: string,
  isSuccess: boolean,
): void {
  const name = digest(request);
  const { open, ended, endedBefore } = known.get(item) ?? begin();
  open.delete(name);
  if (isSuccess) open.delete(ofBefore);
  ended.set(name, (ended.get(name) ?? endedBefore) + 1);
  session.remove(item);
  if (open.size === 0) known.delete(item);
  // After a success, other requests are not repeated from another page; this page still knows them.
  if (open.size === 0 || isSuccess) storage.remove(item);
}

/** The visitor goes on to another site with the outcome of a request: sent once more from this form, it is the same one. */
function leave(request: string, { storage, session }: Stores, item: string, now = ''): void {
  const { seed, ended, endedBefore } = known.get(item) ?? begin();
  storage.remove(item);
  const left: Left = { seed, ended: ended.get(digest(request)) ?? endedBefore, at: now };
  session.write(item, JSON.stringify(left));
}

/** The longest time between two calls that are the same one, in milliseconds: a day, as payments are open at most. */
const longestAway = 24 * 60 * 60 * 1000;

/** Reads what the tab stores of a call that led to another site, unless that is too long ago. */
function readLeft(text: string | undefined, now = ''): Left | undefined {
  const { seed, ended, at } = parseObject(text) ?? {};
  const isRecent = Date.parse(now) - Date.parse(String(at)) <= longestAway;
  return isRecent ? { seed: String(seed), ended: Number(ended), at: String(at) } : undefined;
}

/** Returns whether a result leads to another site, from which the visitor can come back to the same answers. */
function leadsOn(
  result: CallResult,
  { request: { outcomes, resolveGo }, sources }: Intent,
): boolean {
  if (result.end !== 'success' || !outcomes) return false;
  const { outcome } = toEnd({ ...result, sources }, { outcomes, resolveGo });
  return !outcome?.clearDraft && leavesProduct(outcome?.go ?? '');
}
