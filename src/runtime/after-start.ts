/** The code that no first screen needs. It is loaded once the page is idle, before a visitor can type. */

export { loadNewVersion } from './load-new-version.ts';
export { prepareNear } from './navigation/near-screens.ts';
export { withKey } from './once/intents.ts';

if (window.matchMedia('(pointer: coarse)').matches) {
  import('./touch-keyboard.ts').then(
    ({ fitTouchKeyboard }) => fitTouchKeyboard(),
    () => {},
  );
}

/**
 * Lets the browser read its tables for texts and for numbers, which takes a phone 30 ms each at their first use: no press is
 * to wait for that. The tables of numbers include those of texts, so that two tasks read them, and a key waits for one at
 * most.
 */
function readTables() {
  clearTimeout(waiting);
  const { lang } = document.documentElement;
  setTimeout(() => {
    new Intl.Collator(lang).compare('a', 'b');
    setTimeout(() => new Intl.NumberFormat(lang).format(0));
  });
}

// After the start of the page, or as soon as a visitor uses it: a finger or a mouse is there before it presses.
const waiting = setTimeout(readTables, 1000);
addEventListener('pointerover', readTables, { once: true });
addEventListener('keydown', readTables, { once: true });
