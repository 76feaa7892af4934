import { useAnswer, type WidgetProps } from '../engine/widget.ts';
import { countryNamed } from './parts/countries.ts';
import { PlaceSelect } from './parts/place-select.tsx';
import { useClearImpossible } from './parts/use-clear-impossible.ts';

/** Waits, disabled, until a country with regions is chosen. */
export default function RegionSelect(field: WidgetProps) {
  const { country: pointer } = field.options as { country: string };
  const country = countryNamed(useAnswer(pointer));
  const regions = country?.regions ?? [];
  // While the country is not known yet, neither is anything wrong with the region.
  const impossible =
    country !== undefined &&
    field.value !== undefined &&
    regions.every(({ name }) => name !== field.value);
  useClearImpossible(field, impossible);
  return <PlaceSelect field={field} places={regions} disabled={regions.length === 0} />;
}
