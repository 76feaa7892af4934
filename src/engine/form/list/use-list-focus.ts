import { type RefObject, useCallback, useEffect, useRef } from 'react';

type Target = { item: number; action: string } | 'add';

/**
 * Moves focus when list items are added, removed or reordered. A new item focuses itself.
 *
 * @returns sets the target of focus after the next rendering of the list
 */
export function useListFocus(list: RefObject<HTMLElement | null>, count: number) {
  const target = useRef<Target>(undefined);
  const before = useRef(count);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])].filter((child) =>
      child.matches('[data-item]'),
    );
    const find = (root: Element | null | undefined, selector: string) =>
      root?.querySelector<HTMLElement>(selector);
    if (count > before.current) {
      find(items.at(-1), '[data-fields]')?.querySelector<HTMLElement>(inputs)?.focus();
    } else if (target.current === 'add') {
      find(list.current, ':scope > [data-add]')?.focus();
    } else if (target.current) {
      const { item, action } = target.current;
      // At either end of the list the button of the other direction is the one that stays.
      const actions = find(items[item], ':scope > [data-actions]');
      (find(actions, `[data-action="${action}"]`) ?? find(actions, 'button'))?.focus();
    }
    target.current = undefined;
    before.current = count;
  });
  return useCallback((next: Target) => {
    target.current = next;
  }, []);
}

const inputs = 'input:not([type="hidden"]), select, textarea';
