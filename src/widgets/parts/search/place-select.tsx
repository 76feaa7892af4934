import { aboutTyped } from '../../../core/form/typed-text.ts';
import { useTexts, type WidgetProps } from '../../../engine/widget.ts';
import { meantOption, type NamedOption, searchOptions } from './option-search.ts';
import { SearchBox } from './search-box.tsx';
import { isLost, type MissingPart } from './use-needed-part.ts';

interface Props {
  field: WidgetProps;
  places: NamedOption[];
  /** Whether more places are being loaded. */
  loading?: boolean;
  /** Shown in the list while that is so. */
  loadingText?: string;
  /** What to tell of places that can't be loaded. */
  missing?: MissingPart | undefined;
  disabled?: boolean;
}

/** A place from a list, found by typing its name or code; the answer is its full name. */
export function PlaceSelect({ field, places, loading = false, missing, ...rest }: Props) {
  const texts = useTexts();
  const { loadingText, disabled } = rest;

  // A full name that is typed, or filled in by the browser, is an answer as well once the field is left.
  function leave(typed: string) {
    if (isLost(missing)) return aboutTyped(texts.notLookedUp, typed);
    if (loading) return loadingText ?? texts.loading;
    const meant = meantOption(places, typed);
    if (!meant) return aboutTyped(texts.notChosen, typed);
    field.onChange(meant.name);
    return undefined;
  }

  return (
    <SearchBox<NamedOption>
      field={field}
      loading={loading}
      loadingText={loadingText}
      missing={missing}
      disabled={disabled}
      options={places}
      value={places.find(({ name }) => name === field.value) ?? null}
      onChange={(_, place) => field.onChange(place?.name)}
      onLeave={leave}
      isOptionEqualToValue={(place, other) => place.name === other.name}
      getOptionLabel={labelOf}
      filterOptions={(_, { inputValue }) => searchOptions(places, inputValue)}
    />
  );
}

const labelOf = ({ name, label = name }: NamedOption) => label;
