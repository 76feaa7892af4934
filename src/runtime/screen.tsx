import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ScreenReference } from '../compiled/app.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Screens } from './screens.ts';

interface ScreenProps {
  reference: ScreenReference;
  screens: Screens;
  engine: EngineParts;
}

/** A screen of the product, loaded ahead where a visitor came to it by a link or a call. */
export function Screen({ reference, screens, engine }: ScreenProps) {
  const read = () => screens.ready(reference);
  const ready = useSyncExternalStore(screens.subscribe, read, read);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    screens.load(reference).catch(() => setFailed(true));
  }, [screens, reference]);
  if (ready) return <ready.View />;
  return hasFailed ? <engine.Crashed /> : <engine.Waiting />;
}
