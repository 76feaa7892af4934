import { synonymsFor } from '../../definition/foreign-words.ts';
import { formatEntry, formatNames } from '../../definition/formats.ts';
import { defaultTexts } from '../../definition/texts.ts';
import {
  type ArrangementEntry,
  arrangements,
  choiceOptionsOf,
  type WidgetEntry,
  widgetCatalogue,
} from '../../definition/widget-catalogue/index.ts';
import { uiEntries } from './file-pages.ts';
import { toFinding } from './findings.ts';
import { code, codes, type Entry, json, linkTo, listOf, type Page, section } from './markdown.ts';

/** Every widget, and every way to arrange groups. */
const widgets = Object.entries<WidgetEntry | ArrangementEntry>({
  ...widgetCatalogue,
  ...arrangements,
});

/** Returns the page of each widget, by its path. */
export const widgetPages = (): Record<string, Page> =>
  Object.fromEntries(
    widgets.map(([name, entry]) => [
      `widgets/${name}.md`,
      {
        title: name,
        words: synonymsFor(name).join(', '),
        intro: entry.description,
        sections: [
          listOf(factsOf(name, entry)),
          '<!-- pictures -->',
          ...example(entry),
          ...section(
            'Options',
            `Under \`ui:options\`, beside ${linkTo('ui.md#options-of-every-widget-and-of-lists', 'those of every widget')}.`,
            'types' in entry
              ? uiEntries({ ...entry.options, ...choiceOptionsOf(entry) }, { ofWidget: true })
              : [],
          ),
          ...textsOf(entry),
        ],
      },
    ]),
  );

/** Returns the page that lists the widgets. */
export const widgetListPage = (): Page => ({
  title: 'Widgets',
  words: 'control, input, component, field type',
  intro: 'The values of `ui:widget` in `ui.json`: the control that asks a question.',
  sections: [
    listOf(
      widgets.map(
        ([name, { description }]) => `${linkTo(`widgets/${name}.md`, name)}: ${description}`,
      ),
    ),
  ],
});

function factsOf(name: string, entry: WidgetEntry | ArrangementEntry): NonNullable<Entry['facts']> {
  if (!('types' in entry))
    return ['Named at a list or a group, whose questions keep their widgets'];
  const { types, notInCell, ofGroup, secret, maxLength, idleKeys = [], prevents } = entry;
  const usual = defaultOf(name, entry);
  const format = entry.unfinishedFormat ?? entry.ownFormat;
  return [
    `Type of the answer: ${codes(types)}`,
    usual && `Default of: ${usual}`,
    ofGroup && 'Named at a group, whose questions are its rows',
    format && `Needs the format ${linkTo(`formats.md#${format}`, format)}`,
    maxLength !== undefined &&
      `Needs a \`maxLength\` of at least ${maxLength.least}; ${maxLength.usual} is usual`,
    secret && 'A secret: its question needs `"writeOnly": true`, and no browser stores the answer',
    notInCell && `Not in a cell of a ${linkTo('widgets/table.md', 'table')}. ${notInCell}`,
    idleKeys.length > 0 && `Without effect: ${codes(idleKeys)} (${toFinding('idle-key')})`,
    prevents.length > 0 &&
      `Needs no message for: ${codes(prevents)}. Visitors can’t break these rules with it`,
  ];
}

/** Names the questions that have the widget without "ui:widget". */
function defaultOf(widget: string, { defaultFor }: WidgetEntry): string {
  const { types = [], option, choices } = defaultFor ?? {};
  const formats = formatNames.filter((name) => formatEntry(name)?.widget === widget);
  const listed = choices && choices > 1 ? ` with ${choices} choices or more` : '';
  return [
    ...(option === undefined
      ? types.map((type) => code(`"type": "${type}"`))
      : [`the option \`${option}\``]),
    ...formats.map((format) => code(`"format": "${format}"`)),
    ...(choices ? [`\`enum\`, \`oneOf\` and \`anyOf\`${listed}`] : []),
  ].join(', ');
}

const example = ({ example: { schema, ui } }: WidgetEntry | ArrangementEntry): Page['sections'] => [
  {
    name: 'Example',
    text: 'In `schema.json`, under `properties`:',
    example: json(schema),
  },
  ...(ui ? ['In `ui.json`:', `\`\`\`json\n${json(ui)}\n\`\`\``] : []),
];

const textsOf = ({ texts = [] }: WidgetEntry | ArrangementEntry): Page['sections'] =>
  texts.length === 0
    ? []
    : [
        '## Texts',
        listOf(
          texts.map(
            (name) =>
              `${linkTo(`texts.md#${name.toLowerCase()}`, name)}: ${code(defaultTexts[name])}`,
          ),
        ),
      ];
