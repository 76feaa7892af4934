import { useTexts, type WidgetProps } from '../engine/widget.ts';
import { attributes } from './parts/attributes.ts';
import { NativeSelect } from './parts/native-select.tsx';

export default function Select(field: WidgetProps) {
  const texts = useTexts();
  const { choices, readOnly } = field;
  // Values may be of any type, so options carry their position instead.
  const chosen = choices.findIndex(({ value }) => value === field.value);
  return (
    <NativeSelect
      fullWidth
      error={field.invalid}
      value={chosen < 0 ? '' : String(chosen)}
      onChange={(event) => {
        const position = event.target.value;
        field.onChange(position === '' ? undefined : choices[Number(position)]?.value);
      }}
      onBlur={field.onBlur}
      inputProps={{ ...attributes(field), 'aria-readonly': readOnly || undefined }}
      data-empty={chosen < 0 ? '' : undefined}
    >
      {(!readOnly || chosen < 0) && <option value="">{field.placeholder ?? texts.choose}</option>}
      {choices.map(({ value, label, disabled }, position) =>
        // HTML has no read-only select; one with a single option is equivalent.
        readOnly && position !== chosen ? null : (
          <option
            key={JSON.stringify(value)}
            value={String(position)}
            disabled={disabled !== undefined}
          >
            {disabled ? `${label} (${disabled})` : label}
          </option>
        ),
      )}
    </NativeSelect>
  );
}
