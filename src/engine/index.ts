/** The engine: shows the screens of any compiled product, and uses its host for everything outside of it. */

export {
  type CallOutcome,
  type Host,
  HostProvider,
  type ItemStorage,
  TextsProvider,
  type ValueTexts,
} from './host.tsx';
export { CrashBoundary, Crashed } from './page/crash.tsx';
export { loadScreen, type ReadyScreen } from './page/load-screen.tsx';
export { Shell } from './page/shell.tsx';
export { collectedStyles, createCollectingCache, createStyleCache } from './page/style-cache.ts';
export { createProductTheme } from './page/theme.ts';
export { ThemeProvider } from './page/theme-provider.tsx';
export { tabTitle } from './screen/frame.tsx';
export { Waiting } from './screen/waiting.tsx';
export { whenIdle } from './ui/when-idle.ts';
