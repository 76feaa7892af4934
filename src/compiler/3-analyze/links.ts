import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import type { Document } from '../model/document.ts';
import { collectPerFolder } from '../model/per-folder.ts';
import type { ProductSource } from '../model/product.ts';

/** A place in a definition that leads somewhere. */
export interface LinkSource {
  file: string;
  pointer: string;
  to: string;
  /** A "go" leads to a screen only; a link may leave the product. */
  kind: 'go' | 'href';
  /** The path of a screen with what stands behind it, unless it leaves the product. */
  target?: { path: string; hash?: string };
}

/** Every link and every "go" of a product. */
export const findLinks = collectPerFolder(({ documents }) => documents.flatMap(linksIn));

/** Where a screen says what is sent and filled in: the keys are the product's own there. */
const mappings = /^\/((load|submit)\/(send|params)|prefill)\//;

function linksIn({ path, value }: Document): LinkSource[] {
  const links: LinkSource[] = [];
  if (!/\/(screen|ui)\.json$/.test(path)) return links;
  walk(value, '', (pointer, key, to) => {
    if (path.endsWith('/screen.json') && mappings.test(pointer)) return;
    if (key === 'go' || key === 'href') links.push(linkTo(to, key, path, pointer));
  });
  return links;
}

function linkTo(to: string, kind: LinkSource['kind'], file: string, pointer: string): LinkSource {
  const leavesProduct = kind === 'href' && (!to.startsWith('/') || to.startsWith('//'));
  const [address = '', hash] = to.split('#');
  const target = leavesProduct ? undefined : { path: address.split('?')[0] ?? '', hash };
  return { file, pointer, to, kind, target };
}

/** Mails of the local provider lead into the product too. */
export const findSandboxLinks = ({ sandbox, sandboxPath }: ProductSource): LinkSource[] =>
  Object.entries(sandbox?.calls ?? {}).flatMap(([call, step]) =>
    isObject(step) && 'link' in step && typeof step.link === 'string'
      ? [linkTo(step.link, 'go', sandboxPath, `/calls/${escapePart(call)}/link`)]
      : [],
  );

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
