import { partsOfMapping, readMapping } from '../../../core/mapping/read-mapping.ts';
import { isInside, itemPointer, toPointer } from '../../../core/pointer.ts';

/** A value that a call within a step takes over from the data sources, as it is. */
export interface SentValue {
  /** Of its mapping, in the request. */
  pointer: string;
  /** As it is written. */
  from: string;
  /** The same pointer from the root: that of a value in an item of a list has "-" for the item. */
  source: string;
  /** Pointers of the parts that are left out, inside the value. */
  except: readonly string[];
}

/**
 * Lists the values that the mappings of a request send.
 *
 * @param question question pointer of the question that makes the call
 */
export const sentValues = (
  { params = {}, send }: { params?: object | undefined; send?: unknown },
  question: string,
): SentValue[] => [
  ...valuesIn(send, '/send', question),
  ...Object.entries(params).flatMap(([name, mapping]) =>
    valuesIn(mapping, `/params${toPointer([name])}`, question),
  ),
];

function valuesIn(mapping: unknown, pointer: string, question: string): SentValue[] {
  const read = readMapping(mapping);
  if (read.form === 'from' && read.each === undefined) {
    const { from, except = [] } = read;
    return [{ pointer, from, source: fromRoot(from, question), except }];
  }
  return partsOfMapping(mapping).flatMap((part) =>
    valuesIn(part.mapping, pointer + toPointer(part.path), question),
  );
}

const fromRoot = (from: string, question: string): string =>
  isInside(from, '/item') ? `/answers${itemPointer(question)}${from.slice('/item'.length)}` : from;
