import { styled } from '@mui/material/styles';
import { type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { ArrowIcon, growingTarget, space, useTexts } from '../../../engine/widget.ts';
import { attributes } from '../attributes.ts';
import { Input } from '../input.tsx';
import type { BoxProps } from './search-props.ts';
import { unfinishedInput } from './unfinished-input.ts';

/** The box of a list that is not loaded yet. It looks and reads like the one that takes its place, and takes text. */
export function ClosedSearchBox<Option, Multiple extends boolean>({
  field,
  box,
  unfinished,
  disabled,
  disableClearable,
  multiple,
  value,
  onChange,
  text,
  onText,
  onEnter,
  getOptionLabel,
  renderValue,
}: BoxProps<Option, Multiple>) {
  const texts = useTexts();
  const options = (multiple ? value : []) as Option[];
  const label = multiple || !value ? '' : (getOptionLabel?.(value as Option) ?? '');
  // A new answer replaces the text.
  const [input, setInput] = useState<{ text: string; over: string }>();
  const typed = input?.over === label ? input.text : undefined;
  const begun = useRef({ typed, opens: false });
  begun.current.typed = typed;
  useLayoutEffect(
    () => () => {
      unfinished.current = unfinishedInput(box.current, begun.current);
    },
    [box, unfinished],
  );

  const hasClearButton = !disableClearable && !disabled && !field.readOnly && Boolean(value);
  const remove = (index: number) => (event: SyntheticEvent) =>
    onChange?.(event, options.toSpliced(index, 1) as typeof value & {}, 'removeOption');

  return (
    <Frame
      className={hasClearButton ? 'has-clear-button' : undefined}
      fullWidth
      disabled={disabled}
      error={field.invalid}
      readOnly={field.readOnly}
      placeholder={field.placeholder}
      value={typed ?? text ?? label}
      onChange={({ target: input }) => {
        setInput({ text: input.value, over: label });
        onText(input.value);
      }}
      onMouseDown={() => {
        begun.current.opens = true;
      }}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown' || event.key === 'ArrowUp') begun.current.opens = true;
        if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === undefined) return;
        // Enter chooses the typed text, and submits nothing.
        event.preventDefault();
        onEnter(typed);
      }}
      onBlur={() => {
        begun.current.opens = false;
        setInput(undefined);
      }}
      startAdornment={
        options.length > 0 &&
        renderValue?.(
          options as never,
          (({ index }: { index: number }) => ({
            key: index,
            className: 'MuiAutocomplete-tag',
            disabled,
            onDelete: field.readOnly ? undefined : remove(index),
          })) as never,
          {} as never,
        )
      }
      endAdornment={
        <Arrow
          type="button"
          tabIndex={-1}
          disabled={disabled}
          aria-label={texts.open}
          title={texts.open}
          onClick={() => {
            begun.current.opens = true;
            box.current?.querySelector('input')?.focus();
          }}
        >
          <ArrowIcon />
        </Arrow>
      }
      slotProps={{
        input: {
          ...attributes(field),
          role: 'combobox',
          'aria-autocomplete': 'list',
          'aria-expanded': false,
          autoCapitalize: 'none',
          spellCheck: false,
          autoComplete: field.autoComplete ?? 'off',
        },
      }}
    />
  );
}

/**
 * Behind chips the input takes the room that is left. It has a row of its own where its placeholder or its text needs one,
 * and keeps the room of the placeholder while a shorter text is typed, so that the box keeps its height.
 */
export const besideChips = {
  '@supports (field-sizing: content)': {
    '&& .MuiAutocomplete-tag ~ input': { fieldSizing: 'content', width: 'auto', minWidth: 24 },
    '&& .MuiAutocomplete-tag ~ input[placeholder]': { minWidth: '6em' },
  },
} as const;

// The same measures as those of MUI's Autocomplete with our own over them: search-list.tsx.
const Frame = styled(Input)({
  '&&': {
    flexWrap: 'wrap',
    gap: space.xs,
    paddingBlock: space.xs,
    paddingInlineStart: space.s,
    paddingInlineEnd: growingTarget,
    '&.has-clear-button': { paddingInlineEnd: `calc(2 * ${growingTarget})` },
  },
  '&& .MuiOutlinedInput-input': {
    flexGrow: 1,
    width: 0,
    minWidth: 80,
    padding: space.xs,
    textOverflow: 'ellipsis',
  },
  ...besideChips,
});

const Arrow = styled('button')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  top: `calc(50% - ${growingTarget} / 2)`,
  display: 'grid',
  placeItems: 'center',
  width: growingTarget,
  height: growingTarget,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.vars?.palette.action.active,
  fontSize: '1.5rem',
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
  '&:disabled': { color: theme.vars?.palette.action.disabled, pointerEvents: 'none' },
}));
