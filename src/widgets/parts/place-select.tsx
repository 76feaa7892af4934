import { useEffect, useEffectEvent, useState } from 'react';
import type { WidgetProps } from '../../engine/widget.ts';
import { type Place, placeMeant, searchPlaces } from './place-search.ts';
import { SearchBox } from './search-box.tsx';

interface Props {
  field: WidgetProps;
  places: Place[];
  /** Whether more places are being loaded. */
  loading?: boolean;
  disabled?: boolean;
}

/**
 * A place from a list, found by typing its name or code; the answer is its full name. A text that is typed while the
 * places are being loaded stays, and is looked up once they are there.
 */
export function PlaceSelect({ field, places, loading = false, disabled }: Props) {
  const [unknown, setUnknown] = useState<Place>();
  const chosen = unknown ?? places.find(({ name }) => name === field.value) ?? null;

  // A full name that is typed, or filled in by the browser, is an answer as well once the field is left.
  function leave(typed = '') {
    if (typed === (chosen && labelOf(chosen)) || field.readOnly) return;
    if (loading) return setUnknown(typed === '' ? undefined : { name: typed, code: undefined });
    const meant = placeMeant(places, typed);
    if (meant) field.onChange(meant.name);
  }

  const lookUp = useEffectEvent(() => {
    if (!unknown) return;
    setUnknown(undefined);
    const meant = placeMeant(places, unknown.name);
    if (meant) field.onChange(meant.name);
  });
  useEffect(() => {
    if (!loading) lookUp();
  }, [loading]);

  return (
    <SearchBox<Place>
      field={field}
      loading={loading}
      disabled={disabled}
      options={unknown ? [] : places}
      value={chosen}
      onChange={(_, place) => {
        setUnknown(undefined);
        field.onChange(place?.name);
      }}
      onLeave={leave}
      getOptionLabel={labelOf}
      filterOptions={(options, { inputValue }) => searchPlaces(options, inputValue)}
    />
  );
}

const labelOf = ({ name, label = name }: Place) => label;
