import { type TSchema, Type } from 'typebox';
import { RichText } from './files/text.ts';

/** What a definition may say of one kind of widget. The code of the widgets is elsewhere; this is their contract. */
export interface WidgetEntry {
  description: string;
  /** Types of answer it can give, as in JSON Schema. */
  types: readonly string[];
  /**
   * Who shows the label: "label" the field above one input, "group" the field as the legend of several inputs,
   * "own" the widget itself.
   */
  labels: 'label' | 'group' | 'own';
  /** Whether it offers choices: from `enum` or `oneOf` of the schema, or from a `source`. */
  choices?: boolean;
  /** Options under "ui:options", beside those that every field has. */
  options: Record<string, TSchema>;
}

const pointer = (description: string, example: string) =>
  Type.Optional(Type.String({ description, pattern: '^(/.*)?$', examples: [example] }));

/** Options that every field has. */
export const fieldOptions: Record<string, TSchema> = {
  width: Type.Optional(
    Type.Union(
      ['full', 'two-thirds', 'half', 'third'].map((width) => Type.Literal(width)),
      { description: 'Share of the row on wide screens.', default: 'full' },
    ),
  ),
  clearedBy: pointer(
    'The answer is emptied when the visitor changes the answer at this pointer.',
    '/answers/country',
  ),
  check: Type.Optional(
    Type.Literal('last', {
      description:
        'The field is judged only by Next or Submit, and only once all other fields are valid.',
    }),
  ),
};

/** Options of lists of groups. */
export const listOptions: Record<string, TSchema> = {
  addText: Type.Optional(
    Type.String({
      description: 'Words on the button that adds an item.',
      examples: ['Add another pet'],
    }),
  ),
  orderable: Type.Optional(
    Type.Boolean({ description: 'Whether items can be moved up and down.', default: true }),
  ),
};

/** Options of widgets that offer choices. */
export const choiceOptions: Record<string, TSchema> = {
  source: Type.Optional(
    Type.Object(
      {
        from: Type.String({
          description: 'JSON Pointer to a list, most often of the load call’s answer.',
          examples: ['/loaded/data/towns'],
        }),
        value: Type.String({ description: 'Pointer to the value in an item.', examples: ['/id'] }),
        label: Type.String({
          description: 'Pointer to the words in an item.',
          examples: ['/name'],
        }),
        sort: Type.Optional(
          Type.Literal('label', { description: 'Sorts the choices by their words.' }),
        ),
      },
      {
        additionalProperties: false,
        examples: [{ from: '/loaded/data/channels', value: '/id', label: '/name' }],
        description: 'Where the choices come from, if not from the schema.',
      },
    ),
  ),
  exclude: pointer(
    'The choice that is the answer at this pointer is not offered, and is taken out of this answer.',
    '/answers/main_channel',
  ),
};

const text = {
  types: ['string'],
  labels: 'label',
  options: {
    trim: Type.Optional(
      Type.Boolean({
        description: 'Removes spaces before and after the text when the field is left.',
        default: true,
      }),
    ),
  },
} as const;

export const widgetCatalogue = {
  text: { ...text, description: 'One line of text.' },
  email: { ...text, description: 'An email address; phones show the right keyboard.' },
  url: { ...text, description: 'A web address; phones show the right keyboard.' },
  textarea: {
    ...text,
    description: 'Several lines of text.',
    options: {
      ...text.options,
      rows: Type.Optional(Type.Integer({ description: 'Lines shown.', default: 4, minimum: 2 })),
    },
  },
  number: {
    description: 'A number.',
    types: ['number', 'integer'],
    labels: 'label',
    options: {
      unit: Type.Optional(
        Type.String({ examples: ['kg'], description: 'Unit shown after the number.' }),
      ),
    },
  },
  date: { description: 'A day, as YYYY-MM-DD.', types: ['string'], labels: 'label', options: {} },
  password: {
    description: 'A secret with a button that shows and hides it.',
    types: ['string'],
    labels: 'label',
    options: {},
  },
  select: {
    description: 'One choice from a list that opens.',
    types: ['string', 'number', 'integer', 'boolean'],
    labels: 'label',
    choices: true,
    options: {},
  },
  radio: {
    description: 'One choice, all of them in sight.',
    types: ['string', 'number', 'integer', 'boolean'],
    labels: 'group',
    choices: true,
    options: {
      inline: Type.Optional(Type.Boolean({ description: 'In one row.', default: false })),
    },
  },
  'yes-no': {
    description:
      'Two choices side by side: of a boolean (yes is true), or of a question with two choices.',
    types: ['boolean', 'string', 'number', 'integer'],
    labels: 'group',
    choices: true,
    options: {},
  },
  checkbox: {
    description: 'One box that is ticked or not.',
    types: ['boolean'],
    labels: 'own',
    options: {},
  },
  consent: {
    description: 'A box to agree with, whose label may hold links.',
    types: ['boolean'],
    labels: 'own',
    options: { text: Type.Optional(RichText) },
  },
  checkboxes: {
    description: 'Several choices, all of them in sight.',
    types: ['array'],
    labels: 'group',
    choices: true,
    options: {},
  },
  'multi-select': {
    description: 'Several choices from a list that opens and can be searched, shown as chips.',
    types: ['array'],
    labels: 'label',
    choices: true,
    options: {},
  },
  phone: {
    description: 'A phone number with a country selector; the answer is E.164.',
    types: ['string'],
    labels: 'label',
    options: {
      defaultCountry: Type.Optional(
        Type.String({
          description: 'Two-letter code of the country chosen at first.',
          pattern: '^[A-Z]{2}$',
          examples: ['US'],
        }),
      ),
      defaultCountryFrom: Type.Optional(
        Type.String({
          description: 'Item of the browser’s storage with that code; goes before defaultCountry.',
          examples: ['home-country'],
        }),
      ),
    },
  },
  country: {
    description: 'A country from a searchable list; the answer is its full name.',
    types: ['string'],
    labels: 'label',
    options: {
      first: Type.Optional(
        Type.Array(Type.String({ pattern: '^[A-Z]{2}$', examples: ['US'] }), {
          description: 'Two-letter codes of the countries at the top of the list.',
          examples: [['US']],
        }),
      ),
      storeCode: Type.Optional(
        Type.String({
          description: 'Item of the browser’s storage that gets the country’s two-letter code.',
          examples: ['home-country'],
        }),
      ),
    },
  },
  region: {
    description: 'A region of the country chosen elsewhere; the answer is its full name.',
    types: ['string'],
    labels: 'label',
    options: {
      country: Type.String({
        description: 'JSON Pointer to the answer that names the country.',
        examples: ['/answers/country'],
      }),
    },
  },
} as const satisfies Record<string, WidgetEntry>;

export type WidgetName = keyof typeof widgetCatalogue;

/** The widget of a field whose ui schema names none. */
export function defaultWidget(schema: {
  type?: string | string[];
  format?: string;
  enum?: unknown;
  oneOf?: unknown;
}): WidgetName | undefined {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return 'checkboxes';
  if (type === 'boolean') return 'checkbox';
  if (schema.enum || schema.oneOf) return 'select';
  if (type === 'number' || type === 'integer') return 'number';
  if (type !== 'string') return undefined;
  if (schema.format === 'email') return 'email';
  if (schema.format === 'uri') return 'url';
  if (schema.format === 'date') return 'date';
  if (schema.format === 'phone') return 'phone';
  return 'text';
}
