import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { isObject } from '../core/is-object.ts';
import type { Host } from '../engine/index.ts';
import { HydratedContext } from './use-hydrated.ts';

const none = {};

/**
 * Returns the values in the entry of the browser's history: they survive a reload, and no other tab sees them. The build
 * knew none, and neither does the page until it is hydrated.
 */
export const usePassedValues: Host['usePassedValues'] = () => {
  const isHydrated = useContext(HydratedContext);
  const { state } = useLocation();
  const shown = isObject(state) && isHydrated ? state.shown : undefined;
  return isObject(shown) ? (shown as Record<string, string>) : none;
};
