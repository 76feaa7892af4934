/** An item of a page as a screen reader announces it: a role with its name and states, or a text. */
export interface Item {
  /** "text" for a text that belongs to nothing else. */
  role: string;
  name: string;
  level?: number;
  value?: string;
  /** Target of a link. */
  to?: string;
  states: string[];
  description?: string;
  /** Options of a closed list. */
  options?: string[];
  children: Item[];
}
