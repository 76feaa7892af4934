import type { ComponentProps } from 'react';
import type { ScreenReference } from '../compiled/app.ts';
import type { Host } from '../engine/index.ts';
import type { Perform } from './perform.ts';

type LoadCall = typeof import('./load-call.tsx').LoadCall;

let loaded: LoadCall | undefined;

/**
 * Loads the code for load calls, which only some screens need: 5 kB, most of it swr.
 *
 * @param perform makes the call of the screen as soon as both are there
 */
export async function prepareLoad(reference: ScreenReference, perform?: Perform): Promise<void> {
  const code = await import('./load-call.tsx');
  loaded = code.LoadCall;
  if (perform) code.loadEarly(await reference.load(), perform);
}

/** Makes a load call; its code has to be prepared. */
export function PreparedLoad(props: ComponentProps<Host['Load']>) {
  if (!loaded) throw new Error('A load call was not prepared.');
  const Call = loaded;
  return <Call {...props} />;
}
