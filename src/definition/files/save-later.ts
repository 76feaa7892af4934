import { Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { callName, Params, Send } from './request.ts';

const MailLink = closedObject(
  {
    call: callName('the call that sends the link to saved answers by email', 'remind'),
    params: Params,
    send: Send,
  },
  {
    required: ['call'],
    examples: [{ call: 'remind', send: { token: { from: '/query/token' } } }],
    description:
      'A call that sends the link by email once more. It is made when a visitor saves the answers to finish later.',
  },
);

export const SaveLater = closedObject(
  {
    from: Type.String({
      'x-label': 'the pointer to saved answers in the response',
      pattern: '^/loaded(/.*)?$',
      examples: ['/loaded/draft'],
      description:
        'JSON Pointer to the saved answers in the response of the load call, as the provider got them at /draft.',
    }),
    call: callName('the call that saves the answers for later', 'keep'),
    params: Params,
    send: Send,
    mailLink: MailLink,
  },
  {
    required: ['from', 'call', 'send'],
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
