import { type WidgetEntry, widgetCatalogue } from '../../../definition/widget-catalogue/index.ts';
import type { FormSource } from '../product.ts';
import { eachFieldOf } from './form-fields.ts';

const storageOptions = Object.values<WidgetEntry>(widgetCatalogue).flatMap(({ options = {} }) =>
  Object.keys(options).filter((name) => options[name]?.isStorageKey),
);

/** Returns the items of the browser's storage that the widgets of a form write, each with the place in ui.json that names it. */
export function storedItemsOf(
  form: FormSource,
): { item: string; field: string; pointer: string }[] {
  return eachFieldOf(form).flatMap(({ name, ui, uiPointer }) =>
    storageOptions.flatMap((option) => {
      const item = ui?.['ui:options']?.[option];
      if (typeof item !== 'string') return [];
      return [{ item, field: name, pointer: `${uiPointer}/ui:options/${option}` }];
    }),
  );
}
