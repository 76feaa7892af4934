import { withItem } from '../../core/form/called-choices.ts';
import { partsOfMapping, readMapping } from '../../core/mapping/read-mapping.ts';
import { getAt, isInside, itemPointer } from '../../core/pointer.ts';
import type { CallSource } from '../../definition/files/choice-source.ts';

/**
 * Returns the pointer of the first answer that a call sends and that is missing, unless its mapping has a "default".
 *
 * @param document the data sources, with the answers
 * @param pointer pointer of the answer to the question whose choices the call brings
 */
export function missingAnswer(
  source: SentMappings,
  document: object,
  pointer: string,
): string | undefined {
  const inside = withItem(document, pointer);
  return sentAnswers(source, pointer).find(
    ({ from, hasDefault }) => !hasDefault && isEmpty(getAt(inside, from)),
  )?.answer;
}

type SentMappings = Pick<CallSource, 'params' | 'send'>;

interface SentAnswer extends SentPointer {
  /** Pointer in the answers. */
  answer: string;
}

/** Lists the answers that a call sends for the choices of the question at a pointer. */
export function sentAnswers({ params = {}, send }: SentMappings, pointer: string): SentAnswer[] {
  const mappings = [...Object.values(params), send];
  return mappings.flatMap(pointersIn).flatMap((sent) => {
    const answer = answerPointer(sent.from, pointer);
    return answer === undefined ? [] : [{ ...sent, answer }];
  });
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
