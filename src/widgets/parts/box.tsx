import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { WidgetProps } from '../../engine/widget.ts';
import { attributes } from './attributes.ts';
import { Tick } from './tick.tsx';
import { TickedLabel } from './ticked-label.tsx';

interface Props {
  field: WidgetProps;
  onTick: (ticked: boolean) => void;
  children: ReactNode;
}

/** One box with its own label. */
export function Box({ field, onTick, children }: Props) {
  return (
    <TickedLabel id={field.labelId} data-invalid={field.invalid || undefined}>
      <Tick
        {...attributes(field)}
        type="checkbox"
        aria-readonly={field.readOnly || undefined}
        checked={field.value === true}
        onChange={(event) => !field.readOnly && onTick(event.target.checked)}
        onBlur={field.onBlur}
      />
      <span>
        {children}
        {field.mark && <Mark aria-hidden> {field.mark}</Mark>}
      </span>
    </TickedLabel>
  );
}

const Mark = styled('span')(({ theme }) => ({ color: theme.vars?.palette.text.secondary }));
