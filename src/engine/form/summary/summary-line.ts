import { indexForm } from '../../../core/form/form-index.ts';
import { parentPointer, toQuestionPointer } from '../../../core/pointer.ts';
import { fill, type Texts } from '../../../definition/texts.ts';
import type { FormStore } from '../form-store.ts';

/**
 * Returns the line of a summary for the message at a pointer: "Name (Guest 2): Please answer this question". A label that
 * ends in a mark of its own, as questions and sentences do, has no colon; a question that the message names is not repeated:
 * "Guest 2: Please give the name". A group is left out too then, unless it tells the question from another one.
 */
export function summaryLine(
  store: FormStore,
  pointer: string,
  message: string,
  texts: Texts,
): string {
  const own = labelAt(store, pointer, texts) ?? '';
  const around = labelsAround(store, pointer, texts);
  const isNamed = own !== '' && spaced(message).includes(spaced(own));
  if (isNamed && (around === '' || isOnly(store, pointer, own))) return message;
  const inside = around === '' ? own : `${own} (${around})`;
  const label = isNamed ? around : inside;
  if (!label) return message;
  if (isOwn(store, pointer, message) && names(message, label)) return message;
  return /[\p{Sentence_Terminal}:：…]$/u.test(label)
    ? `${label} ${message}`
    : fill(texts.problemAt, { label, message });
}

/** Returns whether a question is in no item of a list, and no other question of the form has its label. */
const isOnly = ({ form }: FormStore, pointer: string, label: string): boolean =>
  toQuestionPointer(pointer) === pointer &&
  form.questions.every((other) => other.pointer === pointer || other.label !== label);

/** Returns whether a message at the top of a form is that of one question alone. */
const isOwn = ({ form }: FormStore, pointer: string, message: string): boolean =>
  parentPointer(pointer) === '' &&
  form.questions.every(
    (question) =>
      question.pointer === pointer || !Object.values(question.messages).includes(message),
  );

/** Returns whether a message has the longest word of a label or half of its long words, perhaps with another ending. */
function names(message: string, label: string): boolean {
  const said = spaced(message).trim().split(' ');
  const words = spaced(label)
    .split(' ')
    .filter((word) => word.length > 3)
    .sort((a, b) => b.length - a.length);
  const isSaid = (word: string) =>
    said.some((one) => one.length > 3 && (one.startsWith(word) || word.startsWith(one)));
  const [longest] = words;
  return (
    longest !== undefined && (isSaid(longest) || words.filter(isSaid).length * 2 >= words.length)
  );
}

/** Returns a text with a space around each of its words, in place of other signs: " e mail ". */
const spaced = (text: string): string =>
  ` ${text.toLowerCase()} `.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');

/** Returns the labels of the groups and items that a field is in, the outer ones first. */
function labelsAround(store: FormStore, pointer: string, texts: Texts): string {
  const around: string[] = [];
  for (let holder = parentPointer(pointer); holder !== ''; holder = parentPointer(holder)) {
    const outer = isList(store, holder) ? undefined : labelAt(store, holder, texts);
    if (outer !== undefined) around.unshift(outer);
  }
  return around.join(', ');
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
