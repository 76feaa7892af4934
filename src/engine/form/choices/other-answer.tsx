import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import type { Choice } from '../../../compiled/question.ts';
import { useTexts } from '../../host.tsx';
import { space } from '../../ui/tokens.ts';
import type { Widget, WidgetProps } from '../../widget-props.ts';
import { fieldClasses } from '../field/field-classes.ts';
import type { ReadyForm } from '../ready-form.ts';

/** Lets every widget with choices take another answer too, in the visitor's own words. */
export const addTo = (ready: ReadyForm): ReadyForm => ({
  ...ready,
  widgets: Object.fromEntries(
    Object.entries(ready.widgets).map(([name, Widget]) => [
      name,
      withOtherAnswer(Widget, ready.widgets),
    ]),
  ),
});

const withOtherAnswer = (Widget: Widget, { text: Text }: Record<string, Widget>): Widget =>
  function WithOtherAnswer(field) {
    const other = field.choices.at(-1);
    if (!other?.other || !Text) return <Widget {...field} />;
    return <ChoicesAndOther {...{ field, Widget, Text }} other={other} />;
  };

interface ChoicesAndOtherProps {
  field: WidgetProps;
  /** The last choice. */
  other: Choice;
  Widget: Widget;
  Text: Widget;
}

/** The value of the last choice in the widget; in the answer it is a text that is not typed yet. */
const noText = '';

/** Choices, of which the last one opens an input for an answer in the visitor's own words. */
function ChoicesAndOther({ field, other, Widget, Text }: ChoicesAndOtherProps) {
  const texts = useTexts();
  const { id, value, invalid } = field;
  const isList = field.type === 'array';
  const listed = field.choices.slice(0, -1);
  // A typed text may equal the value of a choice for a moment.
  const [isTyped, setTyped] = useState(false);
  const values = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const isOwn = (one: unknown, index: number) =>
    isTyped ? index === values.length - 1 : !listed.some((choice) => choice.value === one);
  const own = values.filter(isOwn);
  const chosen = values.filter((one, index) => !isOwn(one, index));
  const isOpen = own.length > 0;
  const text = own.join(', ');
  const isTextWrong =
    invalid &&
    isOpen &&
    (!isList || text === noText || text.length > (other.other?.maxLength ?? text.length));

  function choose(next: unknown) {
    const isOther = isList ? Array.isArray(next) && next.includes(noText) : next === noText;
    setTyped(isOther);
    if (!isOther || !isList) return field.onChange(next);
    field.onChange([...(next as unknown[]).filter((one) => one !== noText), text]);
  }

  function say(next: unknown = noText) {
    setTyped(true);
    field.onChange(isList ? [...chosen, next] : next);
  }

  /** Takes the label or the value of a choice for that choice; returns whether the text was one. */
  function takeChoice(): boolean {
    const typed = text.trim();
    const meant = listed.find(
      ({ label, value }) => label.toLowerCase() === typed.toLowerCase() || value === typed,
    );
    if (!isOpen || !meant || meant.disabled !== undefined) return false;
    setTyped(false);
    field.onChange(isList ? [...new Set([...chosen, meant.value])] : meant.value);
    return true;
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    takeChoice();
    field.onBlur();
  }

  // Enter submits the form without leaving the input, which goes with the text.
  function takeBeforeSubmit(event: KeyboardEvent) {
    const input = event.target as HTMLInputElement;
    if (event.key !== 'Enter' || input.id !== `${id}-other` || !takeChoice()) return;
    event.preventDefault();
    input.form?.requestSubmit();
  }

  const { ask = texts.sayWhich } = (field.options.other ?? {}) as { ask?: string };
  const choice = { ...other, label: other.label || texts.other };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the elements inside.
    <div onBlur={leave} onKeyDown={takeBeforeSubmit}>
      <Widget
        {...field}
        choices={[...listed, choice]}
        value={isList ? [...chosen, ...(isOpen ? [noText] : [])] : isOpen ? noText : value}
        onChange={choose}
        onBlur={ignore}
        invalid={invalid && !isTextWrong}
      />
      {isOpen && (
        <Own>
          <label id={`${id}-other-label`} htmlFor={`${id}-other`} className={fieldClasses.label}>
            {ask}
          </label>
          <Text
            {...field}
            id={`${id}-other`}
            labelId={`${id}-other-label`}
            label={ask}
            type="string"
            value={text || undefined}
            onChange={say}
            onBlur={ignore}
            required
            invalid={isTextWrong}
            describedBy={isTextWrong ? field.describedBy : undefined}
            placeholder={undefined}
            autoComplete="off"
            options={noOptions}
          />
        </Own>
      )}
    </div>
  );
}

const ignore = () => {};
const noOptions = {};

const Own = styled('div')(({ theme }) => ({
  margin: `${space.xs} 0 ${space.xs} ${space.s}`,
  paddingInlineStart: space.l,
  '& > label': { display: 'block' },
  borderInlineStart: `2px solid ${theme.vars?.palette.divider}`,
}));
