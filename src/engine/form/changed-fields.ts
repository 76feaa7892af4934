import { escapePart } from '../../core/pointer.ts';
import { type FormState, messageAt } from './form-state.ts';

/** Returns the pointers of the values and messages that differ between two states of a form, holders of values included. */
export function changedFields(before: FormState, after: FormState): Set<string> {
  const changed = new Set<string>();
  addChangedValues(before.answers, after.answers, '', changed);
  addChangedMessages(before, after, changed);
  return changed;
}

function addChangedValues(
  before: unknown,
  after: unknown,
  pointer: string,
  changed: Set<string>,
): void {
  if (before === after) return;
  changed.add(pointer);
  const values = [before, after].map(entriesOf);
  const names = new Set(values.flatMap(Object.keys));
  for (const name of names) {
    addChangedValues(
      values[0]?.[name],
      values[1]?.[name],
      `${pointer}/${escapePart(name)}`,
      changed,
    );
  }
}

const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function addChangedMessages(before: FormState, after: FormState, changed: Set<string>): void {
  // No other field shows a message.
  const pointers = new Set(
    [before, after].flatMap(({ touched, serverErrors }) => [
      ...touched,
      ...Object.keys(serverErrors),
    ]),
  );
  for (const pointer of pointers) {
    if (messageAt(before, pointer) !== messageAt(after, pointer)) changed.add(pointer);
  }
}
