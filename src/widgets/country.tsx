import { useEffect, useEffectEvent, useMemo } from 'react';
import { useLanguage, useStoredItem, type WidgetProps } from '../engine/widget.ts';
import { type Country, countriesIn, countryNamed } from './parts/search/countries.ts';
import { offeredOptions } from './parts/search/option-search.ts';
import { PlaceSelect } from './parts/search/place-select.tsx';
import { useCorrectAnswer } from './parts/use-correct-answer.ts';

interface Options {
  first?: string[];
  except?: string[];
  storeCode?: string;
}

export default function CountrySelect(field: WidgetProps) {
  const { first = [], except = [], storeCode } = field.options as Options;
  const country = countryNamed(field.value);
  useCodeInStorage(country?.code, storeCode);
  useCorrectAnswer(field, country && field.value);
  const language = useLanguage();
  const all = useMemo(() => countriesIn(language), [language]);
  const listed = inOrder(all, first).filter(({ code }) => !except.includes(code));
  const offered = offeredOptions(listed, field.choices);
  return <PlaceSelect field={field} places={offered} />;
}

/** Stores the code of the latest known country for other screens. */
function useCodeInStorage(code: string | undefined, item: string | undefined) {
  const [stored, store] = useStoredItem(item);
  const keep = useEffectEvent((known: string) => {
    if (known !== stored) store(known);
  });
  useEffect(() => {
    if (code !== undefined && item !== undefined) keep(code);
  }, [code, item]);
}

function inOrder(countries: Country[], first: string[]) {
  if (first.length === 0) return countries;
  const top = first.flatMap((code) => countries.find((country) => country.code === code) ?? []);
  return [...top, ...countries.filter((country) => !top.includes(country))];
}
