import { compareBodies } from '../../../analysis/journeys/compare-bodies.ts';
import { fieldsOf, formsOfScreen, type ScreenSource } from '../../../compiler/index.ts';
import { describeAnswer, describeSight } from '../describe-end.ts';
import type { Rehearsal } from '../rehearse.ts';
import { type Exchange, sentValues } from '../session.ts';
import type { Trial } from '../trial.ts';
import { checkSuccess } from './answer.ts';
import { withAnswers } from './wrong-bodies.ts';

/**
 * Submits a screen whose call is to have its effect once: its answer is lost on the way, and the page sends it again. Then
 * repeats it in the ways that an API has to tell apart.
 *
 * @returns whether it was submitted with success
 */
export async function checkRepeats(
  trial: Trial,
  source: ScreenSource,
  rehearsal: Rehearsal,
): Promise<boolean> {
  const { session, report } = trial;
  const { submit } = rehearsal;
  const call = submit.request.call.name;
  const lost = await session.cut(submit);
  if (!lost) return false;
  const first = await session.replay(submit, lost);
  const what = 'A body that is sent again with its Idempotency-Key after the connection was cut';
  if (!checkSuccess(trial, first, what)) return false;
  const again = await session.replay(submit, lost);
  const difference = differenceOf(first.exchange, again.exchange);
  if (difference === undefined) {
    report.ok(call, 'The same body with the same Idempotency-Key has the same answer.');
  } else {
    report.contradiction(
      call,
      `The same body with the same Idempotency-Key has another answer: ${difference}. So the call has a second effect, and after a cut connection ${describeSight(again)}. Store each answer with its key, and send it again.`,
    );
  }
  await checkOtherBody(trial, source, rehearsal, lost);
  const headers = new Headers(lost.init.headers);
  headers.delete('Idempotency-Key');
  const keyless = await session.replay(submit, lost, { headers });
  const { status = 0 } = keyless.exchange?.answer ?? {};
  if (status >= 200 && status < 500) {
    report.ok(call, `A body without an Idempotency-Key is ${describeAnswer(keyless)}.`);
  } else {
    report.contradiction(
      call,
      `A body without an Idempotency-Key is ${describeAnswer(keyless)}. Take it, or refuse it with status 400.`,
    );
  }
  return true;
}

async function checkOtherBody(
  { session, report }: Trial,
  source: ScreenSource,
  { submit, answers }: Rehearsal,
  lost: Exchange,
): Promise<void> {
  const call = submit.request.call.name;
  const name = freeTextIn(source, answers);
  if (name === undefined || typeof lost.init.body !== 'string') {
    report.untried(
      call,
      'Another body with a known Idempotency-Key: no text can be changed freely.',
    );
    return;
  }
  const sending = withAnswers(submit, { ...answers, [name]: changed(String(answers[name])) });
  const body = JSON.stringify(sentValues(sending).send);
  if (body === lost.init.body) return;
  const other = await session.replay(submit, lost, { body });
  const answered = `Another body with a known Idempotency-Key is ${describeAnswer(other)}`;
  if (other.exchange?.answer?.status === 422) report.ok(call, `${answered}.`);
  else {
    report.contradiction(
      call,
      `${answered}: ${describeSight(other)}, though what a visitor has corrected after a cut connection is not stored. Compare the body with the first one of the key, and refuse another one with status 422.`,
    );
  }
}

/** Says in what two answers differ; `undefined` where they are the same. */
function differenceOf(one?: Exchange, other?: Exchange): string | undefined {
  const [first, second] = [one?.answer, other?.answer];
  if (!second) return `none (${other?.failure})`;
  if (first?.status !== second.status) return `status ${first?.status}, then ${second.status}`;
  const [difference] = compareBodies(parsed(first.text), parsed(second.text));
  return difference && `${difference.pointer || 'the body'} differs`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const restrictions = ['pattern', 'format', 'enum', 'const', 'oneOf', 'anyOf', 'allOf', '$ref'];

/** Returns the name of an answer that can be any text. */
const freeTextIn = (source: ScreenSource, answers: Record<string, unknown>): string | undefined =>
  formsOfScreen(source)
    .flatMap(fieldsOf)
    .find(
      ({ at, name, schema, ui }) =>
        at === `/${name}` &&
        typeof answers[name] === 'string' &&
        answers[name] !== '' &&
        !restrictions.some((keyword) => schema[keyword] !== undefined) &&
        ui?.['ui:options']?.source === undefined &&
        (ui?.['ui:widget'] === undefined || /^text/.test(String(ui['ui:widget']))),
    )?.name;

/** Returns another text of the same length. */
const changed = (text: string): string => (text.startsWith('Z') ? 'Y' : 'Z') + text.slice(1);
