// Proves that the gallery shows a draft that is saved at the provider after each end of its calls.
import { expect, it } from 'vitest';
import type { ScreenModel } from '../../src/analysis/product-model.ts';
import { laterStates } from '../../src/analysis/states/later-states.ts';
import { defaultTexts as texts } from '../../src/definition/texts.ts';

const typed = { pointer: '/name', text: 'A' };

function statesOf(saveLater: object | undefined) {
  const draft = { key: 'a', entry: 'answers', ...(saveLater && { saveLater }) };
  const screen = { draft, texts } as ScreenModel;
  return laterStates(screen, typed).map(({ path, later, expectedTexts }) => [
    path,
    Object.values(later?.outcomes ?? {}).map((each) => (each === 'refused' ? each : each.kind)),
    expectedTexts,
  ]);
}

it('a draft that is saved at the provider is shown after each end of its calls', () => {
  expect(statesOf({ call: 'save' })).toEqual([
    ['later-saved', ['success'], [texts.saveLaterWhere]],
    ['later-failed', ['failure'], [texts.saveLaterFailed]],
    ['later-ended', ['refused'], [texts.saveLaterEnded]],
  ]);
  const mailing = statesOf({ call: 'save', mailLink: { call: 'mail' } });
  expect(mailing.slice(0, 2)).toEqual([
    ['later-mailed', ['success', 'success'], [texts.saveLaterMailed]],
    ['later-not-mailed', ['success', 'failure'], [texts.saveLaterNotMailed]],
  ]);
});

it('a draft that only the browser keeps has none of them', () => {
  expect(statesOf(undefined)).toEqual([]);
});
