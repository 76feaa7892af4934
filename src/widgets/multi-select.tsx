import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import type { Choice } from '../compiled/question.ts';
import { fill } from '../definition/texts.ts';
import { CrossIcon, space, useTexts, type WidgetProps } from '../engine/widget.ts';
import { SearchBox } from './parts/search/search-box.tsx';
import { takeChoice } from './parts/take-choice.ts';
import { useListAnswer } from './parts/use-list-answer.tsx';

export default function MultiSelect(field: WidgetProps) {
  const texts = useTexts();
  const { answer, change, reasonOf, full, fullId, status } = useListAnswer(field, true);
  const chosen = answer.flatMap(
    (value) => field.choices.find((choice) => choice.value === value) ?? [],
  );

  /** Takes words that only one choice has, once the field is left. */
  function leave(typed: string) {
    const match = onlyMatch(field.choices, typed);
    const meant = match && { ...match, disabled: reasonOf(match) };
    return takeChoice(typed, meant, texts, ({ value }) => {
      if (!answer.includes(value)) change([...answer, value]);
    });
  }

  return (
    <>
      <SearchBox<Choice, true>
        field={{
          ...field,
          describedBy: [field.describedBy, full && fullId].filter(Boolean).join(' ') || undefined,
        }}
        multiple
        disableCloseOnSelect
        disableClearable
        options={field.choices}
        reasonOf={reasonOf}
        full={full}
        value={chosen}
        isOptionEqualToValue={(choice, other) => choice.value === other.value}
        onChange={(_, choices) => change(choices.map(({ value }) => value))}
        onLeave={leave}
        renderValue={(choices, item) =>
          choices.map(({ value, label }, index) => {
            const { key, onDelete, className, disabled, ...attributes } = item({ index });
            return (
              <Chip key={JSON.stringify(value)} className={className}>
                {label}
                {onDelete && (
                  <Remove
                    {...attributes}
                    type="button"
                    tabIndex={0}
                    disabled={disabled}
                    aria-label={fill(texts.remove, { label })}
                    onClick={onDelete}
                    onKeyDown={keepFromInput}
                  >
                    <CrossIcon />
                  </Remove>
                )}
              </Chip>
            );
          })
        }
      />
      {status}
    </>
  );
}

/**
 * Returns the choice whose label is the typed text, or the only one whose label has it: the list finds choices by a part of
 * their labels, too.
 */
function onlyMatch(choices: readonly Choice[], typed: string): Choice | undefined {
  const words = typed.trim().toLowerCase();
  const found = choices.filter(({ label }) => label.toLowerCase().includes(words));
  return found.length > 1 ? found.find(({ label }) => label.toLowerCase() === words) : found[0];
}

/** Keeps keys that operate a button from MUI, which moves focus to the input on any key. */
function keepFromInput(event: KeyboardEvent) {
  if (['Enter', ' ', 'Tab', 'Shift'].includes(event.key)) event.stopPropagation();
}

const Chip = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.xs,
  // With the gap, rows of chips are 44 pixels apart. A box with one row is not higher than others.
  minHeight: 40,
  maxWidth: '100%',
  paddingBlock: space.s,
  paddingInline: space.m,
  // Forced colours draw it in place of the background.
  outline: '1px solid transparent',
  outlineOffset: -1,
  borderRadius: 20,
  background: `color-mix(in srgb, ${theme.vars?.palette.primary.main} 14%, ${theme.vars?.palette.background.paper})`,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
}));

const Remove = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 40,
  height: 40,
  // The padding of the chip is for its words.
  marginBlock: `calc(-1 * ${space.s})`,
  marginInlineEnd: `calc(-1 * ${space.m})`,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  fontSize: '1.1rem',
  cursor: 'pointer',
  '&:hover': {
    color: theme.vars?.palette.text.primary,
    background: theme.vars?.palette.action.hover,
  },
  '--ring-offset': '-4px',
}));
