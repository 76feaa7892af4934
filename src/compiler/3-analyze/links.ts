import { isObject } from '../../core/is-object.ts';
import { leavesProduct } from '../../core/leaves-product.ts';
import { escapePart } from '../../core/pointer.ts';
import type { Document } from '../model/document.ts';
import { collectPerFolder } from '../model/per-folder.ts';
import type { ProductSource } from '../model/product.ts';

/** A link or a "go" of a definition. */
export interface LinkSource {
  file: string;
  pointer: string;
  to: string;
  /** A route leads to a screen only; the others may leave the product. */
  kind: 'go' | 'href' | 'route';
  /** Path and fragment, unless the link leaves the product. */
  target?: { path: string; hash?: string };
}

/** Finds every link and every "go" of a product. */
export const findLinks = collectPerFolder(({ documents }) => documents.flatMap(linksIn));

/** Pointers of mappings, whose keys are the product's own. */
const mappings = /^\/((load|submit|steps\/\d+\/load)\/(send|params)|prefill)\//;

/** Pointers of the texts of app.json that can hold links. */
const pageParts = /^\/(footer|notice)\//;

function linksIn({ path, value }: Document): LinkSource[] {
  const links: LinkSource[] = [];
  if (!/\/(app|screen|ui)\.json$/.test(path)) return links;
  walk(value, '', (pointer, key, to) => {
    if (path.endsWith('/screen.json') && mappings.test(pointer)) return;
    if (path.endsWith('/app.json') && !pageParts.test(pointer)) return;
    if (key === 'go' || key === 'href') links.push(linkTo(to, key, path, pointer));
    if (key === 'leave') links.push(linkTo(to, 'route', path, pointer));
  });
  return links;
}

function linkTo(to: string, kind: LinkSource['kind'], file: string, pointer: string): LinkSource {
  const isForeign =
    kind === 'href'
      ? !to.startsWith('/') || to.startsWith('//')
      : kind === 'go' && leavesProduct(to);
  const [address = '', hash] = to.split('#');
  const target = isForeign ? undefined : { path: address.split('?')[0] ?? '', hash };
  return { file, pointer, to, kind, target };
}

/** Finds the links in mails of the local provider. */
export const findSandboxLinks = ({ sandbox, sandboxPath }: ProductSource): LinkSource[] =>
  Object.entries(sandbox?.calls ?? {}).flatMap(([call, step]) =>
    isObject(step) && 'link' in step && typeof step.link === 'string'
      ? [linkTo(step.link, 'route', sandboxPath, `/calls/${escapePart(call)}/link`)]
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
