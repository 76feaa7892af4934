import { createContext, useContext } from 'react';
import type { ChoiceSearch } from './choice-search.ts';

/** The search of a question whose choices a call finds for what is typed. */
export const ChoiceSearchContext = createContext<ChoiceSearch | undefined>(undefined);

/** Returns the search of the question that a widget is for; `undefined` where it has none. */
export const useChoiceSearch = (): ChoiceSearch | undefined => useContext(ChoiceSearchContext);
