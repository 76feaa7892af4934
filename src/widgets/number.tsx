import type { WidgetProps } from '../engine/widget.ts';
import { formatDecimal, parseDecimal } from './parts/decimal.ts';
import { NumberInput, unitBeside } from './parts/number-input.tsx';

export default function PlainNumber(field: WidgetProps) {
  const { before, after } = unitBeside(field.options);
  const format = { parse: parseDecimal, format: formatDecimal };
  return <NumberInput field={field} {...format} before={before} after={after} />;
}
