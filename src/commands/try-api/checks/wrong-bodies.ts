import { buildFormModel } from '../../../analysis/build-product-model.ts';
import { fieldRulesOf } from '../../../analysis/form/field-rules.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../../../compiler/index.ts';
import type { Answers } from '../../../core/form/coerce-answers.ts';
import { fromPointer, getAt } from '../../../core/pointer.ts';
import { replaceAt } from '../../../core/replace-at.ts';
import { describeAnswer, describeSight, isRefusal } from '../describe-end.ts';
import type { Rehearsal } from '../rehearse.ts';
import { type Ended, type Sending, sentValues } from '../session.ts';
import type { Trial } from '../trial.ts';
import { limited, unreadableReason } from './answer.ts';
import { checkValues } from './values.ts';

/** A body that no page would send. */
interface WrongBody {
  /** What is wrong, behind "A body ". */
  what: string;
  answers: Answers;
}

/** Wrong bodies of one kind, so that a long form does not use up all requests. */
const maxOfKind = 12;

/** Wrong bodies one after the other at which the API may fail: it would fail at the others too, perhaps slowly. */
const mostFailures = 3;

/** Sends bodies that the screen would not send: each has to be refused. */
export async function checkWrongBodies(
  trial: Trial,
  source: ScreenSource,
  rehearsal: Rehearsal,
): Promise<void> {
  const { product, session, report } = trial;
  const { submit } = rehearsal;
  const { call } = submit.request;
  const isRight = sentBy(submit);
  let failures = 0;
  for (const { what, answers } of wrongBodies(product, source, rehearsal)) {
    const sending = withAnswers(submit, answers);
    // The call does not send this answer.
    if (sentBy(sending) === isRight) continue;
    const ended = await session.send(sending);
    checkRefusal(trial, ended, what, true);
    failures = isRefusal(ended) || ended.result.end === 'success' ? 0 : failures + 1;
    if (failures === mostFailures) {
      report.untried(call.name, 'Further wrong bodies: the API fails at each of them.');
      break;
    }
  }
  if (call.method === 'GET' || call.method === 'DELETE' || submit.request.withFiles) return;
  const cut = await session.send(submit, (init) => ({ ...init, body: '{"' }));
  checkRefusal(trial, cut, 'that is no JSON', false);
}

const sentBy = (sending: Sending): string => JSON.stringify(sentValues(sending));

export const withAnswers = (sending: Sending, answers: Answers): Sending => ({
  ...sending,
  document: { ...sending.document, answers },
});

function wrongBodies(
  { app }: ProductSource,
  source: ScreenSource,
  { submit, answers, asked }: Rehearsal,
): WrongBody[] {
  const { screen } = source;
  const isEmpty = screen.kind !== 'page' && screen.submit.unanswered === 'empty';
  const rules = formsOfScreen(source)
    .flatMap((form) => fieldRulesOf(buildFormModel(form, app)))
    .filter(
      ({ pointer, conditions }) =>
        conditions.length === 0 &&
        fromPointer(pointer).length === 1 &&
        asked.has(pointer) &&
        // A list or a group can be empty.
        ['string', 'number', 'boolean'].includes(typeof getAt(answers, pointer)),
    );
  const name = (pointer: string) => `“${pointer.slice(1)}”`;
  const change = (pointer: string, value: unknown): Answers => replaceAt(answers, pointer, value);
  const ofKind = (keyword: string) =>
    rules.filter((rule) => rule.keyword === keyword).slice(0, maxOfKind);
  const typed = Object.keys(answers).find(
    (key) =>
      typeof answers[key] === 'string' &&
      answers[key] !== '' &&
      sentBy(withAnswers(submit, change(`/${key}`, undefined))) !== sentBy(submit),
  );
  return [
    ...ofKind('required').map(({ pointer }) => ({
      what: `without the required answer ${name(pointer)}`,
      answers: change(pointer, isEmpty ? '' : undefined),
    })),
    ...ofKind('maxLength').map(({ pointer, schema: { maxLength = 0 } }) => ({
      what: `with ${maxLength + 1} characters as ${name(pointer)}, of which ${maxLength} are allowed`,
      answers: change(pointer, String(getAt(answers, pointer)).padEnd(maxLength + 1, 'x')),
    })),
    ...(typed === undefined
      ? []
      : [
          {
            what: `with an object in the place of the text ${name(`/${typed}`)}`,
            answers: change(`/${typed}`, { not: 'a text' }),
          },
        ]),
  ];
}

/** Checks that the API refuses what was sent, in a way that pages understand. */
export function checkRefusal(
  trial: Trial,
  ended: Ended,
  what: string,
  isAboutAnswers: boolean,
): void {
  const { report } = trial;
  const { name: call, errors } = ended.request.call;
  const answered = `A body ${what} is ${describeAnswer(ended)}`;
  if (ended.exchange?.answer?.status === 429) report.untried(call, `${answered}. ${limited}`);
  else if (isRefusal(ended)) {
    report.ok(call, `${answered}.`);
    if (isAboutAnswers) checkValues(trial, ended);
  } else if (ended.result.end === 'success') {
    report.contradiction(
      call,
      `${answered}, as a good one is: ${describeSight(ended)}, and the API has perhaps stored it. Refuse it with status 422${
        errors === undefined ? '' : `, or with the reasons at ${errors}`
      }.`,
    );
  } else if (ended.result.end === 'unreadable') {
    report.contradiction(call, `${answered}.${unreadableReason(trial, ended)}`);
  } else {
    report.contradiction(
      call,
      `${answered}: ${describeSight(ended)}, and pages send it again. Refuse it with status 400 or 422.`,
    );
  }
}
