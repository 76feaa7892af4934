import { textValuesIn } from '../../compiler/index.ts';
import { withoutValues } from '../../core/text/without-values.ts';
import type { ScreenState } from './state.ts';

/** A state before its group gives it a screen and a full path. */
export type PartialScreenState = Omit<ScreenState, 'screen'>;

/** Returns a state with the defaults for everything that is not given. */
export const plainState = ({
  title,
  expectedTexts = [],
  ...state
}: Partial<PartialScreenState> &
  Pick<PartialScreenState, 'path' | 'title'>): PartialScreenState => ({
  kind: 'page',
  answers: {},
  action: 'none',
  ...state,
  title: withoutValues(title),
  // The answers of the state decide how a text with values reads.
  expectedTexts: expectedTexts.filter((text) => textValuesIn(text).length === 0),
});

/** Returns a question's pointer as a part of an address: "guests.name" for "/guests/-/name". */
export const pathSegment = (pointer: string): string =>
  pointer
    .split('/')
    .filter((part) => part !== '' && part !== '-')
    .join('.');
