import { providerHostPattern } from '../definition/files/app.ts';

const pattern = new RegExp(providerHostPattern);

/**
 * Reads the address that all calls of a product go to: scheme, host and perhaps a path, "https://api.example.com/v2"; or the
 * path alone on the page's own host, "/v2".
 *
 * @returns the address; "" where the calls go to the place of the pages, and `undefined` where the text is
 * @throws Error whose message names PROVIDER_HOST, for a text that is no such address
 */
export function readProviderHost(text: string | undefined): string | undefined {
  const host = text?.trim();
  if (host === undefined || pattern.test(host)) return host;
  throw new Error(
    `PROVIDER_HOST is "${text}", but must be a scheme, a host and perhaps a path, for instance PROVIDER_HOST=https://api.example.com/v2; or a path of the host of the pages, such as /v2; or empty.`,
  );
}
