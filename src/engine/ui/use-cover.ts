import { useEffect, useEffectEvent, useId } from 'react';
import { useHost } from '../host.tsx';

/**
 * Lets the browser's Back close what covers the whole page, rather than leave the page below it.
 *
 * @param show opens or closes it
 */
export function useCover(isOpen: boolean, show: (isOpen: boolean) => void): void {
  const { covers } = useHost();
  const id = useId();
  const follow = useEffectEvent(show);
  useEffect(() => covers?.register(id, (opens) => follow(opens)), [covers, id]);
  useEffect(() => (isOpen ? covers?.open(id) : undefined), [covers, id, isOpen]);
}
