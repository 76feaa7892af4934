// Proves that a form that is submitted before hydration is submitted again after it, once, unless it is another form.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { noteSubmit, replaySubmit } from '../../src/runtime/hydration/submit-before-hydration.ts';

const step = (...fields: string[]) =>
  `<form method="dialog">${fields.map((name) => `<input name="${name}" />`).join('')}<button>Next</button></form>`;

const form = () => document.forms[0] as HTMLFormElement;
let sent: EventTarget[] = [];
const listen = ({ target }: Event) => void (target && sent.push(target));

beforeEach(() => {
  sent = [];
  document.body.innerHTML = step('name', 'email');
  noteSubmit();
});

afterEach(() => {
  document.removeEventListener('submit', listen);
  // The page is that of all files.
  document.body.replaceChildren();
});

/** From here on React listens. */
function hydrate(): void {
  document.addEventListener('submit', listen);
  replaySubmit();
}

test('a form that is sent before anybody listens is sent again, once', () => {
  form().requestSubmit();
  hydrate();
  expect(sent).toEqual([form()]);
  replaySubmit();
  expect(sent).toHaveLength(1);
});

test('where the visitor’s own form takes its place, that one is sent', () => {
  form().requestSubmit();
  document.body.innerHTML = step('name', 'email');
  hydrate();
  expect(sent).toEqual([form()]);
});

test('another step, which the visitor has not seen, is not sent', () => {
  form().requestSubmit();
  document.body.innerHTML = step('phone');
  hydrate();
  expect(sent).toEqual([]);
});

test('nothing is sent that nobody sent', () => {
  hydrate();
  expect(sent).toEqual([]);
});
