import { type Static, Type } from 'typebox';
import type { Texts } from '../texts.ts';
import { AppFile } from './app.ts';
import { closedObject } from './closed-object.ts';
import { Draft } from './draft.ts';
import { editorSchema } from './editor-schema.ts';
import { type Mapping, mapping } from './mapping.ts';
import { Closes, Opens } from './opening-times.ts';
import { ownPageParts } from './page-parts.ts';
import { Load, Submit } from './request.ts';
import { Intro, StepEntry } from './step.ts';
import { download, RichText } from './text.ts';

const prefill = Type.Unsafe<Mapping>({
  ...mapping('The answers that the form starts with, by the names of the questions.', {
    from: '/loaded/data',
  }),
  'x-label': 'the source of the initial answers',
});
const texts = Type.Unsafe<Partial<Texts>>(AppFile.properties.texts);

const removeFromAddress = Type.Array(Type.String({ pattern: '\\S', examples: ['token'] }), {
  minItems: 1,
  'x-label': 'the list of parameters that leave the address',
  examples: [['token']],
  description:
    'Parameters that leave the address once they are read. The tab stores them until it is closed; a new link brings its own.',
});

/** A kind of screen. */
const kindOf = <Kind extends string>(kind: Kind, description: string) =>
  Type.Literal(kind, { 'x-label': 'the kind of this screen', description });

const common = {
  $schema: editorSchema('../.schemas/screen.schema.json'),
  route: Type.String({
    'x-label': 'the address of this screen',
    description: 'Path of the screen; "*" stands for every path without a screen.',
    examples: ['/sent', '*'],
    pattern: '^(\\*|/([^/?#:*\\s]+(/[^/?#:*\\s]+)*)?)$',
  }),
  title: Type.String({
    'x-label': 'the title',
    examples: ['Thank you'],
    description: 'Title of the browser tab and of the screen.',
  }),
  description: Type.String({
    'x-label': 'the description for search engines and link previews',
    examples: ['Tell us who you are, and get a link to your application.'],
    description:
      'The text that search engines and link previews show for the screen. The default is the description of app.json.',
  }),
  width: Type.Number({
    'x-label': 'the width of the screen in pixels',
    description: 'Maximum width in CSS pixels.',
    default: 560,
    minimum: 280,
  }),
  ...ownPageParts,
  texts,
};

const actionText = Type.String({
  examples: ['Go to the start page'],
  description: 'Text of the button.',
});

const LinkAction = closedObject(
  {
    text: actionText,
    href: Type.String({
      examples: ['/'],
      description:
        'A route, an http(s) or mailto address, or an address that the response of a call names ("{response.receipt}").',
    }),
    download,
  },
  { required: ['text', 'href'], description: 'A link shown as a button.' },
);

const BackAction = closedObject(
  {
    text: actionText,
    back: Type.Literal(true, {
      description:
        'Opens the screen that led to the page again, at the address that it had, so that its load call is made again. The button is left out where no screen led here.',
    }),
  },
  { required: ['text', 'back'], description: 'A button that leads back.' },
);

const ResendAction = closedObject(
  {
    text: actionText,
    resend: Type.String({
      examples: ['We have sent the email again.'],
      description:
        'Message about success. The button makes the submit call that led to the page once more, with the same answers; a failure is reported as on the form. The button is left out where no submit led here, and after a form with secrets, or with files that go with it.',
    }),
  },
  { required: ['text', 'resend'], description: 'A button that sends again.' },
);

export const PageFile = closedObject(
  {
    ...common,
    kind: kindOf('page', 'A screen that shows text only.'),
    heading: Type.String({
      'x-label': 'the heading',
      examples: ['Your application has been submitted.'],
      description: 'The heading. It replaces the title on the screen.',
    }),
    icon: Type.Union(
      ['mail', 'success', 'problem', 'question'].map((icon) => Type.Literal(icon)),
      { 'x-label': 'the icon', examples: ['success'], description: 'An icon above the heading.' },
    ),
    body: Type.Array(RichText, {
      'x-label': 'the list of paragraphs',
      'x-holds': 'paragraphs',
      examples: [['We will write to you soon.']],
      description: 'The paragraphs.',
    }),
    actions: Type.Array(Type.Union([LinkAction, BackAction, ResendAction]), {
      'x-label': 'the row of buttons',
      'x-holds': 'actions',
      examples: [[{ text: 'Start again', href: '/' }]],
      description:
        'Links shown as buttons, and buttons that lead back or send again. The first one that is shown is the main one.',
    }),
    direct: Type.String({
      'x-label': 'the page that is shown instead to visitors whom no form led here',
      'x-words': { unset: 'none' },
      'x-holds': 'route',
      pattern: '^/[^?#]*$',
      examples: ['/not-sent'],
      description:
        'Route of another page, for visitors whom no outcome and no exit led here: they typed the address, or opened it from a bookmark or in another tab.',
    }),
    review: Type.Boolean({
      default: false,
      'x-label': 'the page',
      'x-words': {
        true: 'with the answers that were sent',
        unset: 'without the answers that were sent',
      },
      description:
        'Whether the page shows the answers that the form before it has sent, with their questions, below the paragraphs. Secrets are left out.',
    }),
    print: Type.Boolean({
      default: false,
      'x-label': 'the page',
      'x-words': { true: 'with a button that prints it', unset: 'without a button that prints it' },
      description: 'Whether a button prints the page, without its buttons.',
    }),
  },
  { required: ['route', 'title', 'kind'], title: 'screen.json of a page' },
);

export const FormFile = closedObject(
  {
    ...common,
    kind: kindOf('form', 'One form and its submit button.'),
    opens: Opens,
    closes: Closes,
    removeFromAddress,
    intro: Intro,
    autocomplete: Type.Union([Type.Literal('on'), Type.Literal('off')], {
      'x-label': 'the autofill of browsers',
      description: 'Whether the browser may fill in the form.',
      default: 'on',
    }),
    load: Load,
    prefill,
    draft: Draft,
    submit: Submit,
  },
  { required: ['route', 'title', 'kind', 'submit'], title: 'screen.json of a form' },
);

export const WizardFile = closedObject(
  {
    ...common,
    kind: kindOf('wizard', 'Several forms, shown step by step.'),
    opens: Opens,
    closes: Closes,
    removeFromAddress,
    load: Load,
    prefill,
    draft: Draft,
    steps: Type.Array(StepEntry, {
      minItems: 1,
      examples: [['company-info', 'contact-details']],
      description: 'The steps in their order.',
    }),
    submit: Submit,
  },
  { required: ['route', 'title', 'kind', 'steps', 'submit'], title: 'screen.json of a wizard' },
);

export type PageFile = Static<typeof PageFile>;
export type FormFile = Static<typeof FormFile>;
export type WizardFile = Static<typeof WizardFile>;
export type ScreenFile = PageFile | FormFile | WizardFile;
