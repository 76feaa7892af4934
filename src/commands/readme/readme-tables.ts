import { rules } from '../../compiler/index.ts';
import { type CalculationEntry, calculationCatalogue } from '../../definition/calculations.ts';
import { dataSourceCatalogue } from '../../definition/data-sources.ts';
import { MessagesJson, messagePlaceholders } from '../../definition/files/messages.ts';
import { type OutcomeEntry, outcomeCatalogue } from '../../definition/outcomes/index.ts';
import { defaultTexts } from '../../definition/texts.ts';
import type { DescribedSchema } from './described-schema.ts';
import { inlineCode, markdownTable, type Row } from './markdown-table.ts';
import { placeTable } from './place-table.ts';
import { optionTable, widgetTable } from './widget-tables.ts';

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
      (_, start: string, end: string) => `${start}\n${markdownTable(rows)}\n${end}`,
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
      inlineCode(name),
      description,
      missing,
      inlineCode(JSON.stringify({ [name]: example })),
    ],
  ),
];

function outcomeTable(): Row[] {
  const rows = Object.entries<OutcomeEntry>(outcomeCatalogue).map(
    ([name, { example = name, description, fallback }]) => [
      inlineCode(example),
      description,
      fallback ? inlineCode(fallback(example)) : '',
    ],
  );
  return [['Outcome', 'When it occurs', 'Without it'], ...rows];
}

function ruleTable(): Row[] {
  const { properties = {} } = MessagesJson('') as DescribedSchema;
  const rows = Object.entries<readonly string[]>(messagePlaceholders).map(([keyword, words]) => [
    inlineCode(keyword),
    properties[keyword]?.description ?? '',
    words.map((word) => inlineCode(`{${word}}`)).join(', '),
  ]);
  return [['Rule', 'Description', 'Placeholders, beside `{label}`'], ...rows];
}

function textTable(): Row[] {
  const rows = Object.entries(defaultTexts).map(([name, text]) => [inlineCode(name), text]);
  return [['Text', 'Default'], ...rows];
}

function checkTable(): Row[] {
  const rows = rules.map(({ id, description }) => [inlineCode(id), description]);
  return [['Id', 'Rule'], ...rows];
}
