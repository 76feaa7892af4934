/**
 * Restores entered values in the browser after a definition has changed, during development only.
 * Passwords are not restored, since the values can pass through the browser's storage.
 */
const storageKey = 'forms-inputs';
/** Time in milliseconds in which fields can appear; some screens load data first. */
const timeout = 5000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last value of each field by its id, with the element that has it; without `field` after a reload. */
let values = new Map<string, { field?: Field; value: string }>();
/** Time of the page until which fields may be drawn again. */
let end = 0;

const fields = () =>
  [...document.querySelectorAll<Field>('input[id], textarea[id], select[id]')].filter(
    ({ type }) => !['password', 'file', 'hidden', 'submit', 'button'].includes(type),
  );

const isTicked = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const stateOf = (field: Field) => (isTicked(field) ? String(field.checked) : field.value);

function setValue(field: Field, value: string): void {
  if (stateOf(field) === value) return;
  if (isTicked(field)) {
    field.click();
    return;
  }
  // React replaces the setter of the element, and would ignore an assignment.
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  setter?.call(field, value);
  field.dispatchEvent(
    new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }),
  );
}

/** Sets the values of fields that are drawn again, perhaps more than once: a screen and the app come one after the other. */
function restore(): void {
  for (const field of fields()) {
    const known = values.get(field.id);
    if (known && known.field !== field) setValue(field, known.value);
    values.set(field.id, { field, value: stateOf(field) });
  }
  if (performance.now() < end) requestAnimationFrame(restore);
  else values.clear();
}

function restoreForAWhile(): void {
  const isRestoring = performance.now() < end;
  end = performance.now() + timeout;
  if (!isRestoring) restore();
}

// A changed definition replaces the current one.
import.meta.hot?.on('vite:beforeUpdate', restoreForAWhile);
import.meta.hot?.on('forms:changed', restoreForAWhile);

// Other changes reload the page.
import.meta.hot?.on('vite:beforeFullReload', () => {
  const entered = fields().map((field) => [field.id, { value: stateOf(field) }]);
  sessionStorage.setItem(storageKey, JSON.stringify(entered));
});
values = new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
sessionStorage.removeItem(storageKey);
if (values.size > 0) restoreForAWhile();
