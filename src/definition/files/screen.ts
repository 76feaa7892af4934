import { type Static, Type } from 'typebox';
import type { JsonSchema } from '../json-schema.ts';
import { outcomeDescriptions, outcomePattern } from '../outcomes/index.ts';
import type { Texts } from '../texts.ts';
import { AppFile, durationPattern } from './app.ts';
import { MappingJson } from './mapping.ts';
import { Migration } from './migration.ts';
import { isSchema } from './schema.ts';
import { RichText } from './text.ts';

const closed = { additionalProperties: false };
const texts = Type.Optional(Type.Unsafe<Partial<Texts>>(AppFile.properties.texts));

export const Outcome = Type.Object(
  {
    go: Type.Optional(
      Type.String({ description: 'Route of the screen to go to.', examples: ['/thanks'] }),
    ),
    say: Type.Optional(
      Type.String({
        examples: ['Please try again in a moment.'],
        description: 'Message in an alert above the buttons.',
      }),
    ),
    fields: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description:
          'Messages beside fields, by field name or pointer. Each blocks submission until its field is edited.',
        examples: [{ nickname: 'Somebody has this name already.' }],
      }),
    ),
    clearDraft: Type.Optional(Type.Boolean({ description: 'Deletes the stored answers.' })),
  },
  closed,
);

export const Outcomes = Type.Record(Type.String({ pattern: outcomePattern }), Outcome, {
  ...closed,
  examples: [{ success: { go: '/done' }, failure: { say: 'Please try again.' } }],
  description: `Effects of the call by its outcome: ${outcomeDescriptions}. The most specific name applies.`,
});

export const Params = Type.Record(Type.String(), MappingJson, {
  examples: [{ code: { from: '/query/code' } }],
  description:
    'Values for the {words} of the call’s path. If one is missing, no call is made, and the outcome is that of status 404.',
});

const request = {
  call: Type.String({ examples: ['save'], description: 'Name of a call in app.json.' }),
  params: Type.Optional(Params),
  outcomes: Outcomes,
};

export const Load = Type.Object(
  { ...request, send: Type.Optional(MappingJson) },
  {
    ...closed,
    examples: [{ call: 'load', outcomes: { failure: { go: '/error' } } }],
    description: 'A call made before the screen is shown; mappings read its response at /loaded.',
  },
);

export const Submit = Type.Object(
  {
    ...request,
    send: MappingJson,
    unanswered: Type.Optional(
      Type.Union([Type.Literal('omit'), Type.Literal('empty')], {
        description:
          'Representation in /answers of questions that are unanswered or not asked: omitted, or the empty value ("" for text, [] for a list, {} with empty parts for an object, null otherwise).',
        default: 'omit',
      }),
    ),
  },
  {
    ...closed,
    examples: [
      { call: 'save', send: { from: '/answers' }, outcomes: { success: { go: '/done' } } },
    ],
    description: 'The call that sends the answers.',
  },
);

/** Default delay between the last change and storing the draft, an ISO 8601 duration. */
export const defaultDraftDelay = 'PT0.3S';

export const Draft = Type.Object(
  {
    key: Type.String({
      examples: ['my-form'],
      pattern: '\\S',
      description: 'Name of the item in the browser’s local storage.',
    }),
    entry: Type.String({
      examples: ['answers'],
      pattern: '^(?!version$).+',
      description: 'Key of the answers in that item, beside the key "version".',
    }),
    delay: Type.Optional(
      Type.String({
        description: 'Delay between the last change and storing, an ISO 8601 duration.',
        default: defaultDraftDelay,
        pattern: durationPattern,
        examples: ['PT1S'],
      }),
    ),
    version: Type.Optional(
      Type.Integer({
        minimum: 1,
        default: 1,
        description:
          'Version of the questions, stored in each draft. Raise it when a migration is needed; each version has a frozen draft in drafts/.',
      }),
    ),
    migrations: Type.Optional(
      Type.Array(Migration, {
        examples: [[{ to: 2, patch: [{ op: 'move', from: '/name', path: '/full_name' }] }]],
        description: 'Conversions of the answers in drafts of earlier versions.',
      }),
    ),
  },
  {
    ...closed,
    examples: [{ key: 'my-form', entry: 'answers' }],
    description: 'Stores answers in the browser until they are sent.',
  },
);

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

export const FormFile = Type.Object(
  {
    ...common,
    kind: Type.Literal('form', { description: 'One form and its submit button.' }),
    intro: Type.Optional(RichText),
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

export const StepEntry = Type.Union([
  Type.String({ examples: ['contact-details'], description: 'Name of the step’s folder.' }),
  Type.Object(
    {
      step: Type.String({
        examples: ['contact-details'],
        description: 'Name of the step’s folder.',
      }),
      intro: Type.Optional(RichText),
      when: Type.Optional(StepCondition),
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
      intro: Type.Optional(RichText),
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

export type Outcome = Static<typeof Outcome>;
export type Outcomes = Static<typeof Outcomes>;
export type LoadFile = Static<typeof Load>;
export type SubmitFile = Static<typeof Submit>;
export type DraftFile = Static<typeof Draft>;
export type PageFile = Static<typeof PageFile>;
export type FormFile = Static<typeof FormFile>;
export type StepEntry = Static<typeof StepEntry>;
export type WizardFile = Static<typeof WizardFile>;
export type ScreenFile = PageFile | FormFile | WizardFile;
