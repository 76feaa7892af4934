import { useField, useForm } from '../form-context.tsx';
import type { FormStore } from '../form-store.ts';

/**
 * Returns the text that stays in the box of the list at `pointer`, since no entry has it, and the way to change it. It blocks
 * Next and Submit, with a message beside the field; without a message it goes.
 */
export function useUnlistedText(
  pointer: string,
): [text: string | undefined, keep: (text: string, message: string | undefined) => void] {
  const { store } = useForm();
  const read = ({ state }: FormStore) => state.refusals[pointer]?.typed;
  const text = useField(pointer, read);
  function keep(typed: string, message: string | undefined) {
    const before = read(store);
    if (message === undefined) {
      if (before !== undefined) store.clearServerError(pointer);
    } else if (typed !== before || message !== store.state.serverErrors[pointer]) {
      store.refuseAnswer(pointer, { typed }, message);
    }
  }
  return [text, keep];
}
