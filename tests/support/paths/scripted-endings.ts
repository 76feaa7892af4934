import type { ProductModel, ScreenModel } from '../../../src/analysis/product-model.ts';
import { type OutcomeCase, outcomeCases } from '../../../src/analysis/states/outcome-cases.ts';
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
  const { loadOffline, loadFailed, offline, callFailed } = screen.texts;
  const quiet =
    which === 'load'
      ? { offline: loadOffline, failed: loadFailed }
      : { offline, failed: callFailed };
  return outcomeCases(call, outcomes).flatMap((ending) => {
    const good = ending.name === 'success';
    const play = good
      ? successResponse(product, request.call)
      : scriptResponse(ending, call, outcomes);
    const { name, description } = ending;
    return play ? [{ name, words: description, play, ends: endOf(ending, quiet) }] : [];
  });
}

/** @param quiet what is said where the definition says nothing */
function endOf(
  { callOutcome: { kind, outcome } }: OutcomeCase,
  quiet: { offline: string; failed: string },
): ExpectedEnd {
  const fields = Object.entries(outcome?.fields ?? {}).map(([name, message]) => [
    name.startsWith('/') ? name : `/${name}`,
    message,
  ]);
  const unnamed =
    kind === 'success' ? undefined : kind === 'offline' ? quiet.offline : quiet.failed;
  return {
    goes: outcome?.go,
    says: outcome?.go === undefined ? (outcome ? outcome.say : unnamed) : undefined,
    fields: Object.fromEntries(fields),
    forgets: outcome?.clearDraft ?? false,
  };
}
