import type { Document } from '../parse.ts';
import { fromPointer } from '../pointer.ts';
import type { Misshape } from './misshape.ts';

/** The documents without what is misshapen, so that rules can rely on the kinds of values. */
export function withoutMisshapes(
  documents: Map<string, Document>,
  misshapes: Misshape[],
): Map<string, Document> {
  const sound = new Map(documents);
  for (const misshape of misshapes) {
    const document = sound.get(misshape.file);
    const { kind, unjudged } = misshape;
    if (!document || (kind === 'missing-key' && unjudged === undefined)) continue;
    const value =
      document === documents.get(misshape.file) ? structuredClone(document.value) : document.value;
    sound.set(misshape.file, { ...document, value: without(value, misshape) });
  }
  return sound;
}

function without(value: unknown, { pointer, object, unjudged }: Misshape): unknown {
  const path = fromPointer(unjudged ?? pointer);
  if (path.length === 0) return undefined;
  const steps: (Record<string, unknown> | unknown[])[] = [];
  let at = value;
  for (const part of path) {
    if (typeof at !== 'object' || at === null) return value;
    steps.push(at as Record<string, unknown>);
    at = (at as Record<string, unknown>)[part];
  }
  // A list goes as a whole: without one item, the pointers to those behind it would be wrong.
  let last = steps.length - 1;
  while (last >= 0 && Array.isArray(steps[last])) last--;
  const holder = steps[last] as Record<string, unknown> | undefined;
  const key = path[last];
  if (holder === undefined || key === undefined) return undefined;
  if (object && last === steps.length - 1) holder[key] = {};
  else delete holder[key];
  return value;
}
