import {
  choiceOptions,
  choiceOptionsOf,
  type DefaultFor,
  fieldOptions,
  listOptions,
  offerOptions,
  type WidgetEntry,
  widgetCatalogue,
} from '../../definition/widgets/index.ts';
import type { DescribedSchema } from './described-schema.ts';
import { inlineCode, type Row } from './markdown-table.ts';

const widgets = Object.entries<WidgetEntry>(widgetCatalogue);

const widgetsWith = (option: string) =>
  widgets.flatMap(([name, entry]) => (option in choiceOptionsOf(entry) ? [name] : []));
const choiceWidgets = widgetsWith('source');
const offerWidgets = widgetsWith('only');

/** Lists the widgets. */
export function widgetTable(): Row[] {
  const rows = widgets.map(([name, entry]) => rowOf(name, entry));
  return [['Widget', 'For', 'Type of the answer', 'Without `ui:widget`, for', 'Options'], ...rows];
}

function rowOf(name: string, entry: WidgetEntry): string[] {
  const { description, types, defaultFor = {}, options } = entry;
  return [
    inlineCode(name),
    description,
    types.map(inlineCode).join(', '),
    defaultsOf(defaultFor),
    Object.keys({ ...options, ...choiceOptionsOf(entry) })
      .map(inlineCode)
      .join(', '),
  ];
}

function defaultsOf({ types = [], option, formats = [], choices }: DefaultFor): string {
  return [
    ...(option === undefined ? types.map((type) => `"type": "${type}"`) : [`"${option}"`]),
    ...formats.map((format) => `"format": "${format}"`),
    ...(choices ? ['enum', 'oneOf', 'anyOf'] : []),
  ]
    .map(inlineCode)
    .join(', ')
    .concat(choices && choices > 1 ? ` with ${choices} choices or more` : '');
}

/** Lists the options of fields: those of all widgets, of some, and of lists. */
export function optionTable(): Row[] {
  const own = new Map<string, { of: string[]; option: DescribedSchema }>();
  for (const [widget, { options }] of widgets) {
    for (const [name, option] of Object.entries(options) as [string, DescribedSchema][]) {
      const key = `${name} ${option.description}`;
      const known = own.get(key) ?? { of: [], option };
      own.set(key, { ...known, of: [...known.of, inlineCode(widget)] });
    }
  }
  return [
    ['Option', 'Of', 'What it does'],
    ...optionRows(fieldOptions, 'every field'),
    ...optionRows(choiceOptions, choiceWidgets.map(inlineCode).join(', ')),
    ...optionRows(offerOptions, offerWidgets.map(inlineCode).join(', ')),
    ...[...own].flatMap(([key, { of, option }]) =>
      optionRows({ [key.slice(0, key.indexOf(' '))]: option }, of.join(', ')),
    ),
    ...optionRows(listOptions, 'lists'),
  ];
}

function optionRows(options: object, of: string, within = ''): Row[] {
  return (Object.entries(options) as [string, DescribedSchema][]).flatMap(([name, option]) => [
    [inlineCode(within + name), of, describeOption(option)],
    ...optionRows(propertiesOf(option), of, `${within}${name}.`),
  ]);
}

/** Returns the properties of an option, whichever alternative has them. */
const propertiesOf = ({ properties, anyOf = [] }: DescribedSchema): object =>
  properties ?? Object.assign({}, ...anyOf.map((alternative) => alternative.properties).reverse());

function describeOption(option: DescribedSchema): string {
  const values = (option.anyOf ?? [option]).flatMap((value) =>
    value.const === undefined ? [] : [inlineCode(JSON.stringify(value.const))],
  );
  const notes = [
    values.length > 0 && values.join(', '),
    option.default !== undefined && `${inlineCode(JSON.stringify(option.default))} by default`,
  ].filter(Boolean);
  const text = option.description ?? '';
  return notes.length > 0 ? `${text} (${notes.join('; ')})` : text;
}
