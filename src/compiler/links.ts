import { isObject } from '../definition/is-object.ts';
import { once } from './once.ts';
import type { Document } from './parse.ts';
import { escapePart } from './pointer.ts';
import type { ProductSource } from './product.ts';

/** A place in a definition that leads somewhere. */
export interface LinkSource {
  file: string;
  pointer: string;
  to: string;
  /** A "go" leads to a screen only; a link may leave the product. */
  kind: 'go' | 'href';
}

/** Every link and every "go" of a product. */
export const linksOf = ({ documents }: ProductSource): LinkSource[] =>
  [...documents.values()].flatMap(linksIn);

const linksIn: (document: Document) => LinkSource[] = once(({ path, value }) => {
  const links: LinkSource[] = [];
  if (!/\/(screen|ui)\.json$/.test(path)) return links;
  walk(value, '', (pointer, key, to) => {
    if (key === 'go' || key === 'href') links.push({ file: path, pointer, to, kind: key });
  });
  return links;
});

/** Mails of the local provider lead into the product too. */
export const sandboxLinksOf = ({ sandbox, sandboxPath }: ProductSource): LinkSource[] =>
  Object.entries(sandbox?.calls ?? {}).flatMap(([call, step]) =>
    isObject(step) && 'link' in step && typeof step.link === 'string'
      ? [
          {
            file: sandboxPath,
            pointer: `/calls/${escapePart(call)}/link`,
            to: step.link,
            kind: 'go',
          },
        ]
      : [],
  );

/** What a link leads to: the path of a screen with what stands behind it, or an address outside the product. */
export function targetOf({ to, kind }: LinkSource): { path: string; hash?: string } | undefined {
  if (kind === 'href' && (!to.startsWith('/') || to.startsWith('//'))) return undefined;
  const [address = '', hash] = to.split('#');
  return { path: address.split('?')[0] ?? '', hash };
}

function walk(
  value: unknown,
  pointer: string,
  visit: (pointer: string, key: string, text: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const at = `${pointer}/${escapePart(key)}`;
    if (typeof entry === 'string') visit(at, key, entry);
    else walk(entry, at, visit);
  }
}
