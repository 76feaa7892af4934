import { compileSchema, memoizeByObject } from '../../../compiler/index.ts';
import { getOwn } from '../../../core/get-own.ts';
import { valuesIn } from '../../../core/values-in.ts';
import { describeAnswer, describeSight } from '../describe-end.ts';
import type { Ended } from '../session.ts';
import type { Trial } from '../trial.ts';
import { checkValues } from './values.ts';

/**
 * Checks the answer to a request that has to succeed.
 *
 * @param what the request, as the subject of a sentence
 * @returns whether it has succeeded
 */
export function checkSuccess(trial: Trial, ended: Ended, what = 'What a visitor sends'): boolean {
  const { report } = trial;
  const { result, exchange } = ended;
  const call = ended.request.call.name;
  checkRedirect(trial, ended);
  if (exchange?.answer?.status === 429) {
    report.untried(call, `${what} is answered with status 429. ${limited}`);
    return false;
  }
  if (result.end !== 'success') {
    const sentence = `${what} is ${describeAnswer(ended)}: ${describeSight(ended)}.`;
    report.contradiction(call, sentence + unreadableReason(trial, ended));
    return false;
  }
  if (ended.kind !== 'success') {
    report.contradiction(
      call,
      `${what} is ${describeAnswer(ended)}, but the address that leads on is missing, or visitors may not be led there: ${describeSight(ended)}. "allowedHosts" in app.json lists further hosts.`,
    );
    return false;
  }
  report.ok(call, `${what} is answered with status ${exchange?.answer?.status}.`);
  checkText(trial, ended);
  checkValues(trial, ended);
  return true;
}

/** Reports an answer that came from another address than the one that was called. */
function checkRedirect({ report }: Trial, { request, exchange }: Ended): void {
  if (!exchange?.redirectedTo) return;
  const { origin } = exchange.redirectedTo;
  const where = origin === new URL(exchange.url).origin ? 'another path' : origin;
  report.contradiction(
    request.call.name,
    `The call is redirected to ${where}. Browsers turn a redirected POST into a GET without a body, or refuse it on another host. Answer at the address of the call.`,
  );
}

/** The advice after an answer that limits how often a call is made. */
export const limited = 'The API limits this call: allow more of them while it is tried.';

/** Reports letters and digits that pages lose, though they can read the body. */
function checkText({ report }: Trial, { request, result, exchange }: Ended): void {
  const call = request.call.name;
  if (exchange?.answer?.text.includes('\uFFFD')) {
    report.contradiction(
      call,
      'The body is not in UTF-8, which pages expect in JSON whatever its charset: letters are lost. Send UTF-8.',
    );
  }
  const { body } = result as { body?: unknown };
  const large = valuesIn(body).find(
    ({ value }) => Number.isInteger(value) && !Number.isSafeInteger(value),
  );
  if (large) {
    report.contradiction(
      call,
      `The number at ${large.pointer} has too many digits: pages round it, and send another one back. Send it as a text.`,
    );
  }
}

const validatorOf = memoizeByObject(compileSchema);

/** Says why pages can't read a body, after a space; nothing where they can. */
export function unreadableReason(
  { product: { app } }: Trial,
  { request, result, exchange }: Ended,
): string {
  if (result.end !== 'unreadable') return '';
  const { errors, response } = getOwn(app.calls, request.call.name) ?? {};
  const { text = '', headers } = exchange?.answer ?? {};
  const expected = [
    ...(response === undefined ? [] : ['the shape of "response"']),
    ...(errors === undefined ? [] : [`errors at ${errors}`]),
  ].join(', or ');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    const type = headers?.get('Content-Type')?.split(';')[0] ?? 'no content type';
    // The rest of the message has a part of the body.
    const [, at] = /position (\d+)/.exec(String(error)) ?? [];
    const place = at === undefined ? '' : ` from character ${Number(at) + 1} on`;
    return ` The body is no JSON${place} (${text === '' ? 'it is empty' : type}). Send JSON of ${expected}.`;
  }
  const validate = response && validatorOf(response);
  validate?.(body);
  const [error] = validate?.errors ?? [];
  const where = error?.instancePath || 'the body';
  return ` In it, ${where} ${error?.message ?? 'is of another shape'}. Send ${expected}.`;
}
