import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';
import { CheckIcon, space, weight } from '../../../engine/widget.ts';
import { matchedPart } from './matched-part.ts';

/** The list reads the attributes of a row from its props. */
interface SearchRowProps extends HTMLAttributes<HTMLLIElement> {
  label: string;
  /** The text that has found the row; "" where nothing is typed. */
  typed: string;
  /** Why it can't be chosen; absent where it can, or where the list says it for all its rows. */
  reason: string | undefined;
  /** Whether it is one of several that can be chosen. */
  isOneOfSeveral: boolean | undefined;
}

/** A row of a list, with the part of its label in bold that the typed text has found. */
export function SearchRow({ label, typed, reason, isOneOfSeveral, ...attributes }: SearchRowProps) {
  const [start, end] = matchedPart(label, typed) ?? [0, 0];
  return (
    <li {...attributes}>
      {isOneOfSeveral && (
        <Mark>
          <CheckIcon />
        </Mark>
      )}
      {/* One element: its parts would be words of their own as parts of the row. */}
      <span>
        {label.slice(0, start)}
        {end > 0 && <Match>{label.slice(start, end)}</Match>}
        {label.slice(end)}
        {reason !== undefined && ` (${reason})`}
      </span>
    </li>
  );
}

const Match = styled('b')({ fontWeight: weight.heading });

const Mark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  marginInlineEnd: space.s,
  color: theme.vars?.palette.primary.main,
  fontSize: '1.25rem',
  visibility: 'hidden',
  '[aria-selected="true"] > &': { visibility: 'visible' },
}));
