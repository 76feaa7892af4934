import type { AutocompleteProps } from '@mui/material/Autocomplete';
import type { WidgetProps } from '../../engine/widget.ts';

/** The props of a search box: MUI's, without those that every box has in common. */
export type SearchProps<Option, Multiple extends boolean> = Omit<
  AutocompleteProps<Option, Multiple, boolean, false>,
  'id' | 'readOnly' | 'renderInput' | 'slotProps'
> & {
  field: WidgetProps;
  /** Whether the field itself announces the list to screen readers. */
  isAnnounced?: boolean;
  /** Whether the search for the typed text failed. */
  hasFailed?: boolean;
  /** Called with the typed text when the input itself loses focus. */
  onLeave?: (typed: string | undefined) => void;
};
