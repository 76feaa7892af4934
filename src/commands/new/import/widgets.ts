import { explainUnsupported } from '../../../definition/foreign-words.ts';
import { formatEntry } from '../../../definition/formats.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import {
  type WidgetEntry,
  widgetCatalogue,
  widgetEntry,
} from '../../../definition/widget-catalogue/index.ts';
import { type ImportNode, remarkOn, type Transformation } from './node.ts';

/** Values of "inputType" that are a widget here. */
const inputTypes = ['email', 'url', 'password', 'date', 'time', 'hidden'];

/** The most numbers that fit in a row. */
const mostInRow = 11;

/** The name of a widget that shows nothing. */
const shownNowhere = 'hidden';

export const isShownNowhere = (node: ImportNode): boolean => writtenWidget(node) === shownNowhere;

/** Returns the widget that looks most like one of RJSF for a type of answer; "TextareaWidget" is "textarea" there. */
export function widgetFor(written: unknown, schema: JsonSchema): string {
  const name = `${written ?? ''}`.replace(/Widget$/, '').replace(/([a-z])([A-Z])/g, '$1-$2');
  const hasChoices = schema.enum !== undefined || schema.oneOf !== undefined;
  const { minimum = -Infinity, maximum = Infinity, multipleOf } = schema;
  const fitsInRow = maximum - minimum < mostInRow && multipleOf === undefined;
  const found = Object.entries<WidgetEntry>(widgetCatalogue).find(([, entry]) =>
    entry.replaces?.some(
      (one) =>
        one.name === name.toLowerCase() &&
        (one.type === undefined || one.type === schema.type) &&
        !(entry.choices?.ownFor && hasChoices) &&
        (!entry.choices?.fromLimits || fitsInRow),
    ),
  );
  return found?.[0] ?? name.toLowerCase();
}

/** Returns the widget that RJSF asks a question with, if something names one; that of an input is taken over. */
function writtenWidget({ ui, schema }: ImportNode): unknown {
  const named = ui.peek('widget');
  if (named !== undefined) return named;
  const isWidget = inputTypes.some((type) => type === ui.peek('inputType'));
  const implied = isWidget ? ui.take('inputType') : schema.format === 'password' && 'password';
  if (implied) ui.put('widget', implied);
  return implied || undefined;
}

/** Chooses the widget of a question, and adds the keywords that its schema needs for it. */
export const toWidget: Transformation = (node, context) => {
  const { ui } = node;
  const { format, ...schema } = node.schema;
  const written = writtenWidget(node);
  const widget = widgetFor(written, schema);
  const entry = widgetEntry(widget);
  if (entry) ui.put('widget', widget);
  else if (written !== undefined) {
    const why = explainUnsupported('widget', `${written}`) ?? 'it is no widget of this project.';
    const text = `The widget "${written}" is left out, and the usual one asks: ${why}`;
    context.remarks.add('ui', ui.pointerOf('widget'), text);
    ui.take('widget');
  }
  if (entry?.secret) schema.writeOnly = true;
  const withoutZone = formatEntry(format)?.withoutZone;
  if (withoutZone !== undefined) {
    const text = `Visitors give a time without a zone, so that "${withoutZone}" is asked, and sent.`;
    remarkOn(node, context, text, 'format');
  }
  const chosen = withoutZone ?? format ?? entry?.unfinishedFormat ?? entry?.ownFormat;
  const hasFormat = chosen !== undefined && chosen !== 'password';
  return { ...node, schema: hasFormat ? { ...schema, format: chosen } : schema };
};
