import { useCallback, useEffect, useState } from 'react';
import { useLanguage, useTexts } from '../../host.tsx';
import { countText } from '../../text/count-text.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Widget, WidgetProps } from '../../widget-props.ts';
import { fieldClasses } from '../field/field-classes.ts';
import type { ReadyForm } from '../ready-form.ts';

/** Adds the number of characters that are left to widgets for texts. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  widgets: Object.fromEntries(
    Object.entries(ready.widgets).map(([name, Widget]) => [name, withCharacterCount(Widget)]),
  ),
});

const withCharacterCount = (Widget: Widget): Widget =>
  function WithCharacterCount(field) {
    const { count } = field.options;
    return typeof count === 'number' && !field.readOnly ? (
      <Counted {...{ field, Widget }} limit={count} />
    ) : (
      <Widget {...field} />
    );
  };

/** Milliseconds without a key before a screen reader says the count; it would talk over each key otherwise. */
const pause = 1000;

interface CountedProps {
  field: WidgetProps;
  Widget: Widget;
  limit: number;
}

function Counted({ field, Widget, limit }: CountedProps) {
  const { onChange, value } = field;
  // The widget shows the typed text by itself, so the answer in the props may be that of the last rendering.
  const [typed, setTyped] = useState({ text: value, instead: value });
  const change = useCallback(
    (next: unknown, isShown?: boolean) => {
      setTyped({ text: next, instead: value });
      onChange(next, isShown);
    },
    [onChange, value],
  );
  const current = typed.instead === value ? typed.text : value;
  const text = useCountText(current, limit);
  const [announced, setAnnounced] = useState('');
  const isTyped = typed.text !== typed.instead || announced !== '';
  useEffect(() => {
    if (!isTyped) return undefined;
    const timer = setTimeout(() => setAnnounced(text), pause);
    return () => clearTimeout(timer);
  }, [isTyped, text]);
  const id = `${field.id}-count`;
  const describedBy = [field.describedBy, id].filter(Boolean).join(' ');
  return (
    <>
      <Widget {...field} value={current} onChange={change} describedBy={describedBy} />
      <div id={id} className={fieldClasses.note}>
        {text}
      </div>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
    </>
  );
}

function useCountText(value: unknown, limit: number): string {
  const texts = useTexts();
  const language = useLanguage();
  // Characters as the rule counts them: those beyond the basic plane are one.
  const left = limit - [...String(value ?? '')].length;
  const text = left < 0 ? texts.charactersOver : texts.charactersLeft;
  return countText(text, { count: Math.abs(left) }, language);
}
