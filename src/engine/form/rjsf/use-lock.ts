import {
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
} from 'react';

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

/** A link can be followed: it changes no answer. */
const isLink = ({ target }: SyntheticEvent): boolean =>
  (target as Element).closest('a[href]') !== null;

function stop(event: SyntheticEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

function stopClick(event: SyntheticEvent): void {
  if (!isLink(event)) stop(event);
}

/** Lets a pointer select text and press links, and do nothing else. */
function stopPress(event: SyntheticEvent): void {
  if (isLink(event)) return;
  event.stopPropagation();
  if (!isText(event)) event.preventDefault();
}

/** Lets keys move focus and the page, read and copy text, follow links, and do what they do in the browser itself. */
function stopKey(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey } = event;
  // F4 opens lists.
  if (/^(Tab|Page|Shift|F(?!4$)\d)/.test(key) || isLink(event)) return;
  event.stopPropagation();
  const isShortcut =
    ((ctrlKey || metaKey) && key.length === 1) || (altKey && /^Arrow(Left|Right)/.test(key));
  const reads = isText(event) && (/^(Arrow|Home$|End$)/.test(key) || ctrlKey || metaKey);
  if (!reads && !isShortcut) event.preventDefault();
}

/** Has the pointer say that a file can't be dropped, rather than lose it. */
function refuseDrop(event: DragEvent): void {
  stop(event);
  event.dataTransfer.dropEffect = 'none';
}

/** React passes the events of opened lists and dialogs through the form, too. */
const handlers = {
  // The browser's own list, or its dialog for files, may have been open before.
  onChangeCapture: stop,
  onPasteCapture: stop,
  onClickCapture: stopClick,
  onMouseDownCapture: stopPress,
  onPointerDownCapture: stopPress,
  onKeyDownCapture: stopKey,
  onDragOverCapture: refuseDrop,
  onDropCapture: stop,
};
