import type { JsonSchema } from '../../definition/json-schema.ts';
import { defaultWidget } from '../../definition/widgets/index.ts';

/** Name of the widget that a question is asked with: the ui entry's, or the one that its schema suggests. */
export function widgetOf(
  entry: Record<string, unknown> | undefined,
  schema: JsonSchema,
): string | undefined {
  const name = entry?.['ui:widget'];
  return typeof name === 'string' ? name : defaultWidget(schema);
}
