import { useMemo } from 'react';
import { useLanguage, type WidgetProps } from '../engine/widget.ts';
import { amountFormat } from './parts/amounts.ts';
import { NumberInput } from './parts/number-input.tsx';

export default function Amount(field: WidgetProps) {
  const { unit, currency } = field.options as { unit?: string; currency?: string };
  const language = useLanguage();
  const { sign, ...format } = useMemo(() => amountFormat(language, currency), [language, currency]);
  const after = [sign && !sign.isBefore ? sign.text : undefined, unit].filter(Boolean).join(' ');
  return (
    <NumberInput
      field={field}
      {...format}
      before={sign?.isBefore ? sign.text : undefined}
      after={after || undefined}
    />
  );
}
