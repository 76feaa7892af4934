import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The part of a list that its items use. */
interface ListContextValue {
  /** Fewest items that the list may have. */
  minItems: number;
  /** Moves an item one place up or down, before RJSF moves its key. */
  move: (index: number, action: 'up' | 'down') => void;
  /** Removes the item of this name before RJSF removes its key. The visitor can undo it. */
  remove: (index: number, name: string) => void;
}

export const ListContext = createContext<ListContextValue | null>(null);

export function useList(): ListContextValue {
  const list = useContext(ListContext);
  if (!list) throw new Error('An item was rendered outside a list.');
  return list;
}

/** What stands in the place of the item that was removed last; absent once it is back. A table draws it as a row. */
export const RemovedContext = createContext<{ index: number; line: ReactNode } | undefined>(
  undefined,
);

interface ItemFrameProps {
  /** The label of the item with its number, or the title of the choice that it is for. */
  title: string;
  /** The buttons that move and remove it; absent where choices decide about that. */
  actions?: ReactNode;
  /** Its fields. */
  children: ReactNode;
}

/** What draws each group of the list in the place of a frame of its own; its element has `data-item`. */
export const ItemFrameContext = createContext<ComponentType<ItemFrameProps> | undefined>(undefined);
