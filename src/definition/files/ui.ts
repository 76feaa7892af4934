import { type TSchema, Type } from 'typebox';
import {
  choiceOptionsOf,
  fieldOptions,
  listOptions,
  widgetCatalogue,
  widgetEntry,
} from '../widgets/index.ts';
import { FormMessagesJson } from './messages.ts';
import { RichText } from './text.ts';

/** The ui.json of a form, or its entry for one field: RJSF's ui schema with messages and checked options. */
export interface UiFile {
  $schema?: string;
  'ui:order'?: string[];
  'ui:groups'?: { title: string; description?: string; fields: string[] }[];
  'ui:before'?: RichText;
  'ui:title'?: string;
  'ui:help'?: RichText;
  'ui:description'?: string;
  'ui:widget'?: string;
  'ui:placeholder'?: string;
  'ui:autocomplete'?: string;
  'ui:readonly'?: boolean;
  'ui:messages'?: Record<string, string>;
  'ui:options'?: Record<string, unknown>;
  items?: UiFile;
  [field: string]: unknown;
}

const keys = {
  'ui:order': Type.Array(Type.String(), {
    description: 'Order of the fields; "*" stands for all others.',
    examples: [['email', '*']],
  }),
  'ui:groups': Type.Array(
    Type.Object(
      {
        title: Type.String({ examples: ['Your company'], description: 'The heading.' }),
        description: Type.Optional(
          Type.String({
            examples: ['As it stands in the register of companies.'],
            description: 'Text below the heading.',
          }),
        ),
        fields: Type.Array(Type.String(), {
          minItems: 1,
          examples: [['company', 'founded']],
          description: 'The fields below the heading, in their order.',
        }),
      },
      { additionalProperties: false },
    ),
    {
      minItems: 1,
      description:
        'Headings above fields, which change nothing in the answers. A group stands where the first of its fields would; other fields stay where they are.',
      examples: [[{ title: 'Your company', fields: ['company', 'founded'] }]],
    },
  ),
  'ui:before': Type.Unsafe<RichText>({
    ...RichText,
    examples: ['The next questions are about your company.'],
    description:
      'Text before the question, group or list: plain text, or a list of texts and links.',
  }),
  'ui:title': Type.String({
    examples: ['Your company'],
    description: 'The label. It replaces the schema’s title.',
  }),
  'ui:help': Type.Unsafe<RichText>({
    ...RichText,
    examples: [
      'As it stands on your invoices',
      ['See ', { text: 'where to find it', href: 'https://example.com/help', newTab: true }],
    ],
    description: 'Help below the field: plain text, or a list of texts and links.',
  }),
  'ui:description': Type.String({
    examples: ['Where we send your invoices.'],
    description:
      'Text below the label of a question, or above the fields of a group or a list. It replaces the schema’s description.',
  }),
  'ui:widget': Type.Union(
    Object.entries(widgetCatalogue).map(([name, { description }]) =>
      Type.Literal(name, { description }),
    ),
    { examples: ['textarea'], description: 'The control that asks the question.' },
  ),
  'ui:placeholder': Type.String({
    examples: ['Select a country'],
    description: 'Shown in an empty field.',
  }),
  'ui:autocomplete': Type.String({
    description: 'HTML autocomplete token, with which browsers fill in the field.',
    examples: ['given-name', 'off'],
  }),
  'ui:readonly': Type.Boolean({ description: 'Shows the answer; visitors cannot change it.' }),
  'ui:messages': FormMessagesJson(
    'Messages for broken rules, by JSON Schema keyword; "allOf/1/pattern" for the pattern in the second entry of "allOf" of a question.',
  ),
};

/** The keys of a field's entry, each with its schema; "ui:options" depends on the widget. */
export const uiKeys: Record<string, TSchema> = keys;

/** Returns the schema of "ui:options" for a widget, or for a field without one (an object or a list). */
export function optionsSchema(widget: string | undefined): TSchema {
  const entry = widgetEntry(widget);
  return Type.Object(
    {
      ...fieldOptions,
      ...(entry ? entry.options : listOptions),
      ...choiceOptionsOf(entry),
    },
    { additionalProperties: false },
  );
}
