import type { Answers } from '../../core/form/coerce-answers.ts';
import { areInResponse, fieldTexts } from '../../core/mapping/named-outcomes.ts';
import { addressPointer } from '../../core/response-address.ts';
import type { LoadFile, StepLoadFile } from '../../definition/files/request.ts';
import { defaultOutcomeText } from '../../definition/outcomes/kinds.ts';
import type { FormModel, ProductModel, ScreenModel, StepModel } from '../product-model.ts';
import { type OutcomeCase, outcomeCases } from './outcome-cases.ts';
import { type PartialScreenState, plainState } from './plain-state.ts';

/** Lists the states of a screen while its load call is pending, and after each of its failures. */
export function loadStates(product: ProductModel, { load, texts }: ScreenModel) {
  if (!load) return [];
  const pending = plainState({
    path: 'loading',
    kind: 'waiting',
    title: 'Loading',
    load: 'waiting',
    expectedTexts: [texts.loading],
  });
  const failures = failuresOf(product, load, texts).map(({ callOutcome, ...state }) =>
    plainState({ ...state, load: callOutcome }),
  );
  return [pending, ...failures];
}

/** Lists the parts of the states after the failures of a load call. */
const failuresOf = (
  product: ProductModel,
  { call, outcomes }: LoadFile | StepLoadFile,
  texts: ScreenModel['texts'],
) =>
  outcomeCases(product.calls[call], outcomes, [])
    .filter(({ name }) => name !== 'success')
    .flatMap((each) => withAddress(each, product, texts))
    .map(({ id, description, callOutcome }) => {
      const { kind, outcome } = callOutcome;
      const text = outcome?.say ?? defaultOutcomeText(kind, 'load', texts);
      return {
        path: `load-${id}`,
        kind: 'outcome' as const,
        title: `Loading, and ${description}`,
        callOutcome,
        expectedTexts: outcome?.go === undefined && text !== undefined ? [text] : [],
        expectedRoute: outcome?.go,
      };
    });

/** Lists the states of a step while its load call is pending, and after each of its failures. */
export const stepLoadStates = (
  product: ProductModel,
  { load }: StepModel,
  { texts }: ScreenModel,
): PartialScreenState[] => {
  if (!load) return [];
  const { call } = load;
  const pending = plainState({
    path: 'loading',
    kind: 'waiting',
    title: 'Loading',
    choices: { call, outcome: 'waiting' },
    expectedTexts: [texts.loading],
  });
  const failures = failuresOf(product, load, texts).map(({ callOutcome, ...state }) =>
    plainState({ ...state, choices: { call, outcome: callOutcome } }),
  );
  return [pending, ...failures];
};

/** Lists the states of a screen while its submit call is pending, and after each of its outcomes. */
export function submitStates(
  product: ProductModel,
  { submit, steps, texts }: ScreenModel,
  answers: Answers,
): PartialScreenState[] {
  if (!submit) return [];
  const pending = plainState({
    path: 'sending',
    kind: 'waiting',
    title: 'Sending',
    send: 'waiting',
    action: 'submit',
    answers,
    expectedTexts: [texts.submitting],
  });
  const forms = steps.flatMap(({ form }) => form ?? []);
  const outcomes = outcomeCases(product.calls[submit.call], submit.outcomes, forms)
    .flatMap((each) => withAddress(each, product, texts))
    .map((each) => withMessages(each, forms))
    .map((outcomeCase) =>
      plainState({
        path: `sent-${outcomeCase.id}`,
        kind: 'outcome',
        title: `Sent, and ${outcomeCase.description}`,
        action: 'submit',
        answers,
        send: outcomeCase.callOutcome,
        expectedRoute: outcomeCase.callOutcome.outcome?.go,
        expectedTexts: textsAfterSubmit(outcomeCase, texts),
      }),
    );
  return [pending, ...outcomes];
}

/**
 * Returns an outcome whose address a response names with an address for it, and the end of the call where visitors may not be led
 * to the address; any other outcome alone.
 */
function withAddress(
  outcomeCase: OutcomeCase,
  { addresses }: ProductModel,
  { addressRefused }: ScreenModel['texts'],
): OutcomeCase[] {
  const { id, description, callOutcome } = outcomeCase;
  const { outcome } = callOutcome;
  if (addressPointer(outcome?.go ?? '') === undefined) return [outcomeCase];
  const [host = 'example.com'] = addresses.hosts;
  return [
    {
      ...outcomeCase,
      callOutcome: { ...callOutcome, outcome: { ...outcome, go: `https://${host}/` } },
    },
    {
      ...outcomeCase,
      id: `${id}-refused-address`,
      description: `${description}, and visitors may not be led to the address in it`,
      callOutcome: { kind: 'failure', outcome: { say: addressRefused } },
    },
  ];
}

/** Returns an outcome whose messages beside fields a response has with one at the first question; any other one as it is. */
function withMessages(outcomeCase: OutcomeCase, forms: FormModel[]): OutcomeCase {
  const { callOutcome } = outcomeCase;
  const [question] = forms.flatMap(({ questions }) => questions);
  if (!question || !areInResponse(callOutcome.outcome?.fields)) return outcomeCase;
  const fieldErrors = { [question.pointer]: 'This is the message of the response.' };
  return { ...outcomeCase, callOutcome: { ...callOutcome, fieldErrors } };
}

function textsAfterSubmit(
  { callOutcome: { kind, outcome, fieldErrors = {} } }: OutcomeCase,
  texts: ScreenModel['texts'],
): string[] {
  if (outcome?.go !== undefined) return [];
  const beside = Object.values({ ...(outcome && fieldTexts(outcome)), ...fieldErrors });
  if (outcome) return [outcome.say ?? [], beside].flat();
  return [defaultOutcomeText(kind, 'submit', texts) ?? []].flat();
}
