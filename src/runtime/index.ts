/** The runtime: the engine's host in a browser, with routes, calls and storage. */
export { App, prepareLater } from './app.tsx';
export { noteInput } from './hydration/input-before-hydration.ts';
export { noteSubmit } from './hydration/submit-before-hydration.ts';
export { openScreenAt } from './open-screen.ts';
export { pageSources } from './page-sources.ts';
export { createPerform, type Perform } from './perform.ts';
export { createStore, createStoreBelow, noStorage } from './storage.ts';
export { followTranslation } from './translated-texts.ts';
