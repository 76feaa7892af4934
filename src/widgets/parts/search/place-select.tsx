import { useEffect, useEffectEvent, useState } from 'react';
import { fill } from '../../../definition/texts.ts';
import { useTexts, type WidgetProps } from '../../../engine/widget.ts';
import { meantOption, type NamedOption, searchOptions } from './option-search.ts';
import { SearchBox } from './search-box.tsx';

interface Props {
  field: WidgetProps;
  places: NamedOption[];
  /** Whether more places are being loaded. */
  loading?: boolean;
  /** Shown in the list while that is so. */
  loadingText?: string;
  disabled?: boolean;
}

/**
 * A place from a list, found by typing its name or code; the answer is its full name. The box shows its answer, and only
 * without one a text that no place has. That text is looked up again once other places are offered. Over an answer it goes,
 * unless the places are still being loaded: then the answer goes.
 */
export function PlaceSelect({ field, places, loading = false, loadingText, disabled }: Props) {
  const texts = useTexts();
  const [unmatched, setUnmatched] = useState<NamedOption>();
  const [isTyping, setTyping] = useState(false);
  const answered = places.find(({ name }) => name === field.value);
  if (answered && unmatched) setUnmatched(undefined);
  const shown = answered ?? (disabled ? undefined : unmatched) ?? null;

  // A full name that is typed, or filled in by the browser, is an answer as well once the field is left.
  function leave(typed: string) {
    setTyping(false);
    if (typed === (shown && labelOf(shown)) || field.readOnly) return undefined;
    const meant = loading ? undefined : meantOption(places, typed);
    if (meant) field.onChange(meant.name);
    else if (loading || !answered) {
      if (answered) field.onChange(undefined);
      setUnmatched(typed === '' ? undefined : { name: typed, code: undefined });
    } else if (typed.trim() !== '') return fill(texts.notChosen, { text: typed });
    return undefined;
  }

  const lookUpIn = useEffectEvent((offered: NamedOption[]) => {
    const meant = unmatched && meantOption(offered, unmatched.name);
    if (meant) field.onChange(meant.name);
  });
  useEffect(() => {
    if (!loading) lookUpIn(places);
  }, [loading, places]);

  const isUnmatched = shown !== null && shown === unmatched && !loading && !isTyping;
  return (
    <SearchBox<NamedOption>
      field={field}
      loading={loading}
      loadingText={loadingText}
      disabled={disabled}
      options={shown === unmatched && unmatched ? [unmatched, ...places] : places}
      value={shown}
      onChange={(_, place) => {
        setUnmatched(undefined);
        field.onChange(place?.name);
      }}
      onInputChange={(_, __, reason) => setTyping(reason === 'input')}
      onLeave={leave}
      advice={isUnmatched && texts.noMatches}
      isOptionEqualToValue={(place, other) => place.name === other.name}
      getOptionLabel={labelOf}
      filterOptions={(_, { inputValue }) => searchOptions(places, inputValue)}
    />
  );
}

const labelOf = ({ name, label = name }: NamedOption) => label;
