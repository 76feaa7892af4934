import type { AutocompleteProps } from '@mui/material/Autocomplete';
import type { WidgetProps } from '../../engine/widget.ts';

/** The props of a search box: those of its list, and what it does with a text that is left. */
export type SearchProps<Option, Multiple extends boolean> = ListProps<Option, Multiple> & {
  /** What there is to say about the text in the box, where that is not an answer. */
  advice?: string | false;
  /**
   * Called with the text of the input when it loses focus, and at Enter where no row is highlighted.
   *
   * @returns what to say where the text is left out; nothing where it is shown from now on, or taken as an answer
   */
  onLeave: (typed: string) => string | undefined;
};

/** The props of the list of a search box: MUI's, without those that every box has in common. */
export type ListProps<Option, Multiple extends boolean> = Omit<
  AutocompleteProps<Option, Multiple, boolean, false>,
  'id' | 'readOnly' | 'renderInput' | 'slotProps'
> & {
  field: WidgetProps;
  /** Whether the field itself announces the list to screen readers. */
  isAnnounced?: boolean;
  /** Whether the search for the typed text failed. */
  hasFailed?: boolean;
};
