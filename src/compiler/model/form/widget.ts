import { isObject } from '../../../core/is-object.ts';
import type { Calculation } from '../../../definition/calculations.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import {
  calculatedWidget,
  defaultWidget,
  searchWidget,
} from '../../../definition/widget-catalogue/index.ts';
import { isSearchSource } from './choice-sources.ts';

/** Name of the widget that a question is asked with: the ui entry's, or the one that its schema suggests. */
export function widgetOf(
  entry: Record<string, unknown> | undefined,
  schema: JsonSchema,
): string | undefined {
  // Nothing else shows an answer that nobody enters; the linter reports another widget.
  if (calculationOf(entry)) return calculatedWidget;
  const name = entry?.['ui:widget'];
  if (typeof name === 'string') return name;
  return isSearchSource(writtenOptions(entry).source)
    ? searchWidget
    : defaultWidget(schema, writtenOptions(entry));
}

/** Returns the calculation that makes the answer to a question, if one does. */
export function calculationOf(entry: Record<string, unknown> | undefined): Calculation | undefined {
  const calculation = writtenOptions(entry).calculated;
  return isObject(calculation) ? (calculation as Calculation) : undefined;
}

/** Returns the calculation that proposes the answer to a question, if one does. */
export function proposalOf(entry: Record<string, unknown> | undefined): Calculation | undefined {
  const calculation = writtenOptions(entry).proposed;
  return isObject(calculation) ? (calculation as Calculation) : undefined;
}

/** Returns whether a question is calculated and not shown. */
export const isHidden = (entry: Record<string, unknown> | undefined): boolean =>
  calculationOf(entry) !== undefined && writtenOptions(entry).shown === false;

/** Returns the options of a field; none where they have another shape. */
export function writtenOptions(
  entry: Record<string, unknown> | undefined,
): Record<string, unknown> {
  const options = entry?.['ui:options'];
  return isObject(options) ? options : {};
}
