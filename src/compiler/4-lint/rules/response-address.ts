import { isObject } from '../../../core/is-object.ts';
import { getAt, lastKey, parentPointer } from '../../../core/pointer.ts';
import { findLinks, type LinkSource } from '../../3-analyze/links.ts';
import {
  findPageTextPointers,
  findTextPointers,
  type TextPointer,
} from '../../3-analyze/mappings/text-pointers.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { ProductSource } from '../../model/product.ts';
import { placeholderOf, textValuesIn } from '../../model/text-values.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'An address from a response is a text, and stands alone. "allowedHosts" of app.json lists the hosts that it may lead to.',
  checkUnit: (product) => [
    ...findLinks(product).flatMap((link) => findingOf(product, link)),
    ...findTextPointers(product).flatMap(typeFinding),
  ],
  checkProduct: (product) =>
    product.fullyParsed ? findPageTextPointers(product).flatMap(typeFinding) : [],
};

function findingOf(product: ProductSource, link: LinkSource): Finding[] {
  const { file, pointer, to, isNamed } = link;
  const [value] = textValuesIn(to);
  const example = value && placeholderOf(value.from.replace(/^\/(answers|query)\//, '/response/'));
  if (!isNamed) {
    const isWrong = value !== undefined && link.kind !== 'route';
    const message = `An address shows no values. It can be a value that a response has, alone and without words for a missing one, such as ${example}.`;
    return [...(isWrong ? [{ file, pointer, message }] : []), ...idleDownload(product, link)];
  }
  const isDownload = downloadOf(product, link) !== undefined;
  if (product.app.allowedHosts !== undefined || isDownload) return [];
  const message = `No address of another site is followed here, since app.json has no "allowedHosts". List the hosts there to which ${to} may lead; "allowedHosts": [] allows the provider and this site alone.`;
  return [{ file, pointer, message, severity: 'warning' }];
}

/** Reports a "download" beside an address that is written out: browsers save only a file of their own site. */
function idleDownload(product: ProductSource, link: LinkSource): Finding[] {
  if (downloadOf(product, link) === undefined) return [];
  const message =
    '"download" has an effect only where "href" is an address that a response names, such as "{response.receipt}". Remove it.';
  const pointer = `${parentPointer(link.pointer)}/download`;
  return [{ file: link.file, pointer, message, fix: { do: 'remove' } }];
}

/** Returns the file name beside the address of a link, if there is one. */
function downloadOf({ documents }: ProductSource, { file, pointer }: LinkSource): unknown {
  const holder = getAt(documents.get(file)?.value, parentPointer(pointer));
  return lastKey(pointer) === 'href' && isObject(holder) ? holder.download : undefined;
}

function typeFinding({ file, pointer, to, document, use }: TextPointer): Finding[] {
  if (!use) return [];
  const { schema, missing } = resolvePointer(document, to);
  const types = [schema.type ?? 'string'].flat();
  if (missing || types.includes('string')) return [];
  return [{ file, pointer, message: `${placeholderOf(to)} is no text, so that it is no address.` }];
}
