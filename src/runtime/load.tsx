import type { ComponentProps } from 'react';
import type { Host } from '../engine/index.ts';

type LoadCall = typeof import('./load-call.tsx').LoadCall;

let loaded: LoadCall | undefined;

/** Loads the code for load calls, which only some screens need: 5 kB, most of it swr. */
export async function prepareLoad(): Promise<void> {
  loaded ??= (await import('./load-call.tsx')).LoadCall;
}

/** Makes a load call; its code has to be prepared. */
export function PreparedLoad(props: ComponentProps<Host['Load']>) {
  if (!loaded) throw new Error('A load call was not prepared.');
  const Call = loaded;
  return <Call {...props} />;
}
