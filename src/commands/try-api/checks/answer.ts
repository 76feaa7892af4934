import type { CompiledRequest } from '../../../compiled/call.ts';
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
export function checkSuccess(
  trial: Trial,
  call: string,
  ended: Ended,
  what = 'What a visitor sends',
): boolean {
  const { report } = trial;
  const { result, exchange } = ended;
  checkRedirect(trial, call, ended);
  if (result.end !== 'success') {
    const reason = result.end === 'unreadable' ? ` ${unreadableReason(trial, call, ended)}` : '';
    const sentence = `${what} is ${describeAnswer(ended)}: ${describeSight(ended)}.${reason}`;
    report.contradiction(call, sentence);
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
  checkValues(trial, call, 'success', result.body);
  return true;
}

/** Reports an answer that came from another address than the one that was called. */
function checkRedirect({ report }: Trial, call: string, { exchange }: Ended): void {
  const { answer, url = '' } = exchange ?? {};
  if (!answer?.redirected) return;
  const to = new URL(answer.url);
  const where = to.origin === new URL(url).origin ? 'another path' : to.origin;
  report.contradiction(
    call,
    `The call is redirected to ${where}. Browsers turn a redirected POST into a GET without a body, or refuse it on another host. Answer at the address of the call.`,
  );
}

const validatorOf = memoizeByObject(compileSchema);

/** Says why pages can't read a body. */
export function unreadableReason(
  { product: { app } }: Trial,
  call: string,
  { exchange }: Ended,
): string {
  const { errors, response } = getOwn(app.calls, call) ?? {};
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
    return `The body is no JSON (${text === '' ? 'it is empty' : type}). Send JSON of ${expected}.`;
  }
  const validate = response && validatorOf(response);
  validate?.(body);
  const [error] = validate?.errors ?? [];
  const where = error?.instancePath || 'the body';
  return `In it, ${where} ${error?.message ?? 'is of another shape'}. Send ${expected}.`;
}

/** Returns the name in "outcomes" with which a call has ended. */
export function outcomeName({ outcomes }: Pick<CompiledRequest, 'outcomes'>, ended: Ended): string {
  const { end } = ended.result;
  if (end === 'success' || end === 'errors') return end;
  const status = String(ended.exchange?.answer?.status ?? '');
  return [end, status, `${status[0]}XX`].find((name) => name in outcomes) ?? 'failure';
}
