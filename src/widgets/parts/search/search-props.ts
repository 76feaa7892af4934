import type { AutocompleteProps } from '@mui/material/Autocomplete';
import type { RefObject } from 'react';
import type { WidgetProps } from '../../../engine/widget.ts';
import type { UnfinishedInput } from './unfinished-input.ts';

/** The props of a search box: those of its list, and the handler of a text that is left. */
export type SearchProps<Option, Multiple extends boolean> = ListProps<Option, Multiple> & {
  /** Advice about the text in the box, where that is not an answer. */
  advice?: string | false;
  /**
   * Called with the text of the input when it loses focus, and at Enter where no row is highlighted.
   *
   * @returns a message where the text is left out; nothing where it is shown from now on, or taken as an answer
   */
  onLeave: (typed: string) => string | undefined;
};

/** The props of the list of a search box: MUI's, without those that every box has in common. */
type ListProps<Option, Multiple extends boolean> = Omit<
  AutocompleteProps<Option, Multiple, boolean, false>,
  'id' | 'readOnly' | 'renderInput' | 'slotProps'
> & {
  field: WidgetProps;
  /** Whether the field itself announces the list to screen readers. */
  isAnnounced?: boolean;
  /** Whether the search for the typed text failed. */
  hasFailed?: boolean;
};

/** The props of the input in a search box: the list's, or the one that is shown until the list is loaded. */
export type BoxProps<Option, Multiple extends boolean> = ListProps<Option, Multiple> & {
  box: RefObject<HTMLElement | null>;
  /** The input that was begun before the list was loaded; filled in when the closed box leaves the page. */
  unfinished: RefObject<UnfinishedInput | undefined>;
  /** Called with the typed text at Enter where no row is highlighted. */
  onEnter: (typed: string) => void;
};
