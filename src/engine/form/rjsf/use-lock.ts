import {
  type DragEvent,
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
} from 'react';

/**
 * Keeps all fields inside an element as they are while their answers are being sent, whatever their widgets are: they can be
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

/** Text that one can select: it is read-only. */
export const typedInto =
  'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';

const isText = ({ target }: SyntheticEvent): boolean => (target as Element).matches(typedInto);

/** Nothing that the event would do happens. */
function stop(event: SyntheticEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The press of a pointer selects text, and does nothing else. */
function stopPress(event: SyntheticEvent): void {
  event.stopPropagation();
  if (!isText(event)) event.preventDefault();
}

function stopKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey } = event;
  if (key === 'Tab' || /^(Page|Shift)/.test(key)) return;
  event.stopPropagation();
  const reads = isText(event) && (/^(Arrow|Home$|End$)/.test(key) || ctrlKey || metaKey);
  if (!reads) event.preventDefault();
}

const stopDrop = (event: DragEvent): void => stop(event);

/** React sees the events of opened lists and dialogs here, too. */
const handlers = {
  onClickCapture: stop,
  onMouseDownCapture: stopPress,
  onPointerDownCapture: stopPress,
  onKeyDownCapture: stopKey,
  onDragOverCapture: stopDrop,
  onDropCapture: stopDrop,
};
