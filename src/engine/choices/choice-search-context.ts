import { createContext, useContext } from 'react';
import type { ChoiceSearch } from './choice-search.ts';

/** The search of a question whose choices a call finds for a typed text. */
export const ChoiceSearchContext = createContext<ChoiceSearch | undefined>(undefined);

/** Returns the search of a widget's question; `undefined` where it has none. */
export const useChoiceSearch = (): ChoiceSearch | undefined => useContext(ChoiceSearchContext);
