import { styled } from '@mui/material/styles';
import { type ComponentProps, useEffect, useEffectEvent, useMemo } from 'react';
import PhoneInput, {
  type Country,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumber,
} from 'react-phone-number-input/min';
import { useLanguage, useStoredItem, useTexts, type WidgetProps } from '../engine/widget.ts';
import { attributes } from './parts/attributes.ts';
import { FocusGroup } from './parts/focus-group.tsx';
import { Input } from './parts/input.tsx';
import { NativeSelect } from './parts/native-select.tsx';
import { useAfterHydration } from './parts/use-after-hydration.ts';

interface Options {
  defaultCountry?: string;
  defaultCountryFrom?: string;
}

export default function Phone(field: WidgetProps) {
  const texts = useTexts();
  const language = useLanguage();
  const { defaultCountry, defaultCountryFrom } = field.options as Options;
  const [stored] = useStoredItem(defaultCountryFrom);
  const country = [stored, defaultCountry].find(isCountry);
  const labels = useMemo(
    () => ({ ...countryNames(language), country: texts.phoneCountry, ZZ: texts.international }),
    [texts, language],
  );
  const e164 = useE164(field, country);
  return (
    <FocusGroup onLeave={field.onBlur}>
      <PhoneInput
        {...attributes(field)}
        readOnly={field.readOnly}
        placeholder={field.placeholder}
        value={e164}
        onChange={field.onChange}
        defaultCountry={country}
        initialValueFormat="national"
        labels={labels}
        containerComponent={Row}
        countrySelectComponent={CountryCode}
        countrySelectProps={{ id: `${field.id}-country` }}
        inputComponent={NumberInput}
      />
    </FocusGroup>
  );
}

/** Normalizes an answer from another source, which may be formatted, and clears one that is no phone number. */
function useE164({ value, onChange }: WidgetProps, country: Country | undefined) {
  const known = value === undefined || /^\+\d+$/.test(String(value));
  const e164 = known ? value : parsePhoneNumber(String(value), country)?.number;
  const correct = useEffectEvent(() => onChange(e164));
  useEffect(() => {
    if (!known) correct();
  }, [known]);
  return e164 as string | undefined;
}

function isCountry(code: string | undefined): code is Country {
  return code !== undefined && isSupportedCountry(code as Country);
}

/** Names countries in the page's language. The browser has the names, so no table is loaded. */
function countryNames(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return Object.fromEntries(getCountries().map((code) => [code, names.of(code) ?? code]));
}

interface CountryCodeProps {
  id: string;
  name: string;
  'aria-label': string;
  value: Country | undefined;
  options: { value?: Country; label: string }[];
  onChange: (country: Country | undefined) => void;
  readOnly: boolean | undefined;
}

function CountryCode({ id, name, value, options, onChange, readOnly, ...rest }: CountryCodeProps) {
  const hasAllOptions = useAfterHydration() && !readOnly;
  return (
    <NativeSelect
      value={value ?? ''}
      onChange={(event) => onChange((event.target.value || undefined) as Country | undefined)}
      inputProps={{
        id,
        name,
        autoComplete: 'off',
        'aria-label': rest['aria-label'],
        'aria-readonly': readOnly,
      }}
    >
      {options.map((option) =>
        hasAllOptions || option.value === value ? (
          // Names of countries differ between browsers, and from those of the build.
          <option key={option.value ?? ''} value={option.value ?? ''} suppressHydrationWarning>
            {option.value
              ? `${option.label} (+${getCountryCallingCode(option.value)})`
              : option.label}
          </option>
        ) : null,
      )}
    </NativeSelect>
  );
}

function NumberInput({ ref, readOnly, placeholder, value, ...rest }: ComponentProps<'input'>) {
  const { onChange, onFocus, onBlur, className, ...input } = rest;
  return (
    <Input
      inputRef={ref}
      type="tel"
      error={rest['aria-invalid'] === true}
      readOnly={readOnly}
      placeholder={placeholder}
      value={value}
      onChange={onChange}
      onFocus={onFocus}
      onBlur={onBlur}
      slotProps={{ input }}
    />
  );
}

/** Puts both parts side by side where there is room, otherwise one above the other. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 10,
  '& > *': { flex: '1 1 180px', minWidth: 0 },
  '& > :last-child': { flex: '2 1 210px' },
});
