import { matchRoutes } from 'react-router-dom';
import type { CompiledApp, ScreenReference } from '../compiled/app.ts';
import type { Host } from '../engine/index.ts';
import type { EngineParts, LoadedScreen } from './engine-parts.ts';
import { prepareLoad } from './load.tsx';
import type { Perform } from './perform.ts';

/** A screen that is loaded before anything is rendered. */
export interface OpenedScreen {
  reference: ScreenReference;
  ready: LoadedScreen;
}

/** Returns the screen at a path; `undefined` where no screen has it. */
export function findScreen(app: CompiledApp, path: string): ScreenReference | undefined {
  // The router compiles all routes first; one that is the path itself is the best match anyway.
  const same = app.screens.find(({ route }) => route === path);
  if (same) return same;
  const routes = app.screens.map((reference) => ({ path: reference.route, handle: reference }));
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}

/**
 * Returns the screen to show at a path, which opening times may replace; `undefined` where no screen has it.
 *
 * @param now ISO 8601 date-time in UTC
 */
export function shownAt(app: CompiledApp, path: string, now: string): ScreenReference | undefined {
  const asked = findScreen(app, path);
  return asked && (app.opening?.shown(app.screens, asked, now) ?? asked);
}

/**
 * Loads a screen, and the code for its load call.
 *
 * @param perform makes that call meanwhile
 */
export async function openScreen(
  reference: ScreenReference,
  engine: EngineParts,
  widgets: Host['widgets'],
  perform?: Perform,
): Promise<LoadedScreen> {
  const [ready] = await Promise.all([
    engine.loadScreen(reference, widgets),
    reference.makesLoadCall ? prepareLoad(reference, perform) : undefined,
  ]);
  return ready;
}

/**
 * Loads the screen to show at a path; `undefined` where no screen has it.
 *
 * @param now ISO 8601 date-time in UTC
 * @param perform makes the load call of the screen meanwhile; without it, the screen makes the call once it is drawn
 */
export async function openScreenAt(
  app: CompiledApp,
  path: string,
  now: string,
  engine: EngineParts,
  widgets: Host['widgets'],
  perform?: Perform,
): Promise<OpenedScreen | undefined> {
  const reference = shownAt(app, path, now);
  return reference && { reference, ready: await openScreen(reference, engine, widgets, perform) };
}
