/** The engine: shows the screens of any compiled product, and uses its host for everything outside of it. */
export { CrashBoundary, Crashed } from './crash.tsx';
export {
  type CallOutcome,
  type Host,
  HostProvider,
  type ItemStorage,
  type ShownValues,
  TextsProvider,
} from './host.tsx';
export { loadScreen, type ReadyScreen } from './load-screen.tsx';
export { tabTitle } from './screen/tab-title.ts';
export { Waiting } from './screen/waiting.tsx';
export { Shell } from './shell.tsx';
export { collectedStyles, createCollectingCache, createStyleCache } from './style-cache.ts';
export { createProductTheme } from './theme.ts';
export { ThemeProvider } from './theme-provider.tsx';
export { whenIdle } from './when-idle.ts';
