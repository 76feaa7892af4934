/**
 * Runs in the browser, while developing only: a changed definition reloads the page, and what was typed is typed again.
 * Passwords are left out, since what is kept lies in the browser's storage for a moment.
 */
const item = 'forms-typed';
/** How long fields are waited for, in milliseconds: a screen may have to load something first. */
const patience = 5000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = () =>
  [...document.querySelectorAll<Field>('input[id], textarea[id], select[id]')].filter(
    ({ type }) => !['password', 'file', 'hidden', 'submit', 'button'].includes(type),
  );

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const stateOf = (field: Field) => (isTicked(field) ? String(field.checked) : field.value);

function typeAgain(field: Field, value: string): void {
  if (stateOf(field) === value) return;
  if (isTicked(field)) {
    field.click();
    return;
  }
  // React puts a setter of its own before the element's, and would take no notice of a plain assignment.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(
    new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
  );
}

import.meta.hot?.on('vite:beforeFullReload', () => {
  const typed = fields().map((field) => [field.id, stateOf(field)]);
  sessionStorage.setItem(item, JSON.stringify(typed));
});

const kept = new Map<string, string>(JSON.parse(sessionStorage.getItem(item) ?? '[]'));
sessionStorage.removeItem(item);
const start = performance.now();

(function restore() {
  for (const field of fields()) {
    const value = kept.get(field.id);
    if (value === undefined) continue;
    kept.delete(field.id);
    typeAgain(field, value);
  }
  if (kept.size > 0 && performance.now() - start < patience) requestAnimationFrame(restore);
})();
