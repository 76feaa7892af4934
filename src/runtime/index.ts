/** The runtime: the engine's host in a browser, with routes, calls and storage. */
export { App, reloadScreens } from './app.tsx';
export { noteEarlySubmit } from './early-submit.ts';
export { openScreen } from './open-screen.ts';
export { createStore, noStorage } from './storage.ts';
