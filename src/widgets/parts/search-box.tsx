import Autocomplete, { type AutocompleteProps } from '@mui/material/Autocomplete';
import { styled } from '@mui/material/styles';
import type { ComponentProps, FocusEvent } from 'react';
import { useTexts, type WidgetProps } from '../../engine/widget.ts';
import { attributes } from './attributes.ts';
import { FocusGroup } from './focus-group.tsx';
import { Input } from './input.tsx';

type Props<Option, Multiple extends boolean> = Omit<
  AutocompleteProps<Option, Multiple, boolean, false>,
  'id' | 'readOnly' | 'renderInput' | 'slotProps'
> & {
  field: WidgetProps;
  /** Called with the typed text when the input itself loses focus. */
  onLeave?: (typed: string | undefined) => void;
};

/** A list that opens below an input, which searches it. */
export function SearchBox<Option, Multiple extends boolean = false>({
  field,
  onLeave,
  ...rest
}: Props<Option, Multiple>) {
  const texts = useTexts();

  function leave({ target }: FocusEvent<HTMLElement>) {
    onLeave?.(target.id === field.id ? (target as HTMLInputElement).value : undefined);
    field.onBlur();
  }

  return (
    <FocusGroup onLeave={leave}>
      <Frame
        {...(rest as ComponentProps<typeof Frame>)}
        id={field.id}
        readOnly={field.readOnly}
        autoHighlight
        openText={texts.open}
        closeText={texts.close}
        clearText={texts.clear}
        noOptionsText={texts.noMatches}
        loadingText={texts.loading}
        slotProps={{
          listbox: { component: List, 'aria-labelledby': field.labelId } as object,
          paper: { elevation: 6, sx: { mt: '4px' } },
        }}
        renderInput={({ slotProps, ...params }) => (
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
              },
            }}
          />
        )}
      />
    </FocusGroup>
  );
}

const Frame = styled(Autocomplete)({
  '&& .MuiOutlinedInput-root': { paddingBlock: 4, paddingInlineStart: 10, gap: 4 },
  '&& .MuiAutocomplete-endAdornment': { insetInlineEnd: 5 },
  '&& .MuiAutocomplete-input': { padding: '8px 4px', minWidth: 80 },
});

const List = styled('ul')(({ theme }) => ({
  '&&': { maxHeight: 'min(336px, 45vh)', paddingBlock: 6 },
  '&& .MuiAutocomplete-option': {
    minHeight: 44,
    paddingInline: 14,
    overflowWrap: 'anywhere',
    // Rows out of sight cost nothing.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 44px',
  },
  '&& .Mui-focusVisible': {
    outline: `2px solid ${theme.vars?.palette.primary.main}`,
    outlineOffset: -2,
  },
  '&& .Mui-focused': { backgroundColor: theme.vars?.palette.action.hover },
}));
