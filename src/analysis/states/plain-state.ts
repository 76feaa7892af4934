import type { ScreenState } from './state.ts';

/** A state before its group gives it a screen and a full path. */
export type PartialScreenState = Omit<ScreenState, 'screen'>;

/** Returns a state with the defaults for everything that is not given. */
export const plainState = (
  state: Partial<PartialScreenState> & Pick<PartialScreenState, 'path' | 'title'>,
): PartialScreenState => ({
  kind: 'page',
  answers: {},
  action: 'none',
  expectedTexts: [],
  ...state,
});
