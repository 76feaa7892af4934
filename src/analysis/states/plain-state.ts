import type { FormState } from './form-states.ts';

/** A state of which nothing is said but what is given. */
export const plainState = (
  state: Partial<FormState> & Pick<FormState, 'path' | 'title'>,
): FormState => ({ kind: 'page', answers: {}, act: 'none', says: [], ...state });
