/** A thing on a page as it is read out: a role with its name and states, or a text. */
export interface Item {
  /** "text" for a text that belongs to nothing else. */
  role: string;
  name: string;
  level?: number;
  value?: string;
  /** Where a link leads. */
  to?: string;
  states: string[];
  description?: string;
  /** What a list offers that is not open. */
  options?: string[];
  children: Item[];
}
