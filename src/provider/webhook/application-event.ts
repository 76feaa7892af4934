import { referenceOf } from '../store/submissions.ts';

/** An application that was stored. */
interface StoredApplication {
  /** That of its row, which stays the same when a later body replaces this one. */
  submission: string;
  call: string;
  /** Its id, where the call has one. */
  application?: string | undefined;
  /** Without the values that were hashed or dropped. */
  body: object;
  /** The hashes by JSON Pointer, which are never sent. */
  secrets: Record<string, string>;
  time: Date;
}

/** Returns the body of the webhook for an application, in the structure that Standard Webhooks advises. */
export const applicationEvent = (stored: StoredApplication): object => ({
  type: 'application.stored',
  timestamp: stored.time.toISOString(),
  data: {
    id: stored.submission,
    call: stored.call,
    ...(stored.application !== undefined && { reference: referenceOf(stored.application) }),
    body: stored.body,
    hashed: Object.keys(stored.secrets),
  },
});
