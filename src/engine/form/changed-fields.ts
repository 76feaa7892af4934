import { escapePart, parentPointer } from '../../core/pointer.ts';
import { type FormState, messageAt } from './form-state.ts';

/** Pointers of fields. */
interface ChangedFields {
  /** Those whose answer has changed, and the holders of their values. */
  answers: Set<string>;
  /** Those that show another message. */
  messages: Set<string>;
}

/**
 * Compares two states of a form.
 *
 * @param only pointer of the value that has changed, where no other has
 */
export function changedFields(before: FormState, after: FormState, only?: string): ChangedFields {
  const answers = new Set<string>();
  if (only === undefined) addChangedValues(before.answers, after.answers, '', answers);
  else addWithHolders(only, answers);
  return { answers, messages: changedMessages(before, after) };
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

function addWithHolders(pointer: string, changed: Set<string>): void {
  for (let holder = pointer; holder !== ''; holder = parentPointer(holder)) changed.add(holder);
  changed.add('');
}

const entriesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function changedMessages(before: FormState, after: FormState): Set<string> {
  if (showsNone(before) && (showsSame(before, after) || showsNone(after))) return new Set();
  // No other field shows a message.
  const pointers = [before, after].flatMap(({ touched, serverErrors }) => [
    ...touched,
    ...Object.keys(serverErrors),
  ]);
  return new Set(
    pointers.filter((pointer) => messageAt(before, pointer) !== messageAt(after, pointer)),
  );
}

/** Returns whether the same fields may show a message; most key presses change none of them. */
const showsSame = (before: FormState, after: FormState): boolean =>
  before.touched === after.touched && before.serverErrors === after.serverErrors;

const showsNone = ({ touched, serverErrors }: FormState): boolean =>
  touched.size === 0 && Object.keys(serverErrors).length === 0;
