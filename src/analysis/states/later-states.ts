import type { CallOutcome } from '../../engine/index.ts';
import type { ScreenModel } from '../product-model.ts';
import { type PartialScreenState, plainState } from './plain-state.ts';
import type { ScreenState } from './state.ts';

const success: CallOutcome = { kind: 'success', outcome: undefined };
const failure: CallOutcome = { kind: 'failure', outcome: undefined };

/**
 * Lists the states of a draft that the visitor saves at the provider to finish it later.
 *
 * @param typed an answer that is given before that
 */
export function laterStates(
  { draft, texts }: ScreenModel,
  typed: NonNullable<ScreenState['typed']>,
): PartialScreenState[] {
  const saveLater = draft?.saveLater;
  if (!saveLater) return [];
  const { call: saving, mailLink } = saveLater;
  const mailing = mailLink?.call;
  const state = (
    path: string,
    title: string,
    text: string,
    outcomes: NonNullable<ScreenState['later']>['outcomes'],
  ) =>
    plainState({
      path: `later-${path}`,
      kind: 'outcome',
      title,
      typed,
      later: { button: texts.saveLater, outcomes },
      expectedTexts: [text],
    });
  const saved =
    mailing === undefined
      ? [state('saved', 'Saved to be finished later', texts.saveLaterWhere, { [saving]: success })]
      : [
          state('mailed', 'Saved to be finished later', texts.saveLaterMailed, {
            [saving]: success,
            [mailing]: success,
          }),
          state('not-mailed', 'Saved, but the link is not mailed', texts.saveLaterNotMailed, {
            [saving]: success,
            [mailing]: failure,
          }),
        ];
  return [
    ...saved,
    state('failed', 'Not saved to be finished later', texts.saveLaterFailed, { [saving]: failure }),
    state('ended', 'Not saved, since the link has ended', texts.saveLaterEnded, {
      [saving]: 'refused',
    }),
  ];
}
