import type { RichText as RichTextValue } from '../definition/files/text.ts';
import { RichText, type WidgetProps } from '../engine/widget.ts';
import { Box } from './parts/box.tsx';

/** Agreed, or no answer: nobody says "no" with an empty box. */
export default function Consent(field: WidgetProps) {
  const { text } = field.options as { text?: RichTextValue };
  return (
    <Box field={field} onTick={(ticked) => field.onChange(ticked || undefined)}>
      <RichText text={text ?? field.label} />
    </Box>
  );
}
