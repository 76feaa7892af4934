import { getOwn } from '../../core/get-own.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { defaultWidget, type WidgetEntry, widgetCatalogue } from '../../definition/widgets.ts';

/** Name of the widget that a question is asked with: the ui entry's, or the one that its schema suggests. */
export function widgetOf(
  entry: Record<string, unknown> | undefined,
  schema: JsonSchema,
): string | undefined {
  const name = entry?.['ui:widget'];
  return typeof name === 'string' ? name : defaultWidget(schema);
}

/** What the catalogue says of a widget. */
export const catalogueEntry = (name: string | undefined): WidgetEntry | undefined =>
  name === undefined ? undefined : getOwn<WidgetEntry>(widgetCatalogue, name);
