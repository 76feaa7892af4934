import Autocomplete, {
  type AutocompleteInputChangeReason,
  createFilterOptions,
} from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { trimmed } from '../../../core/form/typed-text.ts';
import {
  countText,
  growingTarget,
  space,
  useCover,
  useLanguage,
  useTexts,
  VisuallyHidden,
  weight,
} from '../../../engine/widget.ts';
import { attributes } from '../attributes.ts';
import { Input } from '../input.tsx';
import { besideChips } from './closed-search-box.tsx';
import { isOnPhone, onPhone } from './list-place.ts';
import { ListPopper } from './list-popper.tsx';
import { contrastLine, ListRows } from './list-rows.tsx';
import { ListWarmUp } from './list-warm-up.tsx';
import type { BoxProps } from './search-props.ts';
import { SearchRow } from './search-row.tsx';
import { continueInput, focusAgain } from './unfinished-input.ts';

/** An input with a list that opens below it, which is drawn once before it is opened. */
export function SearchList<Option, Multiple extends boolean = false>(
  props: BoxProps<Option, Multiple>,
) {
  const none = useRef(null);
  const begun = useRef(undefined);
  const unused = { box: none, unfinished: begun, onText: ignore, onEnter: ignore, onOpen: ignore };
  return (
    <>
      <OpenableList {...props} />
      {props.options.length > 0 && (
        <ListWarmUp>
          <OpenableList {...props} {...unused} open onClose={ignore} />
        </ListWarmUp>
      )}
    </>
  );
}

function OpenableList<Option, Multiple extends boolean>({
  field,
  unfinished,
  box,
  onEnter,
  text,
  onText,
  isAnnounced,
  hasFailed,
  reasonOf,
  full,
  ...rest
}: BoxProps<Option, Multiple>) {
  const texts = useTexts();
  const value = useSame(rest.value);
  useLayoutEffect(() => focusAgain(box.current, unfinished.current), [box, unfinished]);
  // MUI's own effect, which writes the answer into the input, comes first.
  useEffect(() => {
    continueInput(box.current, unfinished.current);
    unfinished.current = undefined;
  }, [box, unfinished]);

  const [minHeight, setMinHeight] = useState<number>();
  const [isOpened, setOpened] = useState(false);
  const [isSheet, setSheet] = useState(false);
  // A search opens its list itself.
  const isOpen = rest.open ?? isOpened;
  useCover(isOpen && isSheet, (opens) => {
    if (!opens) return close();
    box.current?.querySelector('input')?.focus();
    return open();
  });
  const labelOfOption = (rest.getOptionLabel ?? labelOf) as (option: unknown) => string;
  const filter = (rest.filterOptions ?? filterByLabel) as FilterOptions<Option>;
  const language = useLanguage();
  const [found, setFound] = useState('');
  const chosen = rest.multiple ? (rest.value as unknown[]).length : 0;

  function open() {
    setSheet(isOnPhone());
    setMinHeight(box.current?.offsetHeight);
    setOpened(true);
    rest.onOpen?.();
  }

  function close() {
    setOpened(false);
    rest.onClose?.();
  }

  /** Tells screen readers how many rows a typed text has left. */
  function tellFound(typed: string) {
    const state = { inputValue: typed, getOptionLabel: labelOfOption };
    const count = filter([...rest.options], state).length;
    const isEmpty = typed === '' || rest.loading;
    const words = count === 0 ? texts.noMatches : countText(texts.searchFound, { count }, language);
    setFound(isEmpty ? '' : words);
  }

  /** Returns what the box shows of its answer; several answers stand before the text. */
  const shownText = () =>
    (rest.value && !rest.multiple && rest.getOptionLabel?.(rest.value as Option)) || '';

  /** A choice that closes after it was made can be taken back. */
  const isChosen = (option: Option) =>
    rest.multiple &&
    (rest.value as Option[]).some((one) => rest.isOptionEqualToValue?.(option, one));

  function onKeyDown(event: KeyboardEvent) {
    const { key, target: input, nativeEvent } = event;
    if (!(input instanceof HTMLInputElement) || nativeEvent.isComposing) return;
    // Enter chooses the typed text, once the list has it, and never submits an answer that the box does not show.
    const isHighlighted = input.getAttribute('aria-activedescendant') !== null;
    if (key === 'Enter' && !isHighlighted && input.value !== shownText()) {
      event.preventDefault();
      onEnter(input.value);
    }
    if (key === 'Tab' && !rest.multiple && !field.readOnly) takeHighlighted(input);
  }

  /** Chooses the row that a typed text has found, since a visitor who sees it goes on. */
  function takeHighlighted(input: HTMLInputElement) {
    if (trimmed(input.value) === '' || input.value === shownText()) return;
    const row = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    if (row?.ariaDisabled !== 'true') row?.click();
  }

  const list = (
    <Frame
      {...(rest as ComponentProps<typeof Frame>)}
      value={value}
      inputValue={text ?? shownText()}
      id={field.id}
      onKeyDown={onKeyDown}
      open={isOpen}
      onOpen={open}
      onClose={close}
      onInputChange={(_: SyntheticEvent, typed: string, reason: AutocompleteInputChangeReason) => {
        if (!isAnnounced) tellFound(reason === 'input' ? typed : '');
        // The box decides what a text becomes that is left.
        if (reason !== 'blur' && reason !== 'reset') onText(reason === 'input' ? typed : undefined);
      }}
      readOnly={field.readOnly}
      autoHighlight
      // At Enter in a list without rows, MUI asks this of no option at all.
      getOptionDisabled={(option) =>
        !option || (reasonOf?.(option as Option) !== undefined && !isChosen(option as Option))
      }
      disabledItemsFocusable
      renderOption={({ key, ...attributes }, option) => {
        const reason = reasonOf?.(option as Option);
        return (
          <SearchRow
            key={key}
            {...attributes}
            label={labelOfOption(option)}
            typed={text ?? ''}
            reason={reason === full ? undefined : reason}
            isOneOfSeveral={rest.multiple}
          />
        );
      }}
      openText={texts.open}
      closeText={texts.close}
      clearText={texts.clear}
      noOptionsText={rest.noOptionsText ?? texts.noMatches}
      loadingText={rest.loadingText ?? texts.loading}
      slots={{ popper: ListPopper as never }}
      slotProps={{
        listbox: { component: ListRows, 'aria-labelledby': field.labelId, full } as object,
        ...(!rest.loading && { status: { role: 'none', 'aria-live': 'off' } }),
        popper: { labelId: field.labelId } as object,
        paper: { elevation: 6, style: surface as object },
      }}
      renderInput={({ slotProps, ...params }) => (
        <>
          <SheetTitle aria-hidden>
            {field.label}
            {/* Some of the chosen items may be out of sight. */}
            {chosen > 0 && ` (${new Intl.NumberFormat(language).format(chosen)})`}
          </SheetTitle>
          <Input
            {...params}
            {...slotProps.input}
            error={field.invalid}
            placeholder={field.placeholder}
            slotProps={{
              input: {
                ...slotProps.htmlInput,
                ...attributes(field),
                autoComplete: field.autoComplete ?? 'off',
                // The browser gives it focus after the event, which would render the open list once more.
                onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
                  event.currentTarget.focus({ preventScroll: true });
                  slotProps.htmlInput.onMouseDown?.(event);
                },
              },
            }}
          />
        </>
      )}
    />
  );
  return (
    <>
      {/* Keeps its place in the page while it is a sheet. */}
      <div style={isOpen ? { minHeight } : undefined}>{list}</div>
      {minHeight !== undefined && !isAnnounced && (
        <VisuallyHidden role="status">{found}</VisuallyHidden>
      )}
    </>
  );
}

const ignore = () => {};

/**
 * Returns the value of an earlier rendering, as long as it equals the one that is given: MUI takes another object for another
 * answer, and writes it over a text that is being typed.
 */
function useSame<Value>(given: Value): Value {
  const [value, setValue] = useState(given);
  if (value === given || JSON.stringify(value) === JSON.stringify(given)) return value;
  setValue(given);
  return given;
}

type FilterOptions<Option> = ReturnType<typeof createFilterOptions<Option>>;

/** Returns the string that MUI uses as the label. */
const labelOf = (option: unknown) => (option as { label: string }).label;

/** The filter of MUI, for lists that have none of their own. */
const filterByLabel = createFilterOptions();

/** In the dark, it stands out by a little of the primary colour, where MUI would mix in white. */
const surface = {
  // Below the ring of the box.
  marginTop: 8,
  outline: contrastLine,
  '--Paper-overlay':
    'linear-gradient(light-dark(transparent, color-mix(in srgb, var(--mui-palette-primary-main) 10%, transparent)) 0 0)',
};

// The closed box looks the same: closed-search-box.tsx.
const Frame = styled(Autocomplete)(({ theme }) => ({
  '&& .MuiOutlinedInput-root': {
    paddingBlock: space.xs,
    paddingInlineStart: space.s,
    gap: space.xs,
  },
  '&&& .MuiOutlinedInput-root': { paddingInlineEnd: growingTarget },
  '&&&.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root': {
    paddingInlineEnd: `calc(2 * ${growingTarget})`,
  },
  '&& .MuiAutocomplete-endAdornment': { insetInlineEnd: 0 },
  '&& .MuiAutocomplete-endAdornment > button': {
    width: growingTarget,
    height: growingTarget,
    margin: 0,
    '--ring-offset': '-4px',
  },
  '& .MuiAutocomplete-tag': { margin: 0, maxWidth: '100%' },
  '&& .MuiAutocomplete-input': { padding: space.xs, minWidth: 80 },
  ...besideChips,
  [onPhone]: {
    '&.Mui-expanded': {
      position: 'fixed',
      inset: 0,
      zIndex: theme.zIndex.modal - 1,
      boxSizing: 'border-box',
      padding: `${space.m} ${space.l}`,
      backgroundColor: theme.vars?.palette.background.paper,
    },
    '&.Mui-expanded > p': { display: 'block' },
    // Two lines of chosen items; the others are a scroll away.
    '&.Mui-expanded .MuiOutlinedInput-root': { maxHeight: 96, overflowY: 'auto' },
  },
}));

const SheetTitle = styled('p')({
  display: 'none',
  margin: `0 0 ${space.s}`,
  fontWeight: weight.label,
});
