import type { AutocompleteProps } from '@mui/material/Autocomplete';
import type { RefObject } from 'react';
import type { WidgetProps } from '../../../engine/widget.ts';
import type { UnfinishedInput } from './unfinished-input.ts';
import type { MissingPart } from './use-needed-part.ts';

/** The props of a search box: those of its list, and the handlers of a text that is typed and left. */
export type SearchProps<Option, Multiple extends boolean> = ListProps<Option, Multiple> & {
  /** Called with the text of the input when it changes. */
  onType?: (typed: string) => void;
  /** Whether Enter leaves the text as it is, since a search that is under way may find it. */
  waitsAtEnter?: boolean;
  /**
   * Called with the text of the input, where it is not blank and not that of the answer, when the input loses focus, at
   * Enter where no row is highlighted, and while the text stays, when there are other entries.
   *
   * @returns the message where the text is no entry; nothing where it is taken as an answer
   */
  onLeave: (typed: string) => string | undefined;
  /** What to tell of entries that can't be loaded. */
  missing?: MissingPart | undefined;
};

/** The props of the list of a search box: MUI's, without those that every box has in common. */
type ListProps<Option, Multiple extends boolean> = Omit<
  AutocompleteProps<Option, Multiple, boolean, false>,
  | 'id'
  | 'readOnly'
  | 'renderInput'
  | 'renderOption'
  | 'getOptionDisabled'
  | 'slotProps'
  | 'inputValue'
  | 'onInputChange'
  | 'onOpen'
  | 'onClose'
> & {
  onOpen?: () => void;
  onClose?: () => void;
  field: WidgetProps;
  /** Returns why an option can't be chosen; nothing where it can. */
  reasonOf?: (option: Option) => string | undefined;
  /** Says that as many are chosen as may be, which is the reason of all others. */
  full?: string | undefined;
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
  /** The text in the input, where it is not that of the answer. */
  text: string | undefined;
  /** Called with the typed text, or with nothing where an entry was chosen. */
  onText: (text: string | undefined) => void;
  /** Called with the typed text at Enter where no row is highlighted. */
  onEnter: (typed: string) => void;
};
