import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import { type Country, parsePhoneNumber } from 'react-phone-number-input/min';
import { aboutTyped } from '../../core/form/typed-text.ts';
import { useTexts, useUnlistedText, type WidgetProps } from '../../engine/widget.ts';
import { isPhoneText, tidyPhone } from './tidy-phone.ts';

interface TypedPhone {
  /** The number for the library, which stays while the typed text is none. */
  number: string | undefined;
  /** The typed text, where it is no number: it stays in the input in place of an answer. */
  unread: string | undefined;
  /** Whether text beside the number was left out. */
  isCut: boolean;
  /** Takes a number from the library. */
  change: (number: string | undefined) => void;
  /** Reads the typed, pasted or composed text before the library, which drops all but digits, does. */
  type: (event: ChangeEvent<HTMLElement> | CompositionEvent<HTMLElement>) => void;
  leave: () => void;
}

/** Corrects the text of an input for a phone number, and keeps one that is none, with a message. */
export function useTypedPhone(
  field: WidgetProps,
  e164: string | undefined,
  country: Country | undefined,
): TypedPhone {
  const texts = useTexts();
  /** Present where text beside a number was left out. */
  const [cut, setCut] = useState<{ alone: string | undefined }>();
  const [kept, keep] = useUnlistedText(field.pointer);
  const [typed, setTyped] = useState<{ text: string | undefined; before: string | undefined }>();
  const unread = e164 === undefined ? (typed?.text ?? kept) : undefined;
  const number = e164 ?? (unread === undefined ? undefined : typed?.before);
  // The library calls the handler of an earlier rendering.
  const isUnread = useRef(unread !== undefined);

  function type(event: ChangeEvent<HTMLElement> | CompositionEvent<HTMLElement>) {
    const { target } = event;
    if (!(target instanceof HTMLInputElement)) return;
    const isWhole = (text: string) => parsePhoneNumber(text, country)?.isPossible() === true;
    // Another text in the input would end the composition, and repeat what was composed.
    const isComposing = (event.nativeEvent as Partial<InputEvent>).isComposing === true;
    const { text, alone } = isComposing
      ? { text: target.value, alone: cut?.alone }
      : tidyPhone(target.value, isWhole, cut?.alone);
    if (text !== target.value) write(target, text);
    setCut(alone === undefined ? undefined : { alone });
    isUnread.current = isComposing || !isPhoneText(text);
    keep(text, undefined);
    if (isUnread.current) {
      event.stopPropagation();
      setTyped({ text, before: number });
      field.onChange(undefined);
    } else {
      setTyped(undefined);
      // The library is not given a text that it has already.
      if (unread !== undefined) field.onChange(number);
    }
  }

  return {
    number,
    unread,
    isCut: cut !== undefined,
    change(next) {
      if (isUnread.current) setTyped({ text: unread, before: next });
      else field.onChange(next);
    },
    type,
    leave() {
      if (cut) setCut({ alone: undefined });
      if (unread === undefined) return;
      setTyped({ text: undefined, before: number });
      keep(unread, aboutTyped(texts.phoneUnread, unread));
    },
  };
}

/** Replaces a typed text, and leaves the caret where it is. */
function write(input: HTMLInputElement, text: string): void {
  const fromEnd = input.value.length - (input.selectionEnd ?? input.value.length);
  input.value = text;
  const caret = Math.max(0, text.length - fromEnd);
  input.setSelectionRange(caret, caret);
}
