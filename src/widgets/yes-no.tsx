import { useTexts, type WidgetProps } from '../engine/widget.ts';
import { Half, Pair } from './parts/pair.tsx';

export default function YesNo(field: WidgetProps) {
  const texts = useTexts();
  const choices =
    field.choices.length > 0
      ? field.choices
      : [
          { value: true, label: texts.yes },
          { value: false, label: texts.no },
        ];
  return <Pair field={field} choices={choices} label={Half} />;
}
