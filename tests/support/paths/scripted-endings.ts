import type { WrittenProduct, WrittenScreen } from '../../../src/analysis/product.ts';
import { type Ending, endingsOf } from '../../../src/analysis/states/endings.ts';
import type { End } from './path.ts';
import { goodAnswer, type Play, playOf } from './scripted-response.ts';

/** A way for a call to end that can be played, and what is to be seen then. */
export interface PlayedEnding {
  name: string;
  words: string;
  play: Play;
  ends: End;
}

/** The endings of a screen's load call or submit call that differ, success first. */
export function playedEndings(
  product: WrittenProduct,
  screen: WrittenScreen,
  which: 'load' | 'submit',
): PlayedEnding[] {
  const request = screen[which];
  const call = request && product.calls[request.call];
  if (!request || !call) return [];
  const { outcomes } = request;
  const { loadOffline, loadFailed, offline, callFailed } = screen.texts;
  const quiet =
    which === 'load'
      ? { offline: loadOffline, failed: loadFailed }
      : { offline, failed: callFailed };
  return endingsOf(call, outcomes).flatMap((ending) => {
    const good = ending.name === 'success';
    const play = good ? goodAnswer(product, request.call) : playOf(ending, call, outcomes);
    const { name, words } = ending;
    return play ? [{ name, words, play, ends: endOf(ending, quiet) }] : [];
  });
}

/** @param quiet what is said where the definition says nothing */
function endOf(
  { ended: { kind, outcome } }: Ending,
  quiet: { offline: string; failed: string },
): End {
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
