import type { FormScreenState } from './form-states.ts';

/** A state of which nothing is said but what is given. */
export const plainState = (
  state: Partial<FormScreenState> & Pick<FormScreenState, 'path' | 'title'>,
): FormScreenState => ({ kind: 'page', answers: {}, act: 'none', says: [], ...state });
