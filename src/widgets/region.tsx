import { useAnswer, useTexts, type WidgetProps } from '../engine/widget.ts';
import { countryNamed } from './parts/search/countries.ts';
import { offeredOptions } from './parts/search/option-search.ts';
import { PlaceSelect } from './parts/search/place-select.tsx';
import { useRegions } from './parts/search/regions.ts';
import { useCorrectAnswer } from './parts/use-correct-answer.ts';

/** Asks for a region. Until a country is chosen, the list says so, and the typed text stays. */
export default function RegionSelect(field: WidgetProps) {
  const texts = useTexts();
  const { country: pointer } = field.options as { country: string };
  const country = countryNamed(useAnswer(pointer))?.name;
  const { regions: all, missing } = useRegions(country);
  const regions = all && offeredOptions(all, field.choices);
  // While the country or its regions are not known yet, neither is anything wrong with the region.
  const impossible =
    country !== undefined &&
    regions !== undefined &&
    field.value !== undefined &&
    regions.every(({ name }) => name !== field.value);
  useCorrectAnswer(field, impossible ? undefined : field.value);
  const answered =
    field.value === undefined ? [] : [{ name: String(field.value), code: undefined }];
  return (
    <PlaceSelect
      field={field}
      places={country === undefined ? answered : (regions ?? answered)}
      loading={regions === undefined || country === undefined}
      missing={missing}
      loadingText={country === undefined ? texts.countryFirst : undefined}
      disabled={country !== undefined && regions?.length === 0}
    />
  );
}
