// Addresses that the response of a call names: "go": "{response.payment}", or the "href" of a link.

import type { ResolveGo } from '../compiled/call.ts';
import type { AllowedAddresses } from '../compiled/screen.ts';
import { getAt } from './pointer.ts';

/** The roots of pointers to the responses of calls. */
const responseRoots = ['response', 'loaded', 'steps'];

const placeholder = new RegExp(String.raw`^\{((?:${responseRoots.join('|')})(?:\.[\w-]+)+)\}$`);

/** Returns the pointer of the value that is an address; `undefined` for an address that is written out. */
export function addressPointer(address: string): string | undefined {
  const [, path] = placeholder.exec(address) ?? [];
  return path && `/${path.replaceAll('.', '/')}`;
}

/** Characters of a data: address that browsers download: Chrome takes 2 MB. */
const longestData = 2_000_000;

/**
 * Returns an address of a response in full, where visitors may be led to it: one of the provider or of the page's own site, or
 * an https address at an allowed host. Returns `undefined` for all other values.
 *
 * @param page the address of the page
 * @param isDownload a file that is saved can also be content: a data: address
 */
export function allowedAddress(
  value: unknown,
  { hosts, provider }: AllowedAddresses,
  page: string,
  isDownload = false,
): string | undefined {
  if (typeof value !== 'string' || value === '') return undefined;
  if (isDownload && /^data:/i.test(value)) {
    return value.length > longestData ? undefined : value;
  }
  const base = provider === '' ? page : `${provider.replace(/\/+$/, '')}/`;
  if (!URL.canParse(value, base)) return undefined;
  const { href, protocol, host, origin, username, password } = new URL(value, base);
  if (username !== '' || password !== '') return undefined;
  const isOwn = origin === new URL(base).origin || origin === new URL(page).origin;
  const isAllowed = protocol === 'https:' && hosts.includes(host);
  return /^https?:$/.test(protocol) && (isOwn || isAllowed) ? href : undefined;
}

/**
 * Returns a function that puts the address that a response names into the "go" of an outcome. Where visitors may not be led
 * there, the call counts as failed.
 *
 * @param refused the message of this failure
 */
export const goResolver =
  (allowed: AllowedAddresses, refused: string): ResolveGo =>
  (ended, sources) => {
    const { outcome, response } = ended;
    const pointer = addressPointer(outcome?.go ?? '');
    if (pointer === undefined) return ended;
    const { page } = sources as { page: { url: string } };
    const go = allowedAddress(getAt({ ...sources, response }, pointer), allowed, page.url);
    return go === undefined
      ? { kind: 'failure', outcome: { say: refused }, response }
      : { ...ended, outcome: { ...outcome, go } };
  };
