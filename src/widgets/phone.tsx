import { styled } from '@mui/material/styles';
import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import PhoneInput, {
  type Country,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumber,
} from 'react-phone-number-input/min';
import { caretIn } from '../core/text/mask.ts';
import {
  FieldAdvice,
  space,
  useAfterHydration,
  useLanguage,
  useStoredItem,
  useTexts,
  type WidgetProps,
} from '../engine/widget.ts';
import { attributes } from './parts/attributes.ts';
import { FocusGroup } from './parts/focus-group.tsx';
import { Input } from './parts/input.tsx';
import { NativeSelect } from './parts/native-select.tsx';
import { phoneCountryCalled, phoneCountryNames } from './parts/search/phone-countries.ts';
import { TypedHistory } from './parts/typed-history.ts';
import { useCorrectAnswer } from './parts/use-correct-answer.ts';
import { useTypedPhone } from './parts/use-typed-phone.ts';

interface Options {
  defaultCountry?: string;
  defaultCountryFrom?: string;
  first?: string[];
}

export default function Phone(field: WidgetProps) {
  const texts = useTexts();
  const language = useLanguage();
  const { defaultCountry, defaultCountryFrom, first } = field.options as Options;
  const [stored] = useStoredItem(defaultCountryFrom);
  const country = [stored, defaultCountry].find(isCountry);
  const names = useMemo(() => phoneCountryNames(language), [language]);
  const labels = useMemo(
    () => ({ ...names, country: texts.phoneCountry, ZZ: texts.international }),
    [texts, names],
  );
  // The library sorts all countries again for each list that it has not seen.
  const order = useMemo(() => countriesFirst(first), [first]);
  const e164 = useE164(field, country);
  const [shownCountry, setShownCountry] = useState(country);
  const [isLeft, setLeft] = useState(e164 !== undefined);
  const { number, unread, isCut, change, type, leave } = useTypedPhone(field, e164, shownCountry);
  const adviceId = `${field.id}-advice`;
  const isDoubtful = isLeft && shownCountry !== undefined && hasWrongLength(e164);
  const advice = isCut ? texts.phoneExtension : isDoubtful && texts.phoneDoubt;

  return (
    <FocusGroup
      onLeave={() => {
        setLeft(true);
        leave();
        field.onBlur();
      }}
      onChangeCapture={type}
      onCompositionEndCapture={type}
      // The form is sent without leaving the input.
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && leave()}
    >
      <PhoneInput
        {...attributes(field)}
        aria-describedby={[field.describedBy, adviceId].filter(Boolean).join(' ')}
        readOnly={field.readOnly}
        placeholder={field.placeholder}
        value={number}
        onChange={change}
        onCountryChange={setShownCountry}
        focusInputOnCountrySelection={false}
        defaultCountry={country}
        countries={Object.keys(names) as Country[]}
        locales={language}
        countryOptionsOrder={order}
        initialValueFormat="national"
        labels={labels}
        containerComponent={Row}
        countrySelectComponent={CountryCode}
        countrySelectProps={{ id: `${field.id}-country` }}
        // On Android, the library would move the caret in a timer, between later keys.
        smartCaret={false}
        inputComponent={NumberInput}
        numberInputProps={{ unread }}
      />
      <FieldAdvice field={field} id={adviceId}>
        {advice || undefined}
      </FieldAdvice>
    </FocusGroup>
  );
}

const hasWrongLength = (e164: string | undefined) =>
  e164 !== undefined && parsePhoneNumber(e164)?.isPossible() === false;

/** Leaves out codes without phone numbers, which the library could not place. */
const countriesFirst = (codes: string[] = []) => [...codes.filter(isCountry), '…' as const];

/** Normalizes an answer from another source, which may be formatted, and clears one that is no phone number. */
function useE164(field: WidgetProps, country: Country | undefined) {
  const { value } = field;
  const known = value === undefined || /^\+\d+$/.test(String(value));
  const e164 = known ? value : parsePhoneNumber(String(value), country)?.number;
  useCorrectAnswer(field, e164);
  return e164 as string | undefined;
}

function isCountry(code: string | undefined): code is Country {
  return code !== undefined && isSupportedCountry(code as Country);
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
  const typed = useRef({ text: '', time: 0 });

  // The browser's own search knows only how a name begins.
  function search(event: KeyboardEvent) {
    const { text, time } = typed.current;
    const before = event.timeStamp - time < 1000 ? text : '';
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (readOnly || !isText || (event.key === ' ' && before === '')) return;
    typed.current = { text: before + event.key, time: event.timeStamp };
    const found = phoneCountryCalled(options, typed.current.text);
    if (!found) return;
    event.preventDefault();
    if (found !== value) onChange(found);
  }

  return (
    <CountryFrame>
      <NativeSelect
        onKeyDown={search}
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
      {value && (
        <span aria-hidden>
          {value} <bdi>+{getCountryCallingCode(value)}</bdi>
        </span>
      )}
    </CountryFrame>
  );
}

interface NumberInputProps extends ComponentProps<'input'> {
  /** Stands in the input in place of a number. */
  unread: string | undefined;
}

function NumberInput({ ref, readOnly, placeholder, value, unread, ...rest }: NumberInputProps) {
  const { onChange, onFocus, onBlur, className, ...input } = rest;
  const [history] = useState(() => new TypedHistory());

  function change(event: { target: EventTarget; nativeEvent: Event }) {
    const target = event.target as HTMLInputElement;
    const restored = history.restored(event.nativeEvent);
    if (restored !== undefined) target.value = restored;
    const { value: typed, selectionStart } = target;
    // The library takes a text that equals its own for one from which a bracket was deleted, and deletes a digit.
    if (typed !== value) onChange?.(event as ChangeEvent<HTMLInputElement>);
    // React writes the number into the input at the end of the event, before any other key.
    queueMicrotask(() => {
      keepCaret(target, typed, selectionStart ?? typed.length);
      history.note(target);
    });
  }

  return (
    <Input
      inputRef={ref}
      type="tel"
      error={rest['aria-invalid'] === true}
      readOnly={readOnly}
      placeholder={placeholder}
      value={unread ?? value}
      onChange={change}
      onFocus={onFocus}
      onBlur={onBlur}
      slotProps={{ input: { ...input, ...history.handlers, onCompositionEnd: change } }}
    />
  );
}

/** Puts the caret behind the digit that it was behind, where the typed text was formatted. */
function keepCaret(input: HTMLInputElement, typed: string, caret: number) {
  const { value } = input;
  if (value === typed || caret === typed.length) return;
  const behindPlus = value.startsWith('+') && caret > 0 ? 1 : 0;
  const place = Math.max(caretIn(value, typed, caret), behindPlus);
  input.setSelectionRange(place, place);
}

/** Puts both parts side by side where there is room, otherwise one above the other. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s,
  '& > *': { flex: '0 1 8rem', minWidth: 0 },
  // Without a country, the list shows words in place of codes.
  '& > :first-of-type:not(:has(> span))': { flexBasis: '9.5rem' },
  '& > :last-child': { flex: '1 1 144px' },
});

/** In place of the name of the country, which few boxes have room for, the closed list shows its codes. */
const CountryFrame = styled('div')(({ theme }) => {
  const { text, background } = (theme.vars ?? theme).palette;
  return {
    display: 'grid',
    position: 'relative',
    '& > span': {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: space.m,
      display: 'flex',
      alignItems: 'center',
      gap: space.xs,
      pointerEvents: 'none',
    },
    '&:has(> span) select': { color: 'transparent', forcedColorAdjust: 'none' },
    '& option': {
      color: text.primary,
      backgroundColor: background.paper,
      forcedColorAdjust: 'auto',
    },
  };
});
