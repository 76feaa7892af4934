import { fromPointer } from '../../../core/pointer.ts';
import type { Document } from '../../model/document.ts';
import type { ShapeError } from '../../model/shape-error.ts';

type Container = Record<string, unknown> | unknown[];

/** Removes the values that have a shape error, so that rules can rely on the types of all others. */
export function stripInvalid(document: Document, shapeErrors: ShapeError[]): Document {
  const removable = shapeErrors.filter(
    ({ file, kind, unresolvedUnion }) =>
      file === document.path && (kind !== 'missing-key' || unresolvedUnion !== undefined),
  );
  if (removable.length === 0) return document;
  return { ...document, value: removable.reduce(stripValue, structuredClone(document.value)) };
}

function stripValue(
  value: unknown,
  { pointer, expectsObject, unresolvedUnion }: ShapeError,
): unknown {
  const path = fromPointer(unresolvedUnion ?? pointer);
  if (path.length === 0) return undefined;
  const containers: Container[] = [];
  let current = value;
  for (const part of path) {
    if (typeof current !== 'object' || current === null) return value;
    containers.push(current as Container);
    current = (current as Record<string, unknown>)[part];
  }
  // A list is removed as a whole: without one item, pointers to the following ones would be wrong.
  const index = containers.findLastIndex((container) => !Array.isArray(container));
  const holder = containers[index] as Record<string, unknown> | undefined;
  const key = path[index];
  if (holder === undefined || key === undefined) return undefined;
  if (expectsObject && index === containers.length - 1) holder[key] = {};
  else delete holder[key];
  return value;
}
