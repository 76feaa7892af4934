import type { RichText } from '../definition/files/text.ts';
import { RichTextView, type WidgetProps } from '../engine/widget.ts';
import { Box } from './parts/box.tsx';

/** Asks for consent. An empty box is no answer instead of `false`. */
export default function Consent(field: WidgetProps) {
  const { text } = field.options as { text?: RichText };
  return (
    <Box field={field} onTick={(ticked) => field.onChange(ticked || undefined)}>
      <RichTextView text={text ?? field.label} />
    </Box>
  );
}
