import { literalPattern } from '../../core/text/literal-pattern.ts';
import { textsIn } from '../../core/values-in.ts';

/** Returns an address as it is compared with others. */
export const sameForm = (address: string): string => address.normalize('NFKC').trim().toLowerCase();

/**
 * Puts "(removed)" in place of an email address in the texts of a document.
 *
 * @returns the document as JSON; `undefined` where no text has the address
 */
export function maskAddress(document: unknown, email: string): string | undefined {
  // Longer addresses have it too: "xada@example.com" and "ada@example.com.au".
  const pattern = `(?<![\\p{L}\\p{N}][._%+-]*)${literalPattern(sameForm(email))}(?!(?:[_-]*|\\.)[\\p{L}\\p{N}])`;
  const address = new RegExp(pattern, 'giu');
  const isMentioned = (text: string) => text.normalize('NFKC').search(address) >= 0;
  if (!textsIn(document).some(isMentioned)) return undefined;
  const withoutAddress = (text: string): string => text.replace(address, '(removed)');
  return JSON.stringify(document, (_, value) => {
    if (typeof value !== 'string') return value;
    const text = withoutAddress(value);
    // Only an address in other signs than these needs the rest of its text changed.
    return isMentioned(text) ? withoutAddress(text.normalize('NFKC')) : text;
  });
}
