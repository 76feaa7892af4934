import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { type OutcomeCase, outcomeCases } from '../../../src/analysis/states/outcome-cases.ts';
import { fieldMessages } from '../../../src/core/mapping/named-outcomes.ts';
import { goResolver } from '../../../src/core/response-address.ts';
import { defaultOutcomeText } from '../../../src/definition/outcomes/kinds.ts';
import type { CallOutcome } from '../../../src/engine/index.ts';
import type { ExpectedEnd } from './path.ts';
import { type ScriptedResponse, scriptResponse, successResponse } from './scripted-response.ts';

/** An outcome that the test provider can produce, with the expected state after it. */
export interface ScriptedEnding extends Pick<OutcomeCase, 'name' | 'id' | 'when'> {
  description: string;
  response: ScriptedResponse;
  expectedEnd: ExpectedEnd;
}

/** Lists the distinct outcomes of a screen's load call or submit call, success first. */
export function scriptEndings(
  product: ProductModel,
  screen: ScreenModel,
  which: 'load' | 'submit',
): ScriptedEnding[] {
  const request = screen[which];
  const call = request && product.calls[request.call];
  if (!request || !call) return [];
  const { outcomes } = request;
  const forms = screen.steps.flatMap(({ form }) => form ?? []);
  return outcomeCases(call, outcomes, forms).flatMap((ending) => {
    const isSuccess = ending.name === 'success';
    const { name, id, when, description, callOutcome } = ending;
    const response = isSuccess
      ? successResponse(product, request.call, when?.response)
      : scriptResponse(ending, call, outcomes);
    if (!response) return [];
    const defaultText = defaultOutcomeText(callOutcome.kind, which, screen.texts);
    const body = 'body' in response ? response.body : undefined;
    const page = { url: 'http://localhost/' };
    const resolveGo = goResolver(product.addresses, screen.texts.addressRefused);
    const ended = resolveGo({ ...callOutcome, response: body }, { page });
    return [{ name, id, when, description, response, expectedEnd: endOf(ended, defaultText) }];
  });
}

/** @param usual the text if the definition has none */
function endOf({ outcome }: CallOutcome, defaultText: string | undefined): ExpectedEnd {
  return {
    route: outcome?.go,
    message: outcome?.go === undefined ? (outcome ? outcome.say : defaultText) : undefined,
    fields: fieldMessages(outcome),
    clearsDraft: outcome?.clearDraft ?? false,
  };
}
