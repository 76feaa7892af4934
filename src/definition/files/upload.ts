import { Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { CheckOutcomes } from './outcome.ts';
import { Params, Send } from './request.ts';

/** The request that sends a file to the provider. */
export const Upload = closedObject(
  {
    call: Type.String({
      'x-label': 'the call that takes the files of {it}',
      'x-words': { unset: 'none, so that they go with the form' },
      examples: ['upload_cv'],
      description:
        'Name of a call in app.json that takes one file as multipart/form-data. Its response is the answer.',
    }),
    params: Params,
    part: Type.String({
      minLength: 1,
      default: 'file',
      'x-label': 'the name of the part with the files of {it}',
      examples: ['document'],
      description: 'Name of the part that holds the file.',
    }),
    send: Send,
    outcomes: CheckOutcomes,
  },
  {
    required: ['call'],
    examples: [{ call: 'upload_cv' }],
    description:
      'The call that sends each file as soon as it is chosen; without one, files go with the form. Its response, an object with at least an id, is the answer; the name and the size of the file are added where the response has none. The file is refused by an outcome with "say", which is the message, and by a call that fails.',
  },
);
