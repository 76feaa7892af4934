import type { CompiledForm } from '../../../compiled/form.ts';
import type { Answers } from '../../../core/form/coerce-answers.ts';
import { fromPointer } from '../../../core/pointer.ts';
import type { Journey } from '../../../definition/files/journey.ts';
import { describeAnswer, describeSight, isRefusal } from '../describe-end.ts';
import { type Ended, type Sending, sentValues } from '../session.ts';
import type { Trial } from '../trial.ts';
import { checkSuccess, unreadableReason } from './answer.ts';
import { checkValues } from './values.ts';

/**
 * Makes the calls of questions that need nothing but other answers: those for choices, and those that check an answer.
 *
 * @returns the bodies with choices, by the names of their calls
 */
export async function checkQuestionCalls(
  trial: Trial,
  forms: CompiledForm[],
  { answers, loaded }: { answers: Answers; loaded: unknown },
  readSources: Sending['readSources'],
): Promise<NonNullable<Journey['calls']>> {
  const replies: Journey['calls'] = {};
  const { report, session } = trial;
  for (const form of forms) {
    for (const [pointer, { choices, check, upload }] of Object.entries(form.requests ?? {})) {
      const question = form.questions.find((one) => one.pointer === pointer);
      const isSearch = question?.source?.call?.searches === true;
      if (upload) report.untried(upload.call.name, 'No file is uploaded.');
      for (const request of [choices, check]) {
        if (!request) continue;
        const { name } = request.call;
        const sending = { request, document: { answers, loaded }, readSources };
        const values = Object.values(sentValues(sending).params);
        const lacksValue = values.some((value) => value === undefined);
        if (isSearch || lacksValue || fromPointer(pointer).includes('-')) {
          report.untried(name, `It needs what a visitor types beside “${pointer.slice(1)}”.`);
          continue;
        }
        const ended = await session.send(sending);
        if (request === check) checkCheck(trial, ended);
        else if (isRefusal(ended)) {
          const answered = `The call for choices is ${describeAnswer(ended)}`;
          report.untried(name, `${answered}: it does not know the answers of the examples.`);
        } else if (checkSuccess(trial, ended, 'The call for choices')) {
          replies[name] = { status: 200, body: ended.response };
        }
      }
    }
  }
  return replies;
}

/** A check may take the answer or refuse it; it must say so. */
function checkCheck(trial: Trial, ended: Ended): void {
  const { name } = ended.request.call;
  const answered = `The check of an answer is ${describeAnswer(ended)}`;
  if (ended.result.end === 'success' || isRefusal(ended)) {
    trial.report.ok(name, `${answered}.`);
    checkValues(trial, ended);
  } else {
    const sentence = `${answered}: ${describeSight(ended)}.`;
    trial.report.contradiction(name, sentence + unreadableReason(trial, ended));
  }
}
