import type { WidgetProps } from '../engine/widget.ts';
import { formatDecimal, parseDecimal } from './parts/decimal.ts';
import { NumberInput } from './parts/number-input.tsx';

export default function PlainNumber(field: WidgetProps) {
  const { unit } = field.options as { unit?: string };
  return <NumberInput field={field} parse={parseDecimal} format={formatDecimal} after={unit} />;
}
