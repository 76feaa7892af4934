import { fromPointer } from '../../../core/pointer.ts';
import type { Document } from '../../model/document.ts';
import type { ShapeError } from '../../model/shape-error.ts';

/** A document without what is misshapen in it, so that rules can rely on the kinds of values. */
export function stripInvalid(document: Document, shapeErrors: ShapeError[]): Document {
  const removable = shapeErrors.filter(
    ({ kind, unjudged }) => kind !== 'missing-key' || unjudged !== undefined,
  );
  if (removable.length === 0) return document;
  return { ...document, value: removable.reduce(without, structuredClone(document.value)) };
}

function without(value: unknown, { pointer, object, unjudged }: ShapeError): unknown {
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
