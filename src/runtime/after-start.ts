/** The code that no first screen needs. It is loaded once the page is idle, before a visitor can type. */
export { withKey } from './intents.ts';
export { loadNewVersion } from './load-new-version.ts';
export { prepareNear } from './navigation/near-screens.ts';

if (window.matchMedia('(pointer: coarse)').matches) {
  import('./touch-keyboard.ts').then(
    ({ fitTouchKeyboard }) => fitTouchKeyboard(),
    () => {},
  );
}

// A browser reads its tables before it writes the first number, which takes a phone 50 ms: no press is to wait for that.
setTimeout(() => new Intl.NumberFormat(document.documentElement.lang).format(0));
