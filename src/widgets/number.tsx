import { useMemo } from 'react';
import { useLanguage, type WidgetProps } from '../engine/widget.ts';
import { plainFormat } from './parts/amounts.ts';
import { NumberInput, unitBeside } from './parts/number-input.tsx';

export default function PlainNumber(field: WidgetProps) {
  const { before, after } = unitBeside(field.options);
  const language = useLanguage();
  const format = useMemo(() => plainFormat(language), [language]);
  return <NumberInput field={field} {...format} before={before} after={after} />;
}
