import { domainToASCII } from 'node:url';

/** Domains whose mailboxes ignore dots in their names. */
const withoutDots = new Set(['gmail.com', 'googlemail.com']);

/** Returns the mailbox that an address and its aliases lead to: "ada" at "gmail.com" for "A.da+x@GoogleMail.com". */
export function mailboxOf(address: string): string {
  const written = address.normalize('NFKC').trim().toLowerCase();
  const at = written.lastIndexOf('@');
  if (at < 0) return written;
  const domain = domainToASCII(written.slice(at + 1)).replace(/\.$/, '');
  const name = written.slice(0, at).replace(/(?<=.)\+.*/, '');
  return withoutDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
