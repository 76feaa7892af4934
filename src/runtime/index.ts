/** The runtime: the engine's host in a browser, with routes, calls and storage. */
export { App, prepareLateScreens } from './app.tsx';
export { noteEarlySubmit } from './early-submit.ts';
export { openScreenAt } from './open-screen.ts';
export { createStore, noStorage } from './storage.ts';
