/**
 * Runs in the browser, while developing only: a changed definition is shown anew, and what was typed is typed again.
 * Passwords are left out, since what is kept may lie in the browser's storage for a moment.
 */
const item = 'forms-typed';
/** How long fields are waited for, in milliseconds: a screen may have to load something first. */
const patience = 5000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What stood in each field by its id, and the field itself where it may still be there. */
type Typed = Map<string, { field?: Field; value: string }>;

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

const typed = (): Typed =>
  new Map(fields().map((field) => [field.id, { field, value: stateOf(field) }]));

/** Types again what is not there yet, once it is shown anew. */
function restore(kept: Typed, start = performance.now()): void {
  for (const field of fields()) {
    const before = kept.get(field.id);
    if (!before || before.field === field) continue;
    kept.delete(field.id);
    typeAgain(field, before.value);
  }
  if (kept.size === 0 || performance.now() - start > patience) return;
  requestAnimationFrame(() => restore(kept, start));
}

// A changed definition takes the place of the one on the screen.
import.meta.hot?.on('vite:beforeUpdate', () => restore(typed()));
import.meta.hot?.on('forms:changed', () => restore(typed()));

// Or the page is loaded again.
import.meta.hot?.on('vite:beforeFullReload', () => {
  const values = [...typed()].map(([id, { value }]) => [id, { value }]);
  sessionStorage.setItem(item, JSON.stringify(values));
});
restore(new Map(JSON.parse(sessionStorage.getItem(item) ?? '[]')));
sessionStorage.removeItem(item);
