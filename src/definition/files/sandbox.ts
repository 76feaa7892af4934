import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { editorSchema } from './editor-schema.ts';
import { AcceptedKinds, MaxFileSize } from './file-limits.ts';
import { mapping } from './mapping.ts';
import { valuePointerPattern } from './value-pointer.ts';

/** The mappings of several kinds of calls. */
export const mappings = {
  body: mapping('The body, as JSON.', { status: 'stored' }),
  to: mapping('The address that the email goes to.', { from: '/body/email' }),
  token: mapping('The token.', { from: '/query/token' }),
};

const answer = {
  status: Type.Integer({
    examples: [409],
    description: 'HTTP status.',
    minimum: 200,
    maximum: 599,
  }),
  body: mappings.body,
};
export const Answer = closedObject(answer, {
  description: 'The response.',
  examples: [{ status: 200, body: { status: 'stored' } }],
});

/** A JSON Pointer to a value in the request body. */
const bodyPointer = (example: string, description: string) =>
  Type.String({ description, examples: [example], pattern: valuePointerPattern });

/**
 * The parts of an email with a link.
 *
 * @param words the source of the {words} in its texts
 */
const mail = (words: string, subject: string) => ({
  to: mappings.to,
  subject: Type.String({
    examples: [subject],
    description: `Subject of the email; {words} are filled in from ${words}.`,
  }),
  text: Type.String({
    examples: ['Please follow this link: {link}'],
    description: `Text of the email; {words} are filled in from ${words}, and {link} is the link.`,
  }),
  link: Type.String({
    description: 'Address of the link in the email; {token} is the token.',
    examples: ['/welcome?token={token}'],
  }),
});

const Invite = closedObject(
  {
    do: Type.Literal('invite', {
      description: 'Creates a token, stores the request with it and adds an email to the outbox.',
    }),
    ...mail('the request body', 'Continue your application, {name}'),
    answer: Answer,
  },
  { required: ['do', 'to', 'subject', 'text', 'link', 'answer'] },
);

const Admit = closedObject(
  {
    do: Type.Literal('admit', {
      description: 'Responds only to a token that an "invite" has created.',
    }),
    token: mappings.token,
    answer: Answer,
    sent: closedObject(answer, {
      description:
        'The response once the application is stored; mappings read at /application/sent since when. The default is "answer" until its review begins, and "refuse" from then on.',
      examples: [{ body: { since: { from: '/application/sent' } } }],
    }),
    refuse: Answer,
  },
  { required: ['do', 'token', 'answer', 'refuse'] },
);

const Store = closedObject(
  {
    do: Type.Literal('store', { description: 'Stores the request body.' }),
    unique: bodyPointer(
      '/nickname',
      'JSON Pointer to the value that no two stored bodies may share (letter case aside).',
    ),
    hash: Type.Array(Type.String({ pattern: valuePointerPattern, examples: ['/password'] }), {
      examples: [['/password']],
      description: 'JSON Pointers to values stored only as a salted hash, and never shown.',
    }),
    drop: Type.Array(
      Type.String({ pattern: valuePointerPattern, examples: ['/confirmPassword'] }),
      {
        examples: [['/confirmPassword']],
        description: 'JSON Pointers to values not stored at all.',
      },
    ),
    application: bodyPointer(
      '/application',
      'JSON Pointer to the id of an application, which the answer of an "admit" reads at /application/id. Only an application that was admitted is stored, once: a later body replaces it until its review begins. Mappings in "answer" read a short name for it, which can be read out, at /application/ref.',
    ),
    keepDays: Type.Integer({
      minimum: 1,
      maximum: 36500,
      examples: [365],
      description:
        'Days after which a stored body is removed with its files, in place of APPLICATION_DAYS of the server.',
    }),
    answer: Answer,
    taken: Answer,
    refuse: Answer,
  },
  { required: ['do', 'answer'] },
);

const Respond = closedObject(
  { do: Type.Literal('respond', { description: 'Sends a fixed response.' }), answer: Answer },
  { required: ['do', 'answer'] },
);

const Find = closedObject(
  {
    do: Type.Literal('find', { description: 'Responds with an entry of "data", if it exists.' }),
    in: Type.String({
      description: 'JSON Pointer to an object whose entries are looked up by their keys.',
      examples: ['/data/trips'],
    }),
    key: mapping('The key of the entry.', { from: '/params/code' }),
    answer: Answer,
    missing: Answer,
  },
  {
    required: ['do', 'in', 'key', 'answer', 'missing'],
    description: 'Mappings in "answer" read the entry at /found.',
  },
);

const Search = closedObject(
  {
    do: Type.Literal('search', {
      description: 'Responds with the items of a list of "data" that a text finds; ten at most.',
    }),
    in: Type.String({
      description: 'JSON Pointer to the list.',
      examples: ['/data/streets'],
    }),
    by: Type.String({
      description:
        'JSON Pointer in an item to the text of which each word that is looked for begins a word.',
      examples: ['/name'],
    }),
    for: mapping('The text to look for.', { from: '/query/name' }),
    answer: Answer,
  },
  {
    required: ['do', 'in', 'by', 'for', 'answer'],
    description: 'Mappings in "answer" read the items at /found.',
  },
);

const Keep = closedObject(
  {
    do: Type.Literal('keep', {
      description: 'Stores the one file of a request, if its content is of one of the kinds.',
    }),
    accept: AcceptedKinds,
    maxSize: MaxFileSize,
    answer: Answer,
    refuse: Answer,
  },
  {
    required: ['do', 'accept', 'maxSize', 'answer'],
    description: 'Mappings in "answer" read the id, name, size and type at /file.',
  },
);

const Remember = closedObject(
  {
    do: Type.Literal('remember', {
      description:
        'Keeps the draft of an application until it is sent or its token expires. Of each question the newest answer counts.',
    }),
    application: bodyPointer(
      '/application',
      'JSON Pointer to the id of the application, which the answer of an "admit" reads at /application/id.',
    ),
    draft: bodyPointer(
      '/draft',
      'JSON Pointer to the draft, which the answer of an "admit" reads at /draft.',
    ),
    answer: Answer,
    refuse: Answer,
  },
  { required: ['do', 'application', 'draft', 'answer'] },
);

const Remind = closedObject(
  {
    do: Type.Literal('remind', {
      description: 'Adds an email with the link of a token to the outbox once more.',
    }),
    token: mappings.token,
    ...mail('the request that created the token', 'Finish your application, {name}'),
    answer: Answer,
    refuse: Answer,
  },
  { required: ['do', 'token', 'to', 'subject', 'text', 'link', 'answer'] },
);

export const SandboxFile = closedObject(
  {
    $schema: editorSchema('.schemas/sandbox.schema.json'),
    data: Type.Unsafe<Record<string, unknown>>({
      type: 'object',
      examples: [{ channels: [{ id: 1, name: 'Email' }] }],
      description: 'Values that mappings read at /data.',
    }),
    calls: Type.Record(
      Type.String(),
      Type.Union([Invite, Admit, Store, Respond, Find, Search, Keep, Remember, Remind]),
      {
        examples: [{ save: { do: 'store', answer: { status: 201 } } }],
        description:
          'Behaviour of the local provider for each call of app.json. Mappings read /body, /query, /params and /data. ' +
          'With a token, /invitation is the body of the request that created it, and /application has the id of its application. ' +
          '/draft is the draft that "remember" has stored, /found the entry of "find" or the items of "search", /file the file of "keep".',
      },
    ),
  },
  {
    required: ['calls'],
    title: 'sandbox.json',
    description: 'A local provider, with which the product runs without another server.',
  },
);
export type SandboxFile = Static<typeof SandboxFile>;
export type SandboxCall = SandboxFile['calls'][string];
export type SandboxAnswer = Static<typeof Answer>;
