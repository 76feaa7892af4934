import type { Retention } from './retention.ts';

/** Rows of a table that are not needed any more. */
export interface Expiry {
  /** Milliseconds. */
  age: number;
  /** The condition of the rows; $1 is the moment that lies `age` back, and $2 are the calls. */
  where: string;
  calls?: string[];
  /** What is set in the rows, which stay; without it they are removed. */
  set?: string;
}

/** A table with data of visitors. */
export interface KeptData {
  table: string;
  /** The condition of its rows, where others are data of another kind. */
  rows?: string;
  /** Its name in the listing of a person's data. */
  label: string;
  /** The expression that identifies a row. */
  id: string;
  /** The column that says when it was stored. */
  time: string;
  /** Lists the rows that the sweep removes; absent where rows go with those of another table. */
  expiries: (retention: Retention) => Expiry[];
  /** The expressions by which rows of a person are found. */
  person: {
    /** A JSON document, one of whose texts is the address of the person, or has a link to the application. */
    document?: string;
    /** Whether the document is sealed. */
    isSealed?: true;
    /** Sets the document to $2; by default it is a column of JSON. */
    set?: string;
    /** The hash of the application's id. */
    application?: string;
    /** The hash of the link's token. */
    token?: string;
    /** The id of the row in `submissions`. */
    submission?: string;
    /** The condition of rows whose content went to others, who still have it. */
    sent?: string;
  };
}

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** Browsers keep a draft for 30 days from its last change. */
const longestDraft = 90 * day;

/** Returns the query for the invitation of a row's application. */
const ofInvitation = (table: string) =>
  `(select from invitations where invitations.application_hash = ${table}.application_hash)`;

/** Deliveries that were delivered, given up, or lie in the outbox alone, by when that was. */
const isOver = 'next_try is null and coalesce(delivered_at, made_at) < $1';

const deliveries = {
  table: 'deliveries',
  id: 'id',
  time: 'made_at',
  expiries: ({ deliveryDays }: Retention) => [{ age: deliveryDays * day, where: isOver }],
};

/** All data of visitors in the order in which the sweep removes it. A table of a later version gets an entry here. */
export const keptData: KeptData[] = [
  {
    table: 'replies',
    label: 'Stored replies',
    id: `call || ' ' || key_hash`,
    time: 'made_at',
    expiries: ({ replyHours }) => [{ age: replyHours * hour, where: 'made_at < $1' }],
    person: { document: 'reply', token: 'token_hash', submission: 'submission_id' },
  },
  {
    ...deliveries,
    rows: `kind = 'mail'`,
    label: 'Emails',
    person: {
      document: `content ->> 'sealed'`,
      isSealed: true,
      set: `content = json_build_object('sealed', $2::text)`,
      sent: 'delivered_at is not null',
    },
  },
  {
    ...deliveries,
    rows: `kind = 'webhook'`,
    label: 'Webhooks',
    person: {
      document: 'content',
      application: 'application_hash',
      submission: 'submission_id',
      sent: 'delivered_at is not null',
    },
  },
  {
    table: 'invitations',
    label: 'Invitations',
    id: 'token_hash',
    time: 'made_at',
    expiries: ({ tokenDays }) => [{ age: tokenDays * day, where: 'made_at < $1' }],
    person: { document: 'request', application: 'application_hash', token: 'token_hash' },
  },
  {
    table: 'drafts',
    label: 'Drafts',
    id: 'application_hash',
    time: 'saved_at',
    expiries: ({ tokenDays }) => [
      { age: tokenDays * day, where: `saved_at < $1 or not exists ${ofInvitation('drafts')}` },
    ],
    person: {
      document: 'draft',
      isSealed: true,
      set: 'draft = $2',
      application: 'application_hash',
    },
  },
  {
    table: 'submissions',
    label: 'Applications',
    id: 'id',
    time: 'stored_at',
    // While its link can be opened, an application that is not there could be sent again.
    expiries: ({ applicationDays, callDays }) => {
      const expired = `stored_at < $1 and not exists ${ofInvitation('submissions')}
        and not exists (select from deliveries where submission_id = submissions.id and next_try is not null)`;
      return [
        ...Object.entries(callDays).map(([call, days]) => ({
          age: days * day,
          where: `${expired} and call = any($2::text[])`,
          calls: [call],
        })),
        ...(applicationDays === 0
          ? []
          : [
              {
                age: applicationDays * day,
                where: `${expired} and call <> all($2::text[])`,
                calls: Object.keys(callDays),
              },
            ]),
      ];
    },
    person: { document: 'body', application: 'application_hash', submission: 'id' },
  },
  {
    table: 'files',
    label: 'Files',
    id: 'id',
    time: 'stored_at',
    expiries: ({ unusedFileHours }) => [
      {
        age: unusedFileHours * hour,
        where: `stored_at < $1 and size > 0 and submission_id is null and not exists
          (select from drafts where drafts.application_hash = files.application_hash)`,
        set: `content = '', size = 0, name = ''`,
      },
      // Their ids stay as long as browsers keep drafts, so that no application is stored without its file.
      { age: longestDraft, where: 'stored_at < $1 and size = 0 and submission_id is null' },
    ],
    person: { application: 'application_hash', submission: 'submission_id' },
  },
];
