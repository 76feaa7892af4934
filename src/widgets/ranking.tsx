import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { fill } from '../definition/texts.ts';
import { useTexts, VisuallyHidden, type WidgetProps } from '../engine/widget.ts';
import { FocusGroup } from './parts/focus-group.tsx';
import { ArrowIcon } from './parts/icons.tsx';

type Direction = 'up' | 'down';

/**
 * All choices in an order. It is no answer before the visitor has moved one, or has pressed the button that keeps it.
 */
export default function Ranking(field: WidgetProps) {
  const texts = useTexts();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** The button that takes the focus once the order has changed. */
  const focusNext = useRef<string>(undefined);
  const { id, choices, readOnly } = field;
  const answer: unknown[] = Array.isArray(field.value) ? field.value : [];
  const ranked = answer.flatMap((value) => choices.find((one) => one.value === value) ?? []);
  const order = [...ranked, ...choices.filter((choice) => !ranked.includes(choice))];
  const isWhole = ranked.length === choices.length;

  useLayoutEffect(() => {
    if (focusNext.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${focusNext.current}"]`)?.focus();
    focusNext.current = undefined;
  });

  function keep(next: typeof order, said: string, focused: string) {
    focusNext.current = focused;
    setAnnouncement(said);
    field.onChange(next.map(({ value }) => value));
  }

  function move(position: number, direction: Direction) {
    const to = direction === 'up' ? position - 1 : position + 1;
    const moved = order[position];
    if (!moved || to < 0 || to >= order.length) return;
    const words = { label: moved.label, number: to + 1, total: order.length };
    const next = order.toSpliced(position, 1).toSpliced(to, 0, moved);
    keep(next, fill(texts.rankMoved, words), `${direction}-${to}`);
  }

  const button = (position: number, direction: Direction) => {
    const isFirst = position === 0;
    const isAtEnd = direction === 'up' ? isFirst : position === order.length - 1;
    const text = direction === 'up' ? texts.rankUp : texts.rankDown;
    return (
      <Move
        type="button"
        // The help is read with the first button.
        {...(isFirst && direction === 'up' && { id, 'aria-describedby': field.describedBy })}
        data-move={`${direction}-${position}`}
        aria-label={fill(text, { label: order[position]?.label })}
        // A button that can't move any further keeps the focus.
        aria-disabled={isAtEnd || undefined}
        onClick={() => move(position, direction)}
      >
        <ArrowIcon />
      </Move>
    );
  };

  return (
    <FocusGroup
      role="group"
      aria-labelledby={field.labelId}
      data-invalid={field.invalid || undefined}
      onLeave={field.onBlur}
    >
      <List ref={list}>
        {order.map(({ label }, position) => (
          <Item
            // biome-ignore lint/suspicious/noArrayIndexKey: no element with focus may be moved in the page.
            key={`${position}`}
            data-invalid={field.invalid || undefined}
          >
            <Rank>{position < ranked.length ? `${position + 1}.` : '–'}</Rank>
            <Label>{label}</Label>
            {!readOnly && button(position, 'up')}
            {!readOnly && button(position, 'down')}
          </Item>
        ))}
      </List>
      {!isWhole && !readOnly && (
        <Keep type="button" onClick={() => keep(order, texts.rankKept, 'up-0')}>
          {texts.rankKeep}
        </Keep>
      )}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </FocusGroup>
  );
}

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 48,
  marginBottom: 6,
  paddingInlineStart: 14,
  border: '1px solid #7b8798',
  borderRadius: theme.vars?.shape.borderRadius,
  background: theme.vars?.palette.background.paper,
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
}));

const Rank = styled('span')({ minWidth: 28, fontVariantNumeric: 'tabular-nums' });

const Label = styled('span')({
  flexGrow: 1,
  minWidth: 0,
  paddingBlock: 8,
  overflowWrap: 'anywhere',
});

const Move = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: theme.vars?.palette.text.secondary,
  fontSize: 26,
  cursor: 'pointer',
  '&[data-move^="up"] > svg': { transform: 'rotate(180deg)' },
  '&[aria-disabled]': { cursor: 'default', color: theme.vars?.palette.action.disabled },
  '&:hover:not([aria-disabled])': { background: theme.vars?.palette.action.hover },
  '&:focus-visible': { outlineOffset: -3 },
}));

const Keep = styled('button')(({ theme }) => ({
  minHeight: 44,
  padding: '6px 14px',
  border: `1px solid ${theme.vars?.palette.primary.main}`,
  borderRadius: theme.vars?.shape.borderRadius,
  background: 'none',
  color: theme.vars?.palette.primary.main,
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '&:hover': { background: theme.vars?.palette.action.hover },
}));
