import { rules } from '../compiler/index.ts';
import { type CalculationEntry, calculationCatalogue } from '../definition/calculations.ts';
import { dataSourceCatalogue } from '../definition/data-sources.ts';
import { MessagesJson, messagePlaceholders } from '../definition/files/messages.ts';
import {
  hasEffect,
  idleOptions,
  idleUiKeys,
  type Place,
  places,
  refusedKeywords,
} from '../definition/key-places.ts';
import { type OutcomeEntry, outcomeCatalogue } from '../definition/outcomes/index.ts';
import { defaultTexts } from '../definition/texts.ts';
import {
  choiceOptions,
  type DefaultFor,
  fieldOptions,
  listOptions,
  offerOptions,
  type WidgetEntry,
  widgetCatalogue,
} from '../definition/widgets/index.ts';

/** The keywords of a schema that tables show. */
interface DescribedSchema {
  type?: string;
  description?: string;
  default?: unknown;
  const?: unknown;
  anyOf?: DescribedSchema[];
  properties?: Record<string, DescribedSchema>;
}

type Row = readonly string[];

/**
 * Replaces the tables between markers such as "<!-- widgets -->" and "<!-- end -->".
 *
 * @throws when the text lacks a marker
 */
export function withTables(text: string): string {
  const tables = {
    widgets: widgetTable(),
    options: optionTable(),
    places: placeTable(),
    outcomes: outcomeTable(),
    sources: sourceTable(),
    calculations: calculationTable(),
    rules: ruleTable(),
    texts: textTable(),
    checks: checkTable(),
  };
  return Object.entries(tables).reduce((all, [name, rows]) => {
    const marked = new RegExp(`(<!-- ${name} -->\n)[^]*?(<!-- end -->)`);
    if (!marked.test(all))
      throw new Error(`There is no <!-- ${name} --> followed by <!-- end -->.`);
    return all.replace(
      marked,
      (_, start: string, end: string) => `${start}\n${table(rows)}\n${end}`,
    );
  }, text);
}

const sourceTable = (): Row[] => [
  ['Pointer', 'Value'],
  ...Object.entries(dataSourceCatalogue).map(([name, { description }]) => [
    `\`/${name}\``,
    description,
  ]),
];

const calculationTable = (): Row[] => [
  ['Calculation', 'Result', 'Missing values', 'For instance'],
  ...Object.entries<CalculationEntry>(calculationCatalogue).map(
    ([name, { description, missing, example }]) => [
      code(name),
      description,
      missing,
      code(JSON.stringify({ [name]: example })),
    ],
  ),
];

const widgets = Object.entries<WidgetEntry>(widgetCatalogue);

const choiceWidgets = widgets.flatMap(([name, { choices }]) => (choices ? [name] : []));
const offerWidgets = widgets.flatMap(([name, { choices }]) =>
  choices && choices.count === undefined ? [name] : [],
);

function widgetTable(): Row[] {
  const rows = widgets.map(([name, { description, types, defaultFor = {}, options, choices }]) => [
    code(name),
    description,
    types.map(code).join(', '),
    defaultsOf(defaultFor),
    Object.keys({
      ...options,
      ...(choices ? choiceOptions : {}),
      ...(choices && choices.count === undefined ? offerOptions : {}),
    })
      .map(code)
      .join(', '),
  ]);
  return [['Widget', 'For', 'Type of the answer', 'Without `ui:widget`, for', 'Options'], ...rows];
}

function defaultsOf({ types = [], formats = [], choices }: DefaultFor): string {
  return [
    ...types.map((type) => `"type": "${type}"`),
    ...formats.map((format) => `"format": "${format}"`),
    ...(choices ? ['enum', 'oneOf'] : []),
  ]
    .map(code)
    .join(', ');
}

function placeTable(): Row[] {
  const columns = Object.keys(places) as Place[];
  const works = (isWorking: (place: Place) => boolean, among = columns): string[] =>
    columns.map((place) => (among.includes(place) ? (isWorking(place) ? 'works' : 'refused') : ''));
  const inUi = columns.filter((place) => !['branch', 'allOf', 'rule'].includes(place));
  const rows: Row[] = [
    ...Object.keys(refusedKeywords).map((key) => [
      key,
      code('schema.json'),
      ...works((place) => hasEffect(key, place)),
    ]),
    ...Object.entries(idleUiKeys).map(([key, idle]) => [
      key,
      code('ui.json'),
      ...works((place) => idle[place] === undefined, inUi),
    ]),
    ...Object.entries(idleOptions).map(([key, idle]) => [
      key,
      code('ui:options'),
      ...works((place) => idle[place] === undefined, inUi),
    ]),
  ];
  const alike = new Map<string, Row>();
  for (const [key = '', ...cells] of rows) {
    const [keys, ...same] = alike.get(cells.join()) ?? ['', ...cells];
    alike.set(cells.join(), [[keys, code(key)].filter(Boolean).join(', '), ...same]);
  }
  return [['Key', 'In', ...Object.values(places)], ...alike.values()];
}

function optionTable(): Row[] {
  const own = new Map<string, { of: string[]; option: DescribedSchema }>();
  for (const [widget, { options }] of widgets) {
    for (const [name, option] of Object.entries(options) as [string, DescribedSchema][]) {
      const key = `${name} ${option.description}`;
      const known = own.get(key) ?? { of: [], option };
      own.set(key, { ...known, of: [...known.of, code(widget)] });
    }
  }
  return [
    ['Option', 'Of', 'What it does'],
    ...optionRows(fieldOptions, 'every field'),
    ...optionRows(choiceOptions, choiceWidgets.map(code).join(', ')),
    ...optionRows(offerOptions, offerWidgets.map(code).join(', ')),
    ...[...own].flatMap(([key, { of, option }]) =>
      optionRows({ [key.slice(0, key.indexOf(' '))]: option }, of.join(', ')),
    ),
    ...optionRows(listOptions, 'lists of groups'),
  ];
}

function optionRows(options: object, of: string, within = ''): Row[] {
  return (Object.entries(options) as [string, DescribedSchema][]).flatMap(([name, option]) => [
    [code(within + name), of, describeOption(option)],
    ...optionRows(option.properties ?? {}, of, `${within}${name}.`),
  ]);
}

function describeOption(option: DescribedSchema): string {
  const values = (option.anyOf ?? [option]).flatMap((value) =>
    value.const === undefined ? [] : [code(JSON.stringify(value.const))],
  );
  const notes = [
    values.length > 0 && values.join(', '),
    option.default !== undefined && `${code(JSON.stringify(option.default))} by default`,
  ].filter(Boolean);
  const text = option.description ?? '';
  return notes.length > 0 ? `${text} (${notes.join('; ')})` : text;
}

function outcomeTable(): Row[] {
  const rows = Object.entries<OutcomeEntry>(outcomeCatalogue).map(
    ([name, { example = name, description, fallback }]) => [
      code(example),
      description,
      fallback ? code(fallback(example)) : '',
    ],
  );
  return [['Outcome', 'When it occurs', 'Without it'], ...rows];
}

function ruleTable(): Row[] {
  const { properties = {} } = MessagesJson('') as DescribedSchema;
  const rows = Object.entries<readonly string[]>(messagePlaceholders).map(([keyword, words]) => [
    code(keyword),
    properties[keyword]?.description ?? '',
    words.map((word) => code(`{${word}}`)).join(', '),
  ]);
  return [['Rule', 'Description', 'Placeholders, beside `{label}`'], ...rows];
}

function textTable(): Row[] {
  const rows = Object.entries(defaultTexts).map(([name, text]) => [code(name), text]);
  return [['Text', 'Default'], ...rows];
}

function checkTable(): Row[] {
  const rows = rules.map(({ id, description }) => [code(id), description]);
  return [['Id', 'Rule'], ...rows];
}

const code = (text: string) => `\`${text}\``;

/** Formats a Markdown table with padded columns. */
function table(rows: Row[]): string {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...escaped.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: Row, fill = ' ') =>
    `| ${widths.map((width, column) => (row[column] ?? '').padEnd(width, fill)).join(' | ')} |\n`;
  const [head = [], ...body] = escaped;
  return [line(head), line([], '-'), ...body.map((row) => line(row))].join('');
}
