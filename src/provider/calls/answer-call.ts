import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Seal } from '../crypto/seal.ts';
import { createHashSecret, type HashSecret } from '../crypto/secret-hash.ts';
import type { Database } from '../database/database.ts';
import type { Definition } from '../definition/definition.ts';
import type { Sender } from '../delivery/sender.ts';
import { type Log, placesOf } from '../errors/log.ts';
import { describeError } from '../errors/problem.ts';
import { RequestError } from '../errors/request-error.ts';
import { readUnreadBody } from '../http/unread-body.ts';
import type { Reply } from '../store/replies.ts';
import { admit } from './admit.ts';
import { answerOnce, idempotencyKey } from './answer-once.ts';
import type { CallContext, CallRequest } from './call-request.ts';
import { checkCsrf, setCsrfCookie } from './csrf.ts';
import { invite } from './invite.ts';
import { keep } from './keep.ts';
import type { Limits } from './limits.ts';
import { findEntry, searchItems } from './look-up.ts';
import { madeWith } from './made-with.ts';
import { checkOrigin, productAddress } from './product-origin.ts';
import { readContent } from './read-content.ts';
import { remind } from './remind.ts';
import { replyWith } from './reply.ts';
import type { Route } from './route.ts';
import { store } from './store.ts';
import { draftValidator } from './validate-draft-request.ts';
import { requestValidator } from './validate-request.ts';

export type CallServices = Definition & {
  /** The path that the product lies below, "/apply"; the root of the host by default. */
  basePath?: string;
  /** The origin at which visitors open the product; without it, that of each request. */
  publicOrigin?: string | undefined;
  database: Database;
  now: () => Date;
  /** Seals mails and drafts in the database, and signs cookies. */
  seal: Seal;
  /** Hashes passwords; at the advised cost by default. */
  hashSecret?: HashSecret | undefined;
  /** Days after which the token of a mail is no longer admitted; 7 by default. */
  tokenDays?: number;
  /** Minutes in which an application that is stored can be replaced; 60 by default. */
  reviewMinutes?: number;
  /** None by default. */
  limits?: Limits;
  /** Sends mails; without it, they lie in the outbox alone. */
  mails?: Pick<Sender, 'wake'> | undefined;
  /** Sends each application to its receiver; without it, none is sent. */
  webhooks?: Pick<Sender, 'wake'> | undefined;
  /** The most bytes of all stored files; no limit by default. */
  maxFileBytes?: number;
  log: Log;
};

export interface CallsAt {
  /** The path that the paths of calls are below; "" for the root of the host. */
  path: string;
  /** Other origins whose pages may make the calls. */
  origins: string[];
}

/** Answers one call. Every failure becomes a JSON answer `{ "error": sentence }`. */
export async function answerCall(
  c: Context,
  route: Route,
  services: CallServices,
  at: CallsAt,
): Promise<Response> {
  const begun = performance.now();
  const {
    status,
    body,
    headers = {},
  } = await run(c, route, services, at).catch((error: unknown) =>
    failure(c, error, route, services),
  );
  if (status === 413) await readUnreadBody(c);
  const { method } = route.call;
  services.log(`${method} ${route.name} ${status}`, {
    requestId: c.get('requestId'),
    call: route.name,
    method,
    status,
    ms: Math.round(performance.now() - begun),
  });
  c.header('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  const bodiless = status === 204 || status === 205 || status === 304;
  return bodiless ? c.body(null, status) : c.json(body as object, status as ContentfulStatusCode);
}

async function run(
  c: Context,
  { name, call, params }: Route,
  services: CallServices,
  { path, origins }: CallsAt,
): Promise<Reply> {
  const {
    app,
    basePath = '',
    sandbox,
    database,
    now,
    tokenDays = 7,
    reviewMinutes = 60,
    maxFileBytes,
  } = services;
  const definition = sandbox?.calls[name];
  if (!definition) {
    const error = `sandbox.json does not say what to do with the call "${name}". Add it under "calls".`;
    return { status: 501, body: { error } };
  }
  checkOrigin(c, origins);
  const { address } = c.get('client');
  await services.limits?.countCall(address);
  const query = c.req.query();
  // A call without cookies has no header of the pair, though browsers send cookies with an upload to their own host.
  const csrf = call.cookies ? app.provider.csrf : undefined;
  if (definition.do === 'keep') {
    if (csrf) checkCsrf(c, csrf, services.seal, origins);
    const request = { body: {}, query, params, data: sandbox.data ?? {} };
    return keep(definition, c, request, {
      name,
      database,
      now,
      address,
      limits: services.limits,
      maxFileBytes,
    });
  }
  const bodiless = call.method === 'GET' || call.method === 'DELETE';
  const content = bodiless ? { body: query } : await readContent(c, services.senders?.get(name));
  const { body } = content;
  const request: CallRequest = { ...content, query, params, data: sandbox.data ?? {} };
  const context: CallContext = {
    name,
    addressOf: productAddress(c, { publicOrigin: services.publicOrigin, origins, basePath }),
    address,
    database,
    now,
    tokenDays,
    reviewMinutes,
    limits: services.limits,
    mails: services.mails,
    webhooks: services.webhooks,
    seal: services.seal,
    hashSecret: services.hashSecret ?? createHashSecret(),
    maxFileBytes,
    validate: requestValidator(name, { ...services, sandbox }),
    madeWith: () => madeWith(name, { ...services, sandbox }),
  };
  if (definition.do === 'find') return findEntry(definition, request);
  if (definition.do === 'search') return searchItems(definition, request);
  if (definition.do === 'respond') {
    const validated = await context.validate(body);
    return 'refused' in validated ? validated.refused : replyWith(definition.answer, request);
  }
  if (definition.do === 'remember') {
    if (csrf) checkCsrf(c, csrf, services.seal, origins);
    const { remember } = await import('./remember.ts');
    const validateDraft = draftValidator(name, { ...services, sandbox });
    return remember(definition, request, { ...context, validateDraft });
  }
  if (definition.do === 'remind') return remind(definition, request, context);
  if (definition.do !== 'admit') {
    if (definition.do === 'store' && csrf) checkCsrf(c, csrf, services.seal, origins);
    const key = idempotencyKey(c, call);
    const keyed = key === undefined ? undefined : { call: name, key, body, time: now() };
    const reply = await answerOnce(database, keyed, () =>
      definition.do === 'invite'
        ? invite(definition, request, context)
        : store(definition, request, context),
    );
    (definition.do === 'invite' ? services.mails : services.webhooks)?.wake();
    return reply;
  }
  const reply = await admit(definition, request, context);
  if (reply.admitted && csrf) {
    // The page reads the cookie, and its calls send it.
    const isBelow = `${path}/`.startsWith(`${basePath}/`);
    setCsrfCookie(c, csrf, { seal: services.seal, path: (isBelow && basePath) || '/' });
  }
  return reply;
}

function failure(c: Context, error: unknown, route: Route, { log }: CallServices): Reply {
  if (error instanceof RequestError)
    return { status: error.status, body: { error: error.message }, headers: error.headers };
  log(`The call ${route.name} failed inside the provider: ${describeError(error)}`, {
    requestId: c.get('requestId'),
    call: route.name,
    places: placesOf(error),
  });
  const sentence = 'The provider could not do this. Its output says more.';
  return { status: 500, body: { error: sentence } };
}
