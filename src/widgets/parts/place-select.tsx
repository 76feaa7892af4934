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

/** A place from a list, found by typing its name or code; the answer is its full name. */
export function PlaceSelect({ field, places, loading, disabled }: Props) {
  const chosen = places.find(({ name }) => name === field.value) ?? null;

  // A full name that is typed, or filled in by the browser, is an answer as well once the field is left.
  function leave(typed = '') {
    const meant = typed === chosen?.name ? undefined : placeMeant(places, typed);
    if (meant && !field.readOnly) field.onChange(meant.name);
  }

  return (
    <SearchBox<Place>
      field={field}
      loading={loading}
      disabled={disabled}
      options={places}
      value={chosen}
      onChange={(_, place) => field.onChange(place?.name)}
      onLeave={leave}
      getOptionLabel={({ name }) => name}
      filterOptions={(options, { inputValue }) => searchPlaces(options, inputValue)}
    />
  );
}
