import { type RefObject, useCallback, useEffect, useRef } from 'react';

type Target = { item: number; action: string } | 'add';

/**
 * Keeps focus in a list whose items come, go and change places: a new item takes it itself.
 *
 * @returns tells where focus goes once the list has been drawn again
 */
export function useListFocus(list: RefObject<HTMLElement | null>, count: number) {
  const target = useRef<Target>(undefined);
  const before = useRef(count);
  useEffect(() => {
    const items = [...(list.current?.children ?? [])].filter((child) =>
      child.matches('[data-item]'),
    );
    const find = (place: Element | null | undefined, selector: string) =>
      place?.querySelector<HTMLElement>(selector);
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
