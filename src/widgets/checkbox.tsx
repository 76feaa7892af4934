import type { WidgetProps } from '../engine/widget.ts';
import { Box } from './parts/box.tsx';

export default function Checkbox(field: WidgetProps) {
  return (
    <Box field={field} onTick={field.onChange}>
      {field.drawnLabel ?? field.label}
    </Box>
  );
}
