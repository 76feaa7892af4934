/** The runtime: the engine's host in a browser, with routes, calls and storage. */
export { App, reloadScreens } from './app.tsx';
export { createStore } from './storage.ts';
