/**
 * The engine: shows the screens of any compiled product, and uses its host for everything outside of it. Its folders, each
 * of which imports only earlier ones:
 *
 * state        stores, and the hooks that read them
 * text         the words for answers, and the values in texts
 * ui           buttons, messages and links
 * call         the calls of a question, of which only the newest counts
 * choices      the choices that calls bring
 * form         a form: its answers, rules and messages; rjsf/ draws it
 * draft        stored answers, and their migration to a changed form
 * upload       files that are uploaded while the form is filled in
 * submit       the call of a form, and its outcome
 * review       the answers of a screen as readers read them
 * screen       a page, a form that is a screen, and the parts of every screen
 * saved-draft  a draft that tabs share, with its notices and its copy at the provider
 * wizard       a form in steps
 * page         the frame around a screen, and its theme
 */

export {
  type CallOutcome,
  type Host,
  HostProvider,
  type ItemStorage,
  type LateEnd,
  TextsProvider,
  type ValueTexts,
} from './host.tsx';
export { CrashBoundary, Crashed } from './page/crash.tsx';
export { loadScreen, type ReadyScreen } from './page/load-screen.tsx';
export { Shell } from './page/shell.tsx';
export { collectedStyles, createCollectingCache, createStyleCache } from './page/style-cache.ts';
export { createProductTheme, type ProductTheme } from './page/theme.ts';
export { ThemeProvider } from './page/theme-provider.tsx';
export { tabTitle } from './screen/frame.tsx';
export { Waiting } from './screen/waiting.tsx';
export { whenIdle } from './ui/when-idle.ts';
