import { type Static, Type } from 'typebox';
import type { JsonSchema } from '../json-schema.ts';
import type { Texts } from '../texts.ts';
import { AppFile } from './app.ts';
import { Draft } from './draft.ts';
import { MappingJson } from './mapping.ts';
import { Load, Submit } from './request.ts';
import { isSchema } from './schema.ts';
import { RichText } from './text.ts';

const closed = { additionalProperties: false };
const texts = Type.Optional(Type.Unsafe<Partial<Texts>>(AppFile.properties.texts));

const common = {
  $schema: Type.Optional(
    Type.String({
      examples: ['../.schemas/screen.schema.json'],
      description: 'Lets an editor help with this file.',
    }),
  ),
  route: Type.String({
    description: 'Path of the screen; "*" stands for every path without a screen.',
    examples: ['/sent', '*'],
    pattern: '^(\\*|/([^/?#:*\\s]+(/[^/?#:*\\s]+)*)?)$',
  }),
  title: Type.String({
    examples: ['Thank you'],
    description: 'Title of the browser tab and of the screen.',
  }),
  description: Type.Optional(
    Type.String({
      examples: ['Tell us who you are, and get a link to your application.'],
      description:
        'What search engines and link previews show of the screen. The default is the description of app.json.',
    }),
  ),
  width: Type.Optional(
    Type.Number({
      description: 'Maximum width in CSS pixels.',
      default: 560,
      minimum: 280,
    }),
  ),
  texts,
};

export const PageFile = Type.Object(
  {
    ...common,
    kind: Type.Literal('page', { description: 'A screen that shows text only.' }),
    heading: Type.Optional(
      Type.String({
        examples: ['Your application has been submitted.'],
        description: 'The heading. It replaces the title on the screen.',
      }),
    ),
    icon: Type.Optional(
      Type.Union(
        ['mail', 'success', 'problem', 'question'].map((icon) => Type.Literal(icon)),
        { examples: ['success'], description: 'An icon above the heading.' },
      ),
    ),
    body: Type.Optional(
      Type.Array(RichText, {
        examples: [['We will write to you soon.']],
        description: 'The paragraphs.',
      }),
    ),
    actions: Type.Optional(
      Type.Array(
        Type.Object(
          {
            text: Type.String({
              examples: ['Go to the start page'],
              description: 'Text of the button.',
            }),
            href: Type.String({
              examples: ['/'],
              description: 'A route, or an http(s) or mailto address.',
            }),
          },
          closed,
        ),
        {
          examples: [[{ text: 'Start again', href: '/' }]],
          description: 'Links shown as buttons.',
        },
      ),
    ),
  },
  { ...closed, title: 'screen.json of a page' },
);

export const Intro = Type.Unsafe<RichText>({
  ...RichText,
  description:
    'Plain text, or a list of texts and links. "{answers.nickname|there}" shows the answer, or "there" where it is missing.',
  examples: ['Hello {answers.nickname|there}, which animals live with you?'],
});

export const FormFile = Type.Object(
  {
    ...common,
    kind: Type.Literal('form', { description: 'One form and its submit button.' }),
    intro: Type.Optional(Intro),
    autocomplete: Type.Optional(
      Type.Union([Type.Literal('on'), Type.Literal('off')], {
        description: 'Whether the browser may fill in the form.',
        default: 'on',
      }),
    ),
    load: Type.Optional(Load),
    prefill: Type.Optional(MappingJson),
    draft: Type.Optional(Draft),
    submit: Submit,
  },
  { ...closed, title: 'screen.json of a form' },
);

export const StepCondition = Type.Unsafe<JsonSchema>({
  type: 'object',
  ...isSchema,
  description:
    'JSON Schema that the answers of earlier steps must match; otherwise the step is skipped. Without it, the step is always shown.',
  examples: [{ required: ['pets'], properties: { pets: { const: true } } }],
});

export const Exits = Type.Array(
  Type.Object(
    {
      leave: Type.String({ description: 'Route of a page.', examples: ['/not-eligible'] }),
      when: Type.Unsafe<JsonSchema>({
        type: 'object',
        ...isSchema,
        description: 'JSON Schema that the answers of this step and of earlier ones must match.',
        examples: [{ required: ['pets'], properties: { pets: { const: true } } }],
      }),
    },
    closed,
  ),
  {
    minItems: 1,
    description:
      'Pages to which visitors go from this step instead of the next one, the first whose "when" holds. Back leads to the step again.',
    examples: [
      [
        {
          leave: '/not-eligible',
          when: { required: ['age'], properties: { age: { maximum: 17 } } },
        },
      ],
    ],
  },
);

export const StepEntry = Type.Union([
  Type.String({ examples: ['contact-details'], description: 'Name of the step’s folder.' }),
  Type.Object(
    {
      step: Type.String({
        examples: ['contact-details'],
        description: 'Name of the step’s folder.',
      }),
      intro: Type.Optional(Intro),
      when: Type.Optional(StepCondition),
      exits: Type.Optional(Exits),
    },
    closed,
  ),
  Type.Object(
    {
      review: Type.String({
        examples: ['review'],
        description: 'Name of the step in the address.',
      }),
      title: Type.String({ examples: ['Check your answers'], description: 'Title of the step.' }),
      intro: Type.Optional(Intro),
      when: Type.Optional(StepCondition),
    },
    { ...closed, description: 'A step that lists the answers, with links for changing them.' },
  ),
]);

export const WizardFile = Type.Object(
  {
    ...common,
    kind: Type.Literal('wizard', { description: 'Several forms, shown step by step.' }),
    load: Type.Optional(Load),
    prefill: Type.Optional(MappingJson),
    draft: Type.Optional(Draft),
    steps: Type.Array(StepEntry, {
      minItems: 1,
      examples: [['company-info', 'contact-details']],
      description: 'The steps in their order.',
    }),
    submit: Submit,
  },
  { ...closed, title: 'screen.json of a wizard' },
);

export type PageFile = Static<typeof PageFile>;
export type FormFile = Static<typeof FormFile>;
export type StepEntry = Static<typeof StepEntry>;
export type WizardFile = Static<typeof WizardFile>;
export type ScreenFile = PageFile | FormFile | WizardFile;
