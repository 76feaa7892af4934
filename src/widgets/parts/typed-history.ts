import type { FocusEvent, KeyboardEvent } from 'react';

interface Moment {
  text: string;
  caret: number;
}

/**
 * Undoes and redoes what is typed into an input whose text is rewritten meanwhile. The browser's own history knows only what
 * was typed, and would repeat it at other places.
 */
export class TypedHistory {
  #moments: Moment[] = [];
  /** The index of the present text. */
  #at = -1;

  /** Notes the text as it is written after an input. */
  note({ value, selectionStart }: HTMLInputElement): void {
    if (value === this.#moments[this.#at]?.text) return;
    const caret = selectionStart ?? value.length;
    this.#moments = [...this.#moments.slice(0, this.#at + 1), { text: value, caret }];
    this.#at++;
  }

  /** Attributes of the input: notes what stands in it before it is typed into, and acts on the keys for undo and redo. */
  readonly handlers = {
    onFocusCapture: ({ currentTarget }: FocusEvent<HTMLInputElement>) => this.note(currentTarget),
    onKeyDownCapture: (event: KeyboardEvent<HTMLInputElement>) => {
      const { currentTarget: input, ctrlKey, metaKey, altKey, shiftKey } = event;
      this.note(input);
      const key = event.key.toLowerCase();
      if (!(ctrlKey || metaKey) || altKey || (key !== 'z' && key !== 'y')) return;
      event.preventDefault();
      const moment = input.readOnly ? undefined : this.#step(key === 'y' || shiftKey ? 1 : -1);
      if (!moment) return;
      // React sees an assignment to the element as its own, and ignores the next event.
      const prototype = Object.getPrototypeOf(input);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, moment.text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.setSelectionRange(moment.caret, moment.caret);
    },
  };

  /** Returns the text in place of what the browser has undone or redone by its menu; `undefined` after any other input. */
  restored({ inputType }: Partial<InputEvent>): string | undefined {
    const steps: Record<string, 1 | -1> = { historyUndo: -1, historyRedo: 1 };
    const step = steps[inputType ?? ''];
    return step && (this.#step(step) ?? this.#moments[this.#at])?.text;
  }

  #step(step: 1 | -1): Moment | undefined {
    const moment = this.#moments[this.#at + step];
    if (moment) this.#at += step;
    return moment;
  }
}
