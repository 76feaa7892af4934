import { type Static, Type } from 'typebox';
import { defaultTexts, type Texts } from '../texts.ts';
import { Call } from './call.ts';
import { closedObject } from './closed-object.ts';
import { editorSchema } from './editor-schema.ts';
import { MessagesJson } from './messages.ts';
import { Footer, Notice } from './page-parts.ts';
import { Visit } from './visit.ts';

/**
 * Matches the address of a provider: "https://api.example.com/v2", a path of the page's own host ("/v2"), or "" for the place of
 * the pages.
 */
export const providerHostPattern =
  '^(https?://(\\[[0-9a-fA-F:.]+\\]|[^\\s/?#:@\\[\\]]+)(:[0-9]{1,5})?(/[^\\s?#]*)?|/(?!/)[^\\s?#]*)?$';

const AllowedHost = Type.String({
  pattern: '^[a-z0-9.-]+(:(?!443$)[0-9]+)?$',
  examples: ['pay.example.com'],
});

/** Matches a list of typefaces that ends in a generic one, which every system has: 'Georgia, "Times New Roman", serif'. */
const typefacePattern =
  '^(("[A-Za-z0-9 ._-]+"|-?[A-Za-z][A-Za-z0-9_-]*( [A-Za-z][A-Za-z0-9_-]*)*), *)*(serif|sans-serif|monospace|system-ui|ui-serif|ui-sans-serif|ui-rounded|ui-monospace)$';

const colour = (description: string, example: string) =>
  Type.String({ description, pattern: '^#[0-9a-fA-F]{6}$', examples: [example] });

const Scheme = (label: string, description: string, primary: string, error: string) =>
  closedObject(
    {
      primary: colour('Colour of buttons, links and focus, as #rrggbb.', primary),
      error: colour('Colour of errors, as #rrggbb.', error),
    },
    {
      required: ['primary', 'error'],
      'x-label': label,
      description,
      examples: [{ primary, error }],
    },
  );

export const AppFile = closedObject(
  {
    $schema: editorSchema('.schemas/app.schema.json'),
    name: Type.String({
      examples: ['Example Network'],
      'x-label': 'the name of the product',
      description: 'The name of the product, at the end of every page title.',
    }),
    language: Type.String({
      'x-label': 'the language of the texts',
      description: 'Language of the texts, a BCP 47 tag.',
      examples: ['en', 'pt-BR'],
      pattern: '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$',
    }),
    languages: Type.Record(
      Type.String({ pattern: '^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$' }),
      closedObject(
        {
          name: Type.String({
            examples: ['Deutsch'],
            description:
              'Its name above the pages, where visitors choose a language. By default, the name in the language itself.',
          }),
          complete: Type.Boolean({
            description: 'Whether a text without translation is an error.',
            default: false,
          }),
        },
        { examples: [{ complete: true }] },
      ),
      {
        'x-label': 'the further languages',
        examples: [{ de: { complete: true }, ar: {} }],
        description:
          'Further languages, by their BCP 47 tags. Their texts are in languages/<tag>.json, and their pages below /<tag>/.',
      },
    ),
    description: Type.String({
      examples: ['Apply to join Example Network.'],
      'x-label': 'the description for search engines and link previews',
      description: 'One sentence for search engines and link previews.',
    }),
    names: Type.Record(Type.String(), Type.String(), {
      description: 'Names and addresses for use in many texts: {names.x} anywhere in forms/.',
      examples: [{ provider: 'Example Network' }],
    }),
    logo: closedObject(
      {
        file: Type.String({
          'x-label': 'the logo',
          'x-holds': 'picture',
          description: 'Picture beside app.json, for light pages.',
          examples: ['logo.svg'],
        }),
        darkFile: Type.String({
          examples: ['logo-dark.svg'],
          description: 'The same for dark pages.',
          'x-label': 'the logo on dark pages',
          'x-holds': 'picture',
        }),
        alt: Type.String({
          examples: ['Example Network'],
          'x-label': 'the text alternative of the logo',
          description: 'Text alternative of the picture.',
        }),
        height: Type.Number({
          'x-label': 'the height of the logo in pixels',
          description: 'Height in CSS pixels.',
          default: 32,
          minimum: 8,
        }),
      },
      {
        required: ['file', 'alt'],
        examples: [{ file: 'logo.svg', alt: 'Example Network' }],
        description: 'The logo above every screen.',
      },
    ),
    favicon: Type.String({
      'x-label': 'the icon of the browser tab',
      'x-holds': 'picture',
      description: 'Icon of the browser tab, beside app.json.',
      examples: ['favicon.svg'],
    }),
    footer: Footer,
    notice: Notice,
    theme: closedObject(
      {
        light: Scheme(
          'the colours on light pages',
          'Colours on a light page.',
          '#1451c4',
          '#b3261e',
        ),
        dark: Scheme('the colours on dark pages', 'Colours on a dark page.', '#8fb3ff', '#ffa59b'),
        radius: Type.Number({
          'x-label': 'the roundness of corners in pixels',
          description: 'Roundness of corners in CSS pixels.',
          default: 8,
          minimum: 0,
          maximum: 24,
        }),
        density: Type.Union([Type.Literal('comfortable'), Type.Literal('compact')], {
          'x-label': 'the density of the pages',
          description:
            'Distances between and inside of all parts: in steps of 4 pixels ("comfortable") or 3 ("compact").',
          default: 'comfortable',
        }),
        typeface: Type.String({
          'x-label': 'the typeface of the texts',
          description:
            'Typefaces of the visitor’s system as CSS lists them, the first of which that is there is used; the last one is a generic one. By default that of the system.',
          examples: ['Georgia, "Times New Roman", serif'],
          pattern: typefacePattern,
        }),
      },
      {
        required: ['light', 'dark'],
        examples: [
          {
            light: { primary: '#1451c4', error: '#b3261e' },
            dark: { primary: '#8fb3ff', error: '#ffa59b' },
          },
        ],
        description:
          'Colours of the light and the dark theme, of which the visitor’s system chooses; corners, density and typeface.',
      },
    ),
    provider: closedObject(
      {
        host: Type.String({
          'x-label': 'the host of all calls',
          'x-words': { '': 'the one that served the page' },
          description:
            'Address that all calls go to: scheme, host and perhaps a path; a path alone is one of the host that served the page; empty for the place of the pages. The environment variable PROVIDER_HOST overrides it at build time.',
          examples: ['https://api.example.com', 'https://api.example.com/v2', ''],
          pattern: providerHostPattern,
        }),
        csrf: closedObject(
          {
            cookie: Type.String({
              examples: ['XSRF-TOKEN'],
              description:
                'Cookie that holds the token. Its name may have the prefix __Host- or __Secure-.',
            }),
            header: Type.String({
              examples: ['X-XSRF-TOKEN'],
              description: 'Header that returns the token.',
            }),
          },
          {
            required: ['cookie', 'header'],
            'x-label': 'the proof that a call comes from a page of the product',
            examples: [{ cookie: 'XSRF-TOKEN', header: 'X-XSRF-TOKEN' }],
            description:
              'Anti-forgery cookie and header pair. A page on another host than the provider’s can’t read the cookie and sends no header: the provider then checks the origin of its calls.',
          },
        ),
        headers: Type.Record(Type.String(), Type.String(), {
          'x-label': 'the header "{key}" of all calls',
          description:
            'Request headers of all calls, with the same value in each. A call replaces one by a header of the same name.',
          examples: [{ 'X-Api-Version': '2' }],
        }),
      },
      {
        required: ['host'],
        examples: [{ host: '' }],
        description: 'The server that answers all calls.',
      },
    ),
    allowedHosts: Type.Array(AllowedHost, {
      'x-label': 'the list of hosts that visitors may be sent to',
      description:
        'The hosts of other sites to which an outcome may send visitors with "go", and to which addresses of responses may lead. An empty list allows those of the provider and of this site alone.',
      examples: [['pay.example.com']],
    }),
    visit: Visit,
    calls: Type.Record(Type.String(), Call, {
      examples: [{ save: { method: 'POST', path: '/applications' } }],
      description: 'The calls to the provider, by the name that screens use.',
    }),
    messages: MessagesJson(
      'Messages for broken rules, used where ui.json has none of its own, in place of the general ones. {limit} is the number in the rule.',
    ),
    ownMessages: Type.Boolean({
      'x-label': 'the product',
      'x-words': {
        true: 'without general messages',
        unset: 'with general messages where it has none of its own',
      },
      description:
        'Whether every message is one of the product: forms:check then asks for each that is missing, and no general one is used.',
      default: false,
    }),
    texts: Type.Unsafe<Partial<Texts>>(
      closedObject(
        Object.fromEntries(
          Object.entries(defaultTexts).map(([name, text]) => [
            name,
            Type.String({ description: `Replaces “${text}”.`, default: text }),
          ]),
        ),
        {
          'x-label': 'the engine\'s text "{key}"',
          description: 'Replacements for the engine’s texts.',
        },
      ),
    ),
  },
  {
    required: ['name', 'language', 'theme', 'provider', 'calls'],
    title: 'app.json',
    description: 'The product: names, theme, provider and calls.',
  },
);
export type AppFile = Static<typeof AppFile>;
