import { type Static, Type } from 'typebox';
import { defaultTexts, type Texts } from '../texts.ts';
import { MessagesJson } from './messages.ts';
import { isSchema } from './schema.ts';

const closed = { additionalProperties: false };

const Scheme = Type.Object(
  {
    primary: Type.String({
      description: 'Colour of buttons, links and focus, as #rrggbb.',
      pattern: '^#[0-9a-fA-F]{6}$',
      examples: ['#1451c4'],
    }),
    error: Type.String({
      description: 'Colour of errors, as #rrggbb.',
      pattern: '^#[0-9a-fA-F]{6}$',
      examples: ['#b3261e'],
    }),
  },
  closed,
);

export const Call = Type.Object(
  {
    method: Type.Union(
      [
        Type.Literal('GET'),
        Type.Literal('POST'),
        Type.Literal('PUT'),
        Type.Literal('PATCH'),
        Type.Literal('DELETE'),
      ],
      { description: 'The HTTP method. GET and DELETE send what they send in the query string.' },
    ),
    path: Type.String({
      description:
        'The path below the provider’s host. {words} are filled from "params" where the call is made.',
      examples: ['/bookings/{code}'],
    }),
    headers: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Request headers of this call.',
        examples: [{ 'X-Requested-With': 'XMLHttpRequest' }],
      }),
    ),
    cookies: Type.Optional(
      Type.Boolean({
        description: 'Whether cookies are sent and accepted (also to another host).',
        default: false,
      }),
    ),
    errors: Type.Optional(
      Type.String({
        description:
          'JSON Pointer to the errors in a response body. Anything there but null, false and emptiness is the outcome "errors".',
        examples: ['/errors'],
      }),
    ),
    response: Type.Optional(
      Type.Unsafe<Record<string, unknown>>({
        type: 'object',
        ...isSchema,
        description:
          'JSON Schema of a response without errors. A body that does not fit counts as a failed call. Without "response" and "errors" the body is not read.',
      }),
    ),
    timeout: Type.Optional(
      Type.String({
        description: 'Longest wait, an ISO 8601 duration. Without it the call may take for ever.',
        examples: ['PT30S'],
      }),
    ),
  },
  closed,
);

export const AppFile = Type.Object(
  {
    $schema: Type.Optional(Type.String({ description: 'Lets an editor help with this file.' })),
    name: Type.String({ description: 'The name of the product, at the end of every page title.' }),
    language: Type.String({
      description: 'Language of the texts, a BCP 47 tag.',
      examples: ['en', 'pt-BR'],
    }),
    description: Type.Optional(
      Type.String({ description: 'One sentence for search engines and link previews.' }),
    ),
    names: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Names and addresses used in many texts: {names.x} anywhere in forms/.',
        examples: [{ provider: 'Example Network' }],
      }),
    ),
    logo: Type.Optional(
      Type.Object(
        {
          file: Type.String({
            description: 'Picture beside app.json, for light pages.',
            examples: ['logo.svg'],
          }),
          darkFile: Type.Optional(Type.String({ description: 'The same for dark pages.' })),
          alt: Type.String({ description: 'What the picture says.' }),
          height: Type.Optional(Type.Number({ description: 'Height in CSS pixels.', default: 32 })),
        },
        { ...closed, description: 'The logo above every screen.' },
      ),
    ),
    favicon: Type.Optional(
      Type.String({
        description: 'Icon of the browser tab, beside app.json.',
        examples: ['favicon.svg'],
      }),
    ),
    theme: Type.Object(
      {
        light: Scheme,
        dark: Scheme,
        radius: Type.Optional(
          Type.Number({ description: 'Roundness of corners in CSS pixels.', default: 8 }),
        ),
      },
      { ...closed, description: 'The colours of the light and the dark look; the system chooses.' },
    ),
    provider: Type.Object(
      {
        host: Type.String({
          description:
            'Scheme and host that all calls go to; empty for the host that served the page. The environment variable PROVIDER_HOST overrides it at build time.',
          examples: ['', 'https://api.example.com'],
        }),
        csrf: Type.Optional(
          Type.Object(
            {
              cookie: Type.String({ description: 'Cookie that the token is read from.' }),
              header: Type.String({ description: 'Header that it is sent back in.' }),
            },
            { ...closed, description: 'Anti-forgery cookie and header pair.' },
          ),
        ),
      },
      { ...closed, description: 'Whom the product talks to.' },
    ),
    calls: Type.Record(Type.String(), Call, {
      description: 'The calls to the provider, by the name that screens use.',
    }),
    messages: MessagesJson(
      'What is said when a rule is broken and nothing nearer says it. {limit} is the number in the rule.',
    ),
    texts: Type.Optional(
      Type.Unsafe<Partial<Texts>>(
        Type.Object(
          Object.fromEntries(
            Object.entries(defaultTexts).map(([name, text]) => [
              name,
              Type.Optional(Type.String({ description: `Instead of “${text}”.`, default: text })),
            ]),
          ),
          { ...closed, description: 'Own wording for the engine’s texts.' },
        ),
      ),
    ),
  },
  { ...closed, title: 'app.json', description: 'The product: names, look, provider, calls.' },
);
export type AppFile = Static<typeof AppFile>;
export type Call = Static<typeof Call>;
