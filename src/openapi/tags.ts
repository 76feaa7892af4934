import {
  findScreenPointers,
  folderOf,
  groupBy,
  type PointerSource,
  type ProductSource,
} from '../compiler/index.ts';
import { fromPointer } from '../core/pointer.ts';
import { unusedTag } from './operation.ts';

/** A tag of OpenAPI, which groups the calls of a screen. */
export interface Tag {
  name: string;
  description: string;
}

/** Describes the screens that make calls, with the parameters of their addresses. */
export function tagsOf(product: ProductSource, used: ReadonlySet<string>): Tag[] {
  const pointers = groupBy(findScreenPointers(product), ({ file }) => folderOf(file));
  const screens = product.screens.filter(({ id }) => used.has(id));
  return [
    ...screens.map(({ id, path, screen }) => ({
      name: id,
      description: `The screen “${screen.title}” at \`${screen.route}\`.${addressSentence(screen.route, pointers.get(folderOf(path)) ?? [])}`,
    })),
    ...(used.has(unusedTag)
      ? [{ name: unusedTag, description: 'Calls that no screen makes.' }]
      : []),
  ];
}

/** Says which parameters of its address a screen reads, as those of a link in a mail. */
function addressSentence(route: string, pointers: PointerSource[]): string {
  const names = pointers.flatMap(({ to }) => {
    const [root, name] = fromPointer(to);
    return root === 'query' && name !== undefined ? [name] : [];
  });
  if (names.length === 0) return '';
  const query = [...new Set(names)].map((name) => `${name}={${name}}`).join('&');
  return ` It reads parameters of its address: a link to it, such as one in a mail, is \`${route}?${query}\`.`;
}
