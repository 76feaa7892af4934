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

// A browser reads its tables for texts and for numbers at their first use, which takes a phone 30 ms each: no press is to wait
// for that. The tables of numbers include those of texts, so that two tasks read them, and a key waits for one at most.
setTimeout(() => {
  const { lang } = document.documentElement;
  new Intl.Collator(lang).compare('a', 'b');
  setTimeout(() => new Intl.NumberFormat(lang).format(0));
});
