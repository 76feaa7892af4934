import { formatEntry, formatNames } from '../../definition/formats.ts';
import type { UiKeyEntry } from '../../definition/ui-key-entry.ts';
import { fieldOptions, optionsOf } from '../../definition/ui-keys/index.ts';
import {
  arrangements,
  choiceOptionsOf,
  type DefaultFor,
  type WidgetEntry,
  widgetCatalogue,
} from '../../definition/widget-catalogue/index.ts';
import type { DescribedSchema } from './described-schema.ts';
import { inlineCode, type Row } from './markdown-table.ts';

const widgets = Object.entries<WidgetEntry>(widgetCatalogue);

/** Lists the widgets. */
export function widgetTable(): Row[] {
  const rows = widgets.map(([name, entry]) => rowOf(name, entry));
  const ofGroups = Object.entries(arrangements).map(([name, { description }]) => [
    inlineCode(name),
    description,
    '',
    '',
    '',
  ]);
  return [
    ['Widget', 'For', 'Type of the answer', 'Without `ui:widget`, for', 'Options'],
    ...rows,
    ...ofGroups,
  ];
}

function rowOf(name: string, entry: WidgetEntry): string[] {
  const { description, types, defaultFor = {}, options } = entry;
  return [
    inlineCode(name),
    description,
    types.map(inlineCode).join(', '),
    defaultsOf(name, defaultFor),
    Object.keys({ ...options, ...choiceOptionsOf(entry) })
      .map(inlineCode)
      .join(', '),
  ];
}

function defaultsOf(widget: string, { types = [], option, choices }: DefaultFor): string {
  const formats = formatNames.filter((name) => formatEntry(name)?.widget === widget);
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
  const owners = new Map<UiKeyEntry['schema'], { name: string; of: string[] }>();
  for (const [widget] of widgets) {
    for (const [name, { schema }] of Object.entries(optionsOf(widget))) {
      const { of } = owners.get(schema) ?? { of: [] };
      owners.set(schema, { name, of: [...of, inlineCode(widget)] });
    }
  }
  const ofLists = Object.entries<UiKeyEntry>(fieldOptions).filter(
    ([, { schema }]) => !owners.has(schema),
  );
  const listed = new Set<string>();
  /** Returns the row of an option, and those of the keys in its value; equal keys of several options once. */
  const optionRow = (name: string, option: DescribedSchema, of: string): Row[] => {
    const inside = Object.entries(propertiesOf(option));
    const keys = JSON.stringify(inside);
    const isNew = !listed.has(keys);
    listed.add(keys);
    return [
      [inlineCode(name), of, describeOption(option)],
      ...(isNew ? inside.flatMap(([key, inner]) => optionRow(`${name}.${key}`, inner, of)) : []),
    ];
  };
  return [
    ['Option', 'Of', 'What it does'],
    ...[...owners].flatMap(([schema, { name, of }]) =>
      optionRow(name, schema, of.length === widgets.length ? 'every field' : of.join(', ')),
    ),
    ...ofLists.flatMap(([name, { schema }]) => optionRow(name, schema, 'lists')),
  ];
}

/** Returns the properties of an option, whichever alternative has them. */
const propertiesOf = ({
  properties,
  anyOf = [],
}: DescribedSchema): Record<string, DescribedSchema> =>
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
