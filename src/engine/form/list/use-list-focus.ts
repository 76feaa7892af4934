import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A button for an action of the item at a position, or the one that brings a removed one back. */
type FocusTarget = { item: number; action: string } | 'undo';

/**
 * Moves focus when list items are added, removed or reordered. A new item focuses itself.
 *
 * @param count the number of items
 * @returns sets the target of focus after the next rendering of the list
 */
export function useListFocus(list: RefObject<HTMLElement | null>, count: number) {
  const target = useRef<FocusTarget>(undefined);
  const before = useRef(count);
  useEffect(() => {
    // Not those of lists inside.
    const own = (selector: string) =>
      [...(list.current?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(
        ({ parentElement }) => parentElement?.closest('fieldset') === list.current,
      );
    const items = own('[data-item]');
    const find = (root: Element | null | undefined, selector: string) =>
      root?.querySelector<HTMLElement>(selector);
    const findTarget = (wanted: FocusTarget) => {
      if (wanted === 'undo') return own('[data-undo]')[0];
      const { item, action } = wanted;
      const actions = find(items[item], ':scope > [data-actions], :scope > td > [data-actions]');
      return find(actions, `[data-action="${action}"]`);
    };
    if (target.current) {
      const element = findTarget(target.current);
      element?.focus();
      // An item can be drawn later than the list around it.
      if (element) target.current = undefined;
    } else if (count > before.current) {
      find(items.at(-1), inputs)?.focus();
    }
    before.current = count;
  });
  return useCallback((next: FocusTarget) => {
    target.current = next;
  }, []);
}

const inputs = 'input:not([type="hidden"]), select, textarea';
