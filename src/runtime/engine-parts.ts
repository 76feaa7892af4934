import type { ComponentType, ReactNode } from 'react';
import type { CompiledApp, ScreenReference } from '../compiled/app.ts';
import type { Texts } from '../definition/texts.ts';
import type { Host, LateEnd } from '../engine/index.ts';

/** The parts of the engine that the runtime renders. `main.tsx` passes them in, so that the runtime imports only types. */
export interface EngineParts {
  TextsProvider: ComponentType<{ value: Texts; children: ReactNode }>;
  HostProvider: ComponentType<{ value: Host; children: ReactNode }>;
  Shell: ComponentType<{
    app: CompiledApp;
    screen: ScreenReference | undefined;
    children: ReactNode;
  }>;
  CrashBoundary: ComponentType<{ resetKey: string; onCrash?: () => void; children: ReactNode }>;
  Crashed: ComponentType;
  Waiting: ComponentType;
  /** Calls back once the browser has nothing to do, unless the returned function is called before. */
  whenIdle: (run: () => void) => () => void;
  loadScreen: (reference: ScreenReference, widgets: Host['widgets']) => Promise<LoadedScreen>;
  /** Loads the notice of the end of a call whose screen the visitor has left, which few see. */
  loadLateEnd: () => Promise<{ LateEndNotice: ComponentType<LateEnd> }>;
}

/** The part of the engine’s `ReadyScreen` that the runtime renders. */
export interface LoadedScreen {
  View: ComponentType;
}
