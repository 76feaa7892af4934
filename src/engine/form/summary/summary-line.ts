import { indexForm } from '../../../core/form/form-index.ts';
import { parentPointer, toQuestionPointer } from '../../../core/pointer.ts';
import { fill, type Texts } from '../../../definition/texts.ts';
import type { FormStore } from '../form-store.ts';

/**
 * Returns the line of a summary for the message at a pointer: "Name (Guest 2): Please answer this question". A label that
 * ends in a mark of its own, such as a question, has no colon; one that the message names is not repeated.
 */
export function summaryLine(
  store: FormStore,
  pointer: string,
  message: string,
  texts: Texts,
): string {
  const label = fieldLabel(store, pointer, texts);
  if (!label || spaced(message).includes(spaced(label))) return message;
  return /[?!؟:…]$/.test(label) ? `${label} ${message}` : fill(texts.problemAt, { label, message });
}

/** Returns a text with a space around each of its words, in place of other signs: " e mail ". */
const spaced = (text: string): string =>
  ` ${text.toLowerCase()} `.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** Returns the label of the field at a pointer, and in which groups and items it is. */
function fieldLabel(store: FormStore, pointer: string, texts: Texts): string {
  const label = labelAt(store, pointer, texts) ?? '';
  const around: string[] = [];
  for (let holder = parentPointer(pointer); holder !== ''; holder = parentPointer(holder)) {
    const outer = isList(store, holder) ? undefined : labelAt(store, holder, texts);
    if (outer !== undefined) around.unshift(outer);
  }
  return around.length > 0 ? `${label} (${around.join(', ')})` : label;
}

/** Returns the label of a question or a group; that of a list's item with its number. */
function labelAt(store: FormStore, pointer: string, texts: Texts): string | undefined {
  // The step for an item has its title.
  if (pointer === store.form.item) return undefined;
  const source = sourceAt(store, pointer);
  const own = source && store.contentAt(source, pointer).label;
  if (!toQuestionPointer(pointer).endsWith('/-')) return own;
  const chosen = store.form.choiceItems?.titleAt(
    store.form,
    pointer,
    store.document,
    store.contentAt.bind(store),
  );
  if (chosen !== undefined) return chosen;
  const number = Number(pointer.split('/').at(-1)) + 1;
  const label = own ?? labelAt(store, parentPointer(pointer), texts);
  return fill(texts.item, { label, number });
}

/** Returns whether items are at a pointer, which name their list themselves. */
const isList = (store: FormStore, pointer: string): boolean => {
  const source = sourceAt(store, pointer);
  return source !== undefined && 'messages' in source;
};

const sourceAt = ({ form }: FormStore, pointer: string) =>
  indexForm(form).byPointer.get(toQuestionPointer(pointer))?.source;
