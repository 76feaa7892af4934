import type { AutocompleteProps } from '@mui/material/Autocomplete';
import type { WidgetProps } from '../../engine/widget.ts';

/** The props of a search box, which are those of MUI's but for what every box has in common. */
export type SearchProps<Option, Multiple extends boolean> = Omit<
  AutocompleteProps<Option, Multiple, boolean, false>,
  'id' | 'readOnly' | 'renderInput' | 'slotProps'
> & {
  field: WidgetProps;
  /** Whether the field itself tells screen readers what the list has. */
  isAnnounced?: boolean;
  /** Whether what is typed could not be searched for. */
  hasFailed?: boolean;
  /** Called with the typed text when the input itself loses focus. */
  onLeave?: (typed: string | undefined) => void;
};
