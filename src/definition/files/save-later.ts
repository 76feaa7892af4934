import { Type } from 'typebox';
import { MappingJson } from './mapping.ts';
import { Params } from './request.ts';

const closed = { additionalProperties: false };

const MailLink = Type.Object(
  {
    call: Type.String({ examples: ['remind'], description: 'Name of a call in app.json.' }),
    params: Type.Optional(Params),
    send: Type.Optional(MappingJson),
  },
  {
    ...closed,
    examples: [{ call: 'remind', send: { token: { from: '/query/token' } } }],
    description:
      'A call that mails the link once more. It is made when a visitor saves the answers to finish later.',
  },
);

export const SaveLater = Type.Object(
  {
    from: Type.String({
      pattern: '^/loaded(/.*)?$',
      examples: ['/loaded/draft'],
      description:
        'JSON Pointer to the saved answers in the response of the load call, as the provider got them at /draft.',
    }),
    call: Type.String({ examples: ['keep'], description: 'Name of a call in app.json.' }),
    params: Type.Optional(Params),
    send: MappingJson,
    mailLink: Type.Optional(MailLink),
  },
  {
    ...closed,
    examples: [
      {
        from: '/loaded/draft',
        call: 'keep',
        send: { token: { from: '/query/token' }, draft: { from: '/draft' } },
      },
    ],
    description:
      'Saves the answers at the provider too, so that the link leads to them in any browser. "send" finds them at /draft, with the times at which they were given; of each question the newest answer counts.',
  },
);
