import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { type OutcomeCase, outcomeCases } from '../../../src/analysis/states/outcome-cases.ts';
import { defaultOutcomeText } from '../../../src/definition/outcomes/kinds.ts';
import type { ExpectedEnd } from './path.ts';
import { type ScriptedResponse, scriptResponse, successResponse } from './scripted-response.ts';

/** A way for a call to end that can be played, and what is to be seen then. */
export interface ScriptedEnding {
  name: string;
  words: string;
  play: ScriptedResponse;
  ends: ExpectedEnd;
}

/** The endings of a screen's load call or submit call that differ, success first. */
export function scriptEndings(
  product: ProductModel,
  screen: ScreenModel,
  which: 'load' | 'submit',
): ScriptedEnding[] {
  const request = screen[which];
  const call = request && product.calls[request.call];
  if (!request || !call) return [];
  const { outcomes } = request;
  return outcomeCases(call, outcomes).flatMap((ending) => {
    const good = ending.name === 'success';
    const play = good
      ? successResponse(product, request.call)
      : scriptResponse(ending, call, outcomes);
    if (!play) return [];
    const { name, description, callOutcome } = ending;
    const usual = defaultOutcomeText(callOutcome.kind, which, screen.texts);
    return [{ name, words: description, play, ends: endOf(ending, usual) }];
  });
}

/** @param usual the text where the definition says nothing */
function endOf({ callOutcome: { outcome } }: OutcomeCase, usual: string | undefined): ExpectedEnd {
  const fields = Object.entries(outcome?.fields ?? {}).map(([name, message]) => [
    name.startsWith('/') ? name : `/${name}`,
    message,
  ]);
  return {
    goes: outcome?.go,
    says: outcome?.go === undefined ? (outcome ? outcome.say : usual) : undefined,
    fields: Object.fromEntries(fields),
    forgets: outcome?.clearDraft ?? false,
  };
}
