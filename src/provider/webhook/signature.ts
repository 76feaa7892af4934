import { createHmac } from 'node:crypto';

/** A request as its receiver verifies it. */
interface SignedParts {
  /** Without a dot. */
  id: string;
  /** Unix time in seconds. */
  timestamp: number;
  body: string;
}

/**
 * Returns the header `webhook-signature`: by each secret, so that receivers can change from one to the next.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md#signature-scheme
 */
export const signatureOf = ({ id, timestamp, body }: SignedParts, secrets: Buffer[]): string =>
  secrets
    .map((secret) => {
      const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`);
      return `v1,${hmac.digest('base64')}`;
    })
    .join(' ');
