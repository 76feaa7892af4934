import { compileSchema, memoizeByObject } from '../../../compiler/index.ts';
import { getOwn } from '../../../core/get-own.ts';
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
  checkValues(trial, ended);
  return true;
}

/** Reports an answer that came from another address than the one that was called. */
function checkRedirect({ report }: Trial, { request, exchange }: Ended): void {
  const { answer, url = '' } = exchange ?? {};
  if (!answer?.redirected) return;
  const to = new URL(answer.url);
  const where = to.origin === new URL(url).origin ? 'another path' : to.origin;
  report.contradiction(
    request.call.name,
    `The call is redirected to ${where}. Browsers turn a redirected POST into a GET without a body, or refuse it on another host. Answer at the address of the call.`,
  );
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
  } catch {
    const type = headers?.get('Content-Type')?.split(';')[0] ?? 'no content type';
    return ` The body is no JSON (${text === '' ? 'it is empty' : type}). Send JSON of ${expected}.`;
  }
  const validate = response && validatorOf(response);
  validate?.(body);
  const [error] = validate?.errors ?? [];
  const where = error?.instancePath || 'the body';
  return ` In it, ${where} ${error?.message ?? 'is of another shape'}. Send ${expected}.`;
}
