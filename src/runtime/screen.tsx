import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ScreenReference } from '../compiled/app.ts';
import { inTime } from '../core/within.ts';
import type { EngineParts } from './engine-parts.ts';
import type { Screens } from './screens.ts';

interface ScreenProps {
  reference: ScreenReference;
  screens: Screens;
  engine: EngineParts;
}

/** The longest time in milliseconds that the code of a screen is waited for without a word. */
const longestLoad = 10_000;

/** A screen of the product, loaded ahead where a visitor came to it by a link or a call. */
export function Screen({ reference, screens, engine }: ScreenProps) {
  const read = () => screens.ready(reference);
  const ready = useSyncExternalStore(screens.subscribe, read, read);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // What comes later is shown all the same.
    inTime(longestLoad, screens.load(reference)).catch(() => setFailed(true));
  }, [screens, reference]);
  if (ready) return <ready.View />;
  return hasFailed ? <engine.Crashed /> : <engine.Waiting />;
}
