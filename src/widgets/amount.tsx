import { useMemo } from 'react';
import { useLanguage, type WidgetProps } from '../engine/widget.ts';
import { amountFormat } from './parts/amounts.ts';
import { NumberInput, unitBeside } from './parts/number-input.tsx';

export default function Amount(field: WidgetProps) {
  const { currency } = field.options as { currency?: string };
  const unit = unitBeside(field.options);
  const language = useLanguage();
  const { sign, ...format } = useMemo(() => amountFormat(language, currency), [language, currency]);
  const join = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' ') || undefined;
  return (
    <NumberInput
      field={field}
      {...format}
      before={join(unit.before, sign?.isBefore ? sign.text : undefined)}
      after={join(sign && !sign.isBefore ? sign.text : undefined, unit.after)}
    />
  );
}
