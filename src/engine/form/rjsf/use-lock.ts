import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect } from 'react';

/**
 * Keeps all fields inside an element as they are while their answers are locked, whatever their widgets are: they can be
 * read, reached and copied from, and keep the focus. Disabled or inert fields would lose it.
 *
 * @returns the handlers of the element
 */
export function useLock(root: RefObject<HTMLElement | null>, isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const inputs = root.current?.querySelectorAll<HTMLInputElement>(typedInto) ?? [];
    const writable = [...inputs].filter(({ readOnly }) => !readOnly);
    for (const input of writable) input.readOnly = true;
    return () => {
      for (const input of writable) input.readOnly = false;
    };
  }, [root, isLocked]);
  return isLocked ? handlers : undefined;
}

/** Matches inputs whose text can be selected. Safari focuses no others at a click. */
export const typedInto = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"])';

const isText = ({ target }: SyntheticEvent): boolean => (target as Element).matches(typedInto);

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Lets a pointer select text, and do nothing else. */
function stopPress(event: SyntheticEvent): void {
  event.stopPropagation();
  if (!isText(event)) event.preventDefault();
}

/** Lets keys move focus and the page, and read and copy text. */
function stopKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event;
  if (key === 'Tab' || /^(Page|Shift)/.test(key)) return;
  event.stopPropagation();
  const reads = isText(event) && (/^(Arrow|Home$|End$)/.test(key) || ctrlKey || metaKey);
  if (!reads) event.preventDefault();
}

/** React passes the events of opened lists and dialogs through the form, too. */
const handlers = {
  // The browser's own list, or its dialog for files, may have been open before.
  onChangeCapture: stop,
  onClickCapture: stop,
  onMouseDownCapture: stopPress,
  onPointerDownCapture: stopPress,
  onKeyDownCapture: stopKey,
  onDragOverCapture: stop,
  onDropCapture: stop,
};
