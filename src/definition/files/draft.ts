import { type Static, Type } from 'typebox';
import { durationPattern } from './call.ts';
import { Migration } from './migration.ts';

const closed = { additionalProperties: false };

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

export type DraftFile = Static<typeof Draft>;
