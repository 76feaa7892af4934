import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { WidgetProps } from '../../widget-props.ts';

interface FieldAdviceProps {
  field: Pick<WidgetProps, 'id' | 'invalid'>;
  /** Of the advice, for the element that it describes. */
  id: string;
  /** Absent where there is nothing to say. */
  children: ReactNode;
}

/** Advice about an answer that is accepted all the same, in the room of the field's message. */
export function FieldAdvice({ field, id, children }: FieldAdviceProps) {
  const [note, setNote] = useState<HTMLElement | null>(null);
  useEffect(() => setNote(document.getElementById(`${field.id}-note`)), [field.id]);
  if (!note) return null;
  return createPortal(
    <em id={id} role="status">
      {field.invalid ? undefined : children}
    </em>,
    note,
  );
}
