import type { ScreenState } from './state.ts';

/** A state before its group gives it a screen and a full path. */
export type FormScreenState = Omit<ScreenState, 'screen'>;

/** Returns a state with the defaults for everything that is not given. */
export const plainState = (
  state: Partial<FormScreenState> & Pick<FormScreenState, 'path' | 'title'>,
): FormScreenState => ({
  kind: 'page',
  answers: {},
  action: 'none',
  expectedTexts: [],
  ...state,
});
