import { page } from 'vitest/browser';

type Box = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const labels = {
  Box: /^(Box|Day|Month|Year|Country calling code)( \(optional\))?$/,
  Other: /^Other( \(optional\))?$/,
};

/** Returns the inputs and lists of a question. */
export const boxesOf = (question: keyof typeof labels): Box[] =>
  page
    .getByLabelText(labels[question])
    .elements()
    .filter((element) => element.matches('input, select, textarea')) as Box[];

export const isEditable = (box: Box): boolean => box.matches(':enabled:read-write, select');

/** Returns the chosen items, and the texts in the boxes, which browsers may not tell while a date is unfinished. */
export function shownTexts(): string[] {
  const removers = page.getByRole('button', { name: 'Remove' }).elements();
  return [
    ...removers.map((button) => button.ariaLabel?.replace('Remove ', '') ?? ''),
    ...boxesOf('Box').flatMap((box) => {
      if (box instanceof HTMLSelectElement) {
        // The country before a phone number is no answer.
        const isPart = box.ariaLabel !== null;
        return isPart || box.value === '' ? [] : (box.selectedOptions[0]?.label ?? []);
      }
      return box.value || (box.validity.badInput ? 'unfinished' : []);
    }),
  ];
}

/** Returns the words of the question's message or advice: a unit is none. */
export function messageAtBox(): string {
  const ids = boxesOf('Box').flatMap(
    (box) => box.getAttribute('aria-describedby')?.split(' ') ?? [],
  );
  const told = [...new Set(ids)].filter((id) => !/-(unit|before)$/.test(id));
  const words = told.map((id) => document.getElementById(id)?.textContent).join(' ');
  return words.trim();
}

/** Returns the choices of the open list, and whether each looks chosen. */
export const openChoices = (): { label: string; isChosen: boolean }[] =>
  page
    .getByRole('listbox', { name: /^Box/ })
    .getByRole('option')
    .elements()
    .map((option) => ({
      label: option.textContent,
      isChosen: option.getAttribute('aria-selected') === 'true',
    }));

/** Selects a part of the text in a box, or all, and types or pastes words over it. */
export function writeInto(box: Box, words: string, random: () => number): void {
  box.focus();
  const length = box.value.length;
  const [start, end] = [random(), random()].map((part) => Math.floor(part * (length + 1))).sort();
  if (random() < 0.6 || box.type === 'email') (box as HTMLInputElement).select();
  else (box as HTMLInputElement).setSelectionRange(start ?? 0, end ?? length);
  document.execCommand(words === '' ? 'delete' : 'insertText', false, words);
}

/** Sets the value of a box as a browser does that fills in a form: without focus. */
export function fillIn(box: Box, value: string): void {
  const kind = Object.getPrototypeOf(box) as object;
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(box, value);
  for (const type of ['input', 'change']) box.dispatchEvent(new Event(type, { bubbles: true }));
}
