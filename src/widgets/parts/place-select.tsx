import { useEffect, useEffectEvent, useState } from 'react';
import { FieldAdvice, useTexts, type WidgetProps } from '../../engine/widget.ts';
import { type Place, placeMeant, searchPlaces } from './place-search.ts';
import { SearchBox } from './search-box.tsx';

interface Props {
  field: WidgetProps;
  places: Place[];
  /** Whether more places are being loaded. */
  loading?: boolean;
  /** Shown in the list while that is so. */
  loadingText?: string;
  disabled?: boolean;
}

/**
 * A place from a list, found by typing its name or code; the answer is its full name. A text that is typed while the
 * places are being loaded stays, and is looked up once they are there. A text that no place has stays with a word
 * about it, unless it stood over an answer.
 */
export function PlaceSelect({ field, places, loading = false, loadingText, disabled }: Props) {
  const texts = useTexts();
  const [isUnmatched, setUnmatched] = useState(false);
  // An answer that is taken back elsewhere takes its text along, other than a text that was typed.
  const [isTyped, setTyped] = useState(false);
  const [unknown, setUnknown] = useState<Place>();
  const chosen = unknown ?? places.find(({ name }) => name === field.value) ?? null;

  // A full name that is typed, or filled in by the browser, is an answer as well once the field is left.
  function leave(typed = '') {
    if (typed === (chosen && labelOf(chosen)) || field.readOnly) return;
    if (loading) return setUnknown(typed === '' ? undefined : { name: typed, code: undefined });
    const meant = placeMeant(places, typed);
    if (meant) field.onChange(meant.name);
    setUnmatched(!meant && typed !== '' && !chosen);
  }

  const lookUp = useEffectEvent(() => {
    if (!unknown) return;
    setUnknown(undefined);
    const meant = placeMeant(places, unknown.name);
    if (meant) field.onChange(meant.name);
    setUnmatched(!meant);
  });
  useEffect(() => {
    if (!loading) lookUp();
  }, [loading]);

  const adviceId = `${field.id}-advice`;
  const describedBy = [field.describedBy, isUnmatched && adviceId].filter(Boolean).join(' ');
  return (
    <>
      <SearchBox<Place>
        field={{ ...field, describedBy: describedBy || undefined }}
        loading={loading}
        loadingText={loadingText}
        disabled={disabled}
        options={unknown ? [] : places}
        value={chosen}
        clearOnBlur={chosen !== null || !isTyped}
        onChange={(_, place) => {
          setUnknown(undefined);
          setUnmatched(false);
          field.onChange(place?.name);
        }}
        onInputChange={(_, text, reason) => {
          setTyped(reason === 'input' && text !== '');
          if (reason === 'input') setUnmatched(false);
        }}
        onLeave={leave}
        getOptionLabel={labelOf}
        filterOptions={(options, { inputValue }) => searchPlaces(options, inputValue)}
      />
      <FieldAdvice field={field} id={adviceId}>
        {isUnmatched && texts.noMatches}
      </FieldAdvice>
    </>
  );
}

const labelOf = ({ name, label = name }: Place) => label;
