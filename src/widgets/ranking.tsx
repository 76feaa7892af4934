import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Choice } from '../compiled/question.ts';
import { fill } from '../definition/texts.ts';
import {
  Action,
  CrossIcon,
  controlHeight,
  edge,
  FieldAdvice,
  IconAction,
  MoveButton,
  PlusIcon,
  space,
  useTexts,
  VisuallyHidden,
  type WidgetProps,
} from '../engine/widget.ts';
import { FocusGroup } from './parts/focus-group.tsx';

type Direction = 'up' | 'down';

/**
 * Choices in an order. With a largest number of items, visitors choose those that they put in order. Without it, all
 * choices are: their order is no answer before the visitor has moved one, or has pressed the button that keeps it.
 */
export default function Ranking(field: WidgetProps) {
  const texts = useTexts();
  const [announcement, setAnnouncement] = useState('');
  const group = useRef<HTMLDivElement>(null);
  /** The buttons of which the first one that is there takes the focus once the order has changed. */
  const focusNext = useRef<string[]>([]);
  const { id, choices, readOnly, maxItems } = field;
  const isPart = maxItems !== undefined;
  const answer: unknown[] = Array.isArray(field.value) ? field.value : [];
  const ranked = answer.flatMap((value) => choices.find((one) => one.value === value) ?? []);
  const others = choices.filter((choice) => !ranked.includes(choice));
  const order = isPart ? ranked : [...ranked, ...others];
  const fullId = `${id}-full`;
  const isFull = isPart && ranked.length >= maxItems;
  const total = maxItems ?? order.length;
  // The help is read with the first button.
  const first = { id, 'aria-describedby': field.describedBy };

  useLayoutEffect(() => {
    const [next] = focusNext.current.flatMap(
      (name) => group.current?.querySelector<HTMLElement>(`[data-button="${name}"]`) ?? [],
    );
    next?.focus();
    focusNext.current = [];
  });

  function keep(next: typeof order, said: string, ...focused: string[]) {
    focusNext.current = focused;
    setAnnouncement(said);
    field.onChange(next.length > 0 ? next.map(({ value }) => value) : undefined);
  }

  const placed = ({ label }: Choice, to: number) =>
    fill(texts.rankMoved, { label, number: to + 1, total });

  function move(position: number, direction: Direction) {
    const to = direction === 'up' ? position - 1 : position + 1;
    const moved = order[position];
    if (!moved) return;
    const next = order.toSpliced(position, 1).toSpliced(to, 0, moved);
    keep(next, placed(moved, to), `${direction}-${to}`);
  }

  function add(choice: Choice, position: number) {
    if (isFull) return;
    const last = `up-${ranked.length}`;
    const isLast = ranked.length + 1 >= total;
    const others = isLast ? [] : [`add-${position}`, `add-${position - 1}`];
    keep([...ranked, choice], placed(choice, ranked.length), ...others, last);
  }

  function remove(choice: Choice) {
    const left = ranked.filter((one) => one !== choice);
    const position = choices.filter((one) => !left.includes(one)).indexOf(choice);
    keep(left, fill(texts.choicesTakenBack, { labels: choice.label }), `add-${position}`);
  }

  const button = (position: number, direction: Direction) => {
    const text = direction === 'up' ? texts.rankUp : texts.rankDown;
    return (
      <MoveButton
        direction={direction}
        isAtEnd={position === (direction === 'up' ? 0 : order.length - 1)}
        {...(position === 0 && direction === 'up' && first)}
        data-button={`${direction}-${position}`}
        aria-label={fill(text, { label: order[position]?.label })}
        onClick={() => move(position, direction)}
      />
    );
  };

  return (
    <FocusGroup
      ref={group}
      role="group"
      aria-labelledby={field.labelId}
      data-invalid={field.invalid || undefined}
      onLeave={field.onBlur}
    >
      {order.length > 0 && (
        <List>
          {order.map((choice, position) => (
            <Item
              // biome-ignore lint/suspicious/noArrayIndexKey: no element with focus may be moved in the page.
              key={`${position}`}
              data-invalid={field.invalid || undefined}
            >
              <Rank>{position < ranked.length ? `${position + 1}.` : '–'}</Rank>
              <Label>{choice.label}</Label>
              {!readOnly && button(position, 'up')}
              {!readOnly && button(position, 'down')}
              {!readOnly && isPart && (
                <IconAction
                  type="button"
                  aria-label={fill(texts.remove, { label: choice.label })}
                  onClick={() => remove(choice)}
                >
                  <CrossIcon />
                </IconAction>
              )}
            </Item>
          ))}
        </List>
      )}
      {isPart && !readOnly && (
        <Others>
          {others.map((choice, position) => (
            <li key={JSON.stringify(choice.value)}>
              <Add
                type="button"
                aria-describedby={isFull ? fullId : undefined}
                {...(position === 0 && ranked.length === 0 && first)}
                data-button={`add-${position}`}
                data-invalid={field.invalid || undefined}
                aria-label={fill(texts.addItem, { label: choice.label })}
                aria-disabled={isFull || undefined}
                onClick={() => add(choice, position)}
              >
                <PlusIcon />
                <Label>{choice.label}</Label>
              </Add>
            </li>
          ))}
        </Others>
      )}
      {isPart && (
        <FieldAdvice field={field} id={fullId}>
          {isFull && others.length > 0 && fill(texts.choicesFull, { count: maxItems })}
        </FieldAdvice>
      )}
      {!isPart && others.length > 0 && !readOnly && (
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
  gap: space.xs,
  minHeight: controlHeight,
  marginBottom: space.s,
  paddingInlineStart: space.m,
  border: `1px solid ${edge}`,
  borderRadius: theme.vars?.shape.borderRadius,
  background: theme.vars?.palette.background.paper,
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
}));

const Others = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Add = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space.m,
  width: '100%',
  minHeight: controlHeight,
  marginBottom: space.s,
  paddingInline: space.m,
  border: `1px dashed ${edge}`,
  borderRadius: theme.vars?.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '& > svg': { fontSize: 20, color: theme.vars?.palette.primary.main },
  '&[data-invalid]': { borderColor: theme.vars?.palette.error.main },
  '&[aria-disabled]': { cursor: 'default', color: theme.vars?.palette.text.secondary },
  '&[aria-disabled] > svg': { color: theme.vars?.palette.action.disabled },
  '&:hover:not([aria-disabled])': { background: theme.vars?.palette.action.hover },
}));

const Rank = styled('span')({ minWidth: 28, fontVariantNumeric: 'tabular-nums' });

const Label = styled('span')({
  flexGrow: 1,
  minWidth: 0,
  paddingBlock: space.s,
  overflowWrap: 'anywhere',
});

const Keep = styled(Action)(({ theme }) => ({
  border: `1px solid ${theme.vars?.palette.primary.main}`,
}));
