/**
 * Restores entered values in the browser after a definition has changed, during development only.
 * Passwords are not restored, since the values can pass through the browser's storage.
 */
const storageKey = 'forms-inputs';
/** Time in milliseconds in which fields can appear; some screens load data first. */
const timeout = 5000;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Values by the id of their field; without `field` after a reload. */
type InputValues = Map<string, { field?: Field; value: string }>;

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

const readValues = (): InputValues =>
  new Map(fields().map((field) => [field.id, { field, value: stateOf(field) }]));

/** Sets the values of fields as soon as they are drawn again. */
function restore(values: InputValues, start = performance.now()): void {
  for (const field of fields()) {
    const before = values.get(field.id);
    if (!before || before.field === field) continue;
    values.delete(field.id);
    setValue(field, before.value);
  }
  if (values.size === 0 || performance.now() - start > timeout) return;
  requestAnimationFrame(() => restore(values, start));
}

// A changed definition replaces the current one.
import.meta.hot?.on('vite:beforeUpdate', () => restore(readValues()));
import.meta.hot?.on('forms:changed', () => restore(readValues()));

// Other changes reload the page.
import.meta.hot?.on('vite:beforeFullReload', () => {
  const values = [...readValues()].map(([id, { value }]) => [id, { value }]);
  sessionStorage.setItem(storageKey, JSON.stringify(values));
});
restore(new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')));
sessionStorage.removeItem(storageKey);
