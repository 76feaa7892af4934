import { isObject } from '../../core/is-object.ts';
import { leavesProduct } from '../../core/leaves-product.ts';
import { escapePart, lastKey } from '../../core/pointer.ts';
import { addressPointer } from '../../core/response-address.ts';
import { valuesIn } from '../../core/values-in.ts';
import type { Document } from '../model/document.ts';
import { collectPerFolder } from '../model/per-folder.ts';
import type { ProductSource } from '../model/product.ts';

/** A link or a "go" of a definition. */
export interface LinkSource {
  file: string;
  pointer: string;
  to: string;
  /** Whether the response of a call names the address. */
  isNamed?: true;
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

/** Pointers of the pages that are shown in place of a screen. */
const inPlace = /^\/(opens\/before|closes\/after|direct)$/;

function linksIn({ path, value }: Document): LinkSource[] {
  if (!/\/(app|screen|ui)\.json$/.test(path)) return [];
  return valuesIn(value).flatMap(({ value: to, pointer }) => {
    if (typeof to !== 'string') return [];
    if (path.endsWith('/screen.json') && mappings.test(pointer)) return [];
    if (path.endsWith('/app.json') && !pageParts.test(pointer)) return [];
    const key = lastKey(pointer);
    if (key === 'go' || key === 'href') return [linkTo(to, key, path, pointer)];
    return key === 'leave' || inPlace.test(pointer) ? [linkTo(to, 'route', path, pointer)] : [];
  });
}

function linkTo(to: string, kind: LinkSource['kind'], file: string, pointer: string): LinkSource {
  const isForeign =
    kind === 'href'
      ? !to.startsWith('/') || to.startsWith('//')
      : kind === 'go' && leavesProduct(to);
  const [address = '', hash] = to.split('#');
  const target = isForeign ? undefined : { path: address.split('?')[0] ?? '', hash };
  const isNamed = kind !== 'route' && addressPointer(to) !== undefined;
  return { file, pointer, to, kind, target, ...(isNamed && { isNamed }) };
}

/** Finds the links in mails of the local provider. */
export const findSandboxLinks = ({ sandbox, sandboxPath }: ProductSource): LinkSource[] =>
  Object.entries(sandbox?.calls ?? {}).flatMap(([call, step]) =>
    isObject(step) && 'link' in step && typeof step.link === 'string'
      ? [linkTo(step.link, 'route', sandboxPath, `/calls/${escapePart(call)}/link`)]
      : [],
  );
