import type { Sources } from '../../src/compiler/1-read/read-folder.ts';
import { tinyProduct } from '../compiler/tiny-product.ts';

/** Changes to files by their path: a JSON merge patch (RFC 7396), a whole new text, or `null` for no such file. */
export type Overlay = Record<string, unknown>;

/** The tiny product, changed. */
export function tinySources(overlay: Overlay = {}): Sources {
  const files: Record<string, unknown> = { ...tinyProduct };
  for (const [path, change] of Object.entries(overlay)) {
    files[path] = typeof change === 'string' ? change : patched(files[path], change);
  }
  const texts = new Map<string, string>();
  const others = new Set<string>();
  for (const [path, content] of Object.entries(files)) {
    if (!path.endsWith('.json')) others.add(`forms/${path}`);
    else if (typeof content === 'string') texts.set(`forms/${path}`, content);
    else if (content !== null) texts.set(`forms/${path}`, JSON.stringify(content, null, 2));
  }
  return { texts, nonJsonFiles: others };
}

/** Applies a JSON merge patch. */
function patched(value: unknown, change: unknown): unknown {
  if (!isObject(change)) return change;
  const merged: Record<string, unknown> = isObject(value) ? { ...value } : {};
  for (const [key, entry] of Object.entries(change)) {
    if (entry === null) delete merged[key];
    else merged[key] = patched(merged[key], entry);
  }
  return merged;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
