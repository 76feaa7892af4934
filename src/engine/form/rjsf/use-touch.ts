import { type MouseEvent, useMemo, useRef } from 'react';
import type { FormStore } from '../form-store.ts';

/**
 * Touches the fields that are left by the press of a control once it is pressed, and before it acts. Their messages can move
 * the control, and a press whose end is beside it would be lost.
 */
export function useTouch(store: FormStore) {
  const left = useRef<string[]>(undefined);
  return useMemo(() => {
    const end = () => {
      const pointers = left.current ?? [];
      left.current = undefined;
      for (const pointer of pointers) store.touch(pointer);
    };
    return {
      touch(pointer: string) {
        if (left.current) left.current.push(pointer);
        else store.touch(pointer);
      },
      onMouseDownCapture({ button, target }: MouseEvent) {
        // The press of another button of the mouse may have no end.
        if (button !== 0 || left.current || !(target as Element).closest(actsAtEnd)) return;
        left.current = [];
        // The click comes right after it, if the pointer is still on the button.
        window.addEventListener('mouseup', () => setTimeout(end), { once: true, capture: true });
      },
      onClickCapture: end,
    };
  }, [store]);
}

/** What acts at the end of a press. A text box or a native list takes its beginning. */
const actsAtEnd = 'a, button, label, summary, [type="checkbox"], [type="radio"], [type="file"]';
