import type { CompiledOutcome } from '../../../compiled/call.ts';
import { hasForm } from '../../../core/mapping/has-form.ts';
import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { isInside } from '../../../core/pointer.ts';
import { planForm } from '../../3-analyze/plan/plan-form.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { sentValues } from '../../model/form/sent-values.ts';
import type { ScreenSource } from '../../model/product.ts';
import { normalizeSteps } from '../../model/screen/normalize-steps.ts';
import { type QuestionRequest, requestsOf, type StepRequest } from '../../model/screen/requests.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'A check sends the answer that visitors enter, and says something about it. Calls send secrets only by name.',
  checkScreen: (source, product) =>
    requestsOf(source).flatMap((request): Finding[] => {
      const { file, pointer } = request;
      const { kind } = request;
      if (kind === 'choices' || kind === 'step' || kind === 'upload') {
        return hasShapeErrorInside(product, file, pointer) ? [] : sentSecrets(source, request);
      }
      if (kind !== 'check' || request.field.kind !== 'question') return [];
      const idle = reasonAgainst(source, request);
      if (idle !== undefined) return [{ file, pointer, key: true, message: idle }];
      const isKnown = !hasShapeErrorInside(product, file, pointer);
      return isKnown
        ? [
            ...withoutRefusal(request),
            ...withoutNote(request),
            ...withoutAnswer(request),
            ...sentSecrets(source, request),
          ]
        : [];
    }),
};

/** Returns why a question can't have a check. */
function reasonAgainst(source: ScreenSource, { field }: QuestionRequest): string | undefined {
  const question = questionsOf(source).find(({ pointer }) => pointer === field.at);
  if (question?.calculated) {
    return 'Nobody enters a calculated answer, so that it is never checked. Check an answer that it is made of.';
  }
  if (field.at.endsWith('/-')) {
    return 'No call checks the items of a list of values. Write a list of groups, whose "items" have "properties".';
  }
  return question?.readOnly
    ? 'Visitors can\'t change this answer, and could not go on where it is refused. Remove "checkWith".'
    : undefined;
}

const questionsOf = (source: ScreenSource) =>
  normalizeSteps(source).flatMap(({ form }) => (form ? planForm(form).questions : []));

function withoutRefusal({ file, pointer, request }: QuestionRequest): Finding[] {
  if (request.prefill !== undefined) return [];
  const says = namedOutcomes(request.outcomes).some(({ outcome }) => outcome.say !== undefined);
  const message =
    'No outcome says anything, so that the check has no effect. Add "say" to one of them, such as { "409": { "say": ... } }.';
  return says ? [] : [{ file, pointer: `${pointer}/outcomes`, message }];
}

/** Finds outcomes that accept the answer without a note, as any outcome without "say" does. */
const withoutNote = ({ file, pointer, request }: QuestionRequest): Finding[] =>
  namedOutcomes(request.outcomes).flatMap(({ outcome, pointer: at }): Finding[] =>
    (outcome as CompiledOutcome).accept === undefined || outcome.say !== undefined
      ? []
      : [
          {
            file,
            pointer: `${pointer}/outcomes${at}/accept`,
            key: true,
            message: '"accept" does nothing without "say", the note. Remove it, or add "say".',
            fix: { do: 'remove' },
          },
        ],
  );

function withoutAnswer({ file, pointer, request, field }: QuestionRequest): Finding[] {
  const own = `/answers${field.at}`;
  // A calculation may take the answer.
  const isSent =
    [request.send, ...Object.values(request.params ?? {})].some((mapping) =>
      hasForm(mapping, 'calculated'),
    ) || sentValues(request, field.at).some(({ source }) => isInside(own, source));
  const example = field.at.includes('/-/') ? `/item/${field.name}` : own;
  const message = `The call does not get the answer that it checks. Send it, such as { "from": "${example}" }.`;
  return isSent ? [] : [{ file, pointer, key: true, message, severity: 'warning' }];
}

/** Finds groups of answers that hold a secret, which the call would send along, and any secret in a cached call. */
function sentSecrets(screen: ScreenSource, request: QuestionRequest | StepRequest): Finding[] {
  const isCached = 'cache' in request.request;
  const advice = isCached
    ? 'Remove "cache", or send other answers: the tab would keep choices by it.'
    : `Name each answer that the ${request.kind === 'check' ? 'check' : 'call'} sends.`;
  const secrets = questionsOf(screen).flatMap(({ secret, pointer }) => (secret ? pointer : []));
  const sent = sentValues(request.request, request.kind === 'step' ? '' : request.field.at);
  return sent.flatMap(({ pointer, from, source: at, except }): Finding[] => {
    const secret = secrets.find((one) => {
      const to = `/answers${one}`;
      const isNamed = to === at && !isCached;
      return !isNamed && isInside(to, at) && !except.some((part) => isInside(to, at + part));
    });
    if (secret === undefined) return [];
    const message = `"${from}" holds the secret "${secret}". ${advice}`;
    return [{ file: request.file, pointer: `${request.pointer}${pointer}/from`, message }];
  });
}
