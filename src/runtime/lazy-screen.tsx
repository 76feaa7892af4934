import useSWR, { mutate } from 'swr';
import type { ScreenReference } from '../compiled/app.ts';
import type { Host } from '../engine/index.ts';
import type { EngineParts } from './engine-parts.ts';
import { openScreen } from './open-screen.ts';

const screenKey = 'screen';

/** Reloads the screen on the page after a change of definitions, and every other one when it opens. */
export const reloadScreens = () =>
  mutate((key) => Array.isArray(key) && key[0] === screenKey, undefined);

interface LazyScreenProps {
  reference: ScreenReference;
  engine: EngineParts;
  widgets: Host['widgets'];
}

/** A screen that is loaded when it is rendered. */
export default function LazyScreen({ reference, engine, widgets }: LazyScreenProps) {
  const { data, error } = useSWR(
    // The reference itself, since another product's screen may have the same id.
    [screenKey, reference],
    () => openScreen(reference, engine, widgets),
    { revalidateOnFocus: false, revalidateOnReconnect: false, revalidateIfStale: false },
  );
  if (data) return <data.ready.View />;
  return error ? <engine.Crashed /> : <engine.Waiting />;
}
export { withKey } from './intents.ts';
export { loadNewVersion } from './load-new-version.ts';

// Loads with the code for later screens, before a visitor can type.
if (window.matchMedia('(pointer: coarse)').matches) {
  import('./touch-keyboard.ts').then(
    ({ fitTouchKeyboard }) => fitTouchKeyboard(),
    () => {},
  );
}
