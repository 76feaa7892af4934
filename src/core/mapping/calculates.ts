import { partsOfMapping, readMapping } from './read-mapping.ts';

/** Returns whether a mapping, or a part of it, calculates. */
export const calculates = (mapping: unknown): boolean =>
  readMapping(mapping).form === 'calculated' ||
  partsOfMapping(mapping).some((part) => calculates(part.mapping));

/** Returns whether a mapping, or a part of it, has a condition. */
export const hasCondition = (mapping: unknown): boolean =>
  readMapping(mapping).form === 'when' ||
  partsOfMapping(mapping).some((part) => hasCondition(part.mapping));
