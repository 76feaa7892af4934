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
export function linksOf({ documents }: ProductSource): LinkSource[] {
  const links: LinkSource[] = [];
  for (const { path, value } of documents.values()) {
    if (path.endsWith('/schema.json') || path.endsWith('/examples.json')) continue;
    walk(value, '', (pointer, key, to) => {
      if (key === 'go' || key === 'href') links.push({ file: path, pointer, to, kind: key });
    });
  }
  return links;
}

function walk(
  value: unknown,
  pointer: string,
  visit: (pointer: string, key: string, text: string) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    const at = `${pointer}/${key.replace(/~/g, '~0').replace(/\//g, '~1')}`;
    if (typeof entry === 'string') visit(at, key, entry);
    else walk(entry, at, visit);
  }
}
