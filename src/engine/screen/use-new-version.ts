import { useEffect, useState } from 'react';
import { useHost } from '../host.tsx';

/**
 * Reloads the page after a part of it could not be loaded, if that is because its host has a new version.
 *
 * @param isRetrying whether the part is being loaded once more
 * @returns whether the page is being reloaded
 */
export function useNewVersion(isRetrying: boolean): boolean {
  const { loadNewVersion } = useHost();
  const [isReloading, setReloading] = useState(false);
  useEffect(() => {
    if (!isRetrying) loadNewVersion?.().then(setReloading);
  }, [isRetrying, loadNewVersion]);
  return isReloading;
}
