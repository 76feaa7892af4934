import { withItem } from '../../core/called-choices.ts';
import { getAt, isInside, itemPointer } from '../../core/pointer.ts';
import { partsOfMapping, readMapping } from '../../core/read-mapping.ts';
import type { CallSource } from '../../definition/files/choice-source.ts';

/**
 * Returns the pointer of the first answer that a call sends and that is missing, unless its mapping has a "default".
 *
 * @param document the data sources, with the answers
 * @param pointer pointer of the answer to the question whose choices the call brings
 */
export function missingAnswer(
  { params = {}, send }: Pick<CallSource, 'params' | 'send'>,
  document: object,
  pointer: string,
): string | undefined {
  const inside = withItem(document, pointer);
  for (const { from, hasDefault } of [...Object.values(params), send].flatMap(pointersIn)) {
    const answer = answerPointer(from, pointer);
    if (answer !== undefined && !hasDefault && isEmpty(getAt(inside, from))) return answer;
  }
  return undefined;
}

interface SentPointer {
  from: string;
  hasDefault: boolean;
}

function pointersIn(mapping: unknown): SentPointer[] {
  const read = readMapping(mapping);
  if (read.form === 'from') return [{ from: read.from, hasDefault: read.default !== undefined }];
  return partsOfMapping(mapping).flatMap((part) => pointersIn(part.mapping));
}

/** Returns the pointer in the answers that a pointer of a mapping leads to; `undefined` where it leads elsewhere. */
function answerPointer(from: string, pointer: string): string | undefined {
  if (isInside(from, '/answers')) return from.slice('/answers'.length);
  const item = itemPointer(pointer);
  return isInside(from, '/item') && item !== undefined
    ? item + from.slice('/item'.length)
    : undefined;
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);
