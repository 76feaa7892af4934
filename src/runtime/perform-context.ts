import { createContext, useContext } from 'react';
import type { Perform } from './perform.ts';

export const PerformContext = createContext<Perform | null>(null);

export function usePerform(): Perform {
  const perform = useContext(PerformContext);
  if (!perform) throw new Error('Calls need the runtime around them.');
  return perform;
}
