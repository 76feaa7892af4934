import { type Static, Type } from 'typebox';
import { durationPattern } from './call.ts';
import { closedObject } from './closed-object.ts';
import { Migration } from './migration.ts';
import { SaveLater } from './save-later.ts';

/** Default delay between the last change and storing the draft, an ISO 8601 duration. */
export const defaultDraftDelay = 'PT0.3S';

/** Days after its last change until a draft is deleted. */
export const defaultDraftDays = 30;

export const Draft = closedObject(
  {
    key: Type.String({
      'x-label': 'the key under which saved answers are found in the browser',
      examples: ['my-form'],
      pattern: '\\S',
      description: 'Name of the item in the browser’s local storage.',
    }),
    entry: Type.String({
      'x-label': 'the entry under which saved answers are found in the browser',
      examples: ['answers'],
      pattern: '^(?!(version|times|owner|link|step|maybeSent|unlisted)$).+',
      description:
        'Key of the answers in that item. The engine stores "version", "times", "owner", "link", "step", "maybeSent" and "unlisted" beside it.',
    }),
    delay: Type.String({
      'x-label': 'an answer',
      'x-holds': 'delay',
      'x-words': { unset: 'not saved in the browser' },
      description: 'Delay between the last change and storing, an ISO 8601 duration.',
      default: defaultDraftDelay,
      pattern: durationPattern,
      examples: ['PT1S'],
    }),
    days: Type.Integer({
      minimum: 1,
      maximum: 365,
      'x-label': 'the number of days for which answers are saved in the browser',
      'x-words': { unset: 'none' },
      default: defaultDraftDays,
      examples: [7],
      description: 'Days after the last change on which the answers are still there.',
    }),
    owner: Type.String({
      'x-label': 'the pointer to the owner of answers that are saved in the browser',
      pattern: '^/loaded(/.*)?$',
      examples: ['/loaded/data/application/id'],
      description:
        'JSON Pointer to the value in the response of the load call that the answers belong to: a text, or a number other than 0. The answers of another owner are not shown. Where a response has no such value, the answers belong to the link that led to them.',
    }),
    version: Type.Integer({
      minimum: 1,
      default: 1,
      'x-label': 'the version of answers that are saved in the browser',
      description:
        'Version of the questions, stored in each draft. Raise it when a migration is needed; each version has a frozen draft in drafts/.',
    }),
    migrations: Type.Array(Migration, {
      'x-label': 'the list of conversions of answers that are saved in the browser',
      'x-holds': 'migrations',
      examples: [[{ to: 2, patch: [{ op: 'move', from: '/name', path: '/full_name' }] }]],
      description: 'Conversions of the answers in drafts of earlier versions.',
    }),
    saveLater: SaveLater,
  },
  {
    required: ['key', 'entry'],
    examples: [{ key: 'my-form', entry: 'answers' }],
    description:
      'Stores answers in the browser until they are sent. Tabs of one browser share them: the newest answer to each question counts. Without an "owner", answers belong to the link that led to them: to the parameters of the address that the load call sends, or to the browser where it sends none.',
  },
);

export type DraftFile = Static<typeof Draft>;
