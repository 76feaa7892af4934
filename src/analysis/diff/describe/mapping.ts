import type { Question } from '../../../compiled/form.ts';
import { isObject } from '../../../core/is-object.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import { isEqual } from '../canonical-json.ts';
import { formatValue, quoteLabel } from './format-value.ts';

/** Sentences for what is put together otherwise than it was; the verb takes what follows it. */
export interface MappingVerbs {
  /** "the save call now sends". */
  now: string;
  /** "the save call no longer sends". */
  noLonger: string;
}

/** What a mapping now makes, part by part where it is built of parts. */
export function describeMapping(
  was: Mapping | undefined,
  is: Mapping | undefined,
  verbs: MappingVerbs,
  questions: Question[],
): string[] {
  const words = (mapping: Mapping) => source(mapping, questions);
  if (is === undefined) return [`${verbs.noLonger} ${words(was as Mapping)}`];
  if (was === undefined) return [`${verbs.now} ${words(is)}`];
  const [layers, layersBefore] = [layersOf(is), layersOf(was)];
  if (layers.length > 1 && layers.length === layersBefore.length) {
    return layers.flatMap((layer, index) => {
      const before = layersBefore[index] as Mapping;
      return isEqual(before, layer) ? [] : describeMapping(before, layer, verbs, questions);
    });
  }
  if (!isBuilt(was) || !isBuilt(is)) return [`${verbs.now} ${words(is)} (was: ${words(was)})`];
  const [before, after] = [partsOf(was), partsOf(is)];
  const parts = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [old, now] = [before.get(key), after.get(key)];
    if (isEqual(old, now)) return [];
    if (now === undefined) return [`${verbs.noLonger} "${key}"`];
    if (old === undefined) return [`${verbs.now} "${key}": ${words(now)}`];
    return [`${verbs.now} "${key}" otherwise: ${words(now)} (was: ${words(old)})`];
  });
  // A key with a dot in it, and a key inside a key, have the same path.
  return parts.length > 0
    ? parts
    : [`${verbs.now} ${JSON.stringify(is)} (was ${JSON.stringify(was)})`];
}

/** The objects that a mapping lays over each other. */
const layersOf = (mapping: Mapping): Mapping[] =>
  isObject(mapping) && isMerge(mapping) ? (mapping as { merge: Mapping[] }).merge : [];

/** Whether a mapping is an object built key by key. */
const isBuilt = (mapping: Mapping): mapping is Record<string, Mapping> =>
  isObject(mapping) && !isFrom(mapping) && !isMerge(mapping) && !isValue(mapping);

const isFrom = (mapping: object): boolean => 'from' in mapping && typeof mapping.from === 'string';
const isMerge = (mapping: object): boolean => 'merge' in mapping && Array.isArray(mapping.merge);
const isValue = (mapping: object): boolean =>
  'value' in mapping && Object.keys(mapping).length === 1;

/** The parts of an object built key by key, by their paths: "booker.name"; of each item of a list, "guests[].age". */
function partsOf(mapping: Mapping, path = ''): Map<string, Mapping> {
  if (isBuilt(mapping) && Object.keys(mapping).length > 0) {
    const joint = path === '' ? '' : `${path}.`;
    return new Map(
      Object.entries(mapping).flatMap(([key, part]) => [...partsOf(part, `${joint}${key}`)]),
    );
  }
  if (isObject(mapping) && isFrom(mapping) && 'each' in mapping) {
    const { each, ...list } = mapping as { from: string; each: Mapping };
    if (isBuilt(each)) return new Map([[path, list as Mapping], ...partsOf(each, `${path}[]`)]);
  }
  return new Map([[path, mapping]]);
}

/** Where a value comes from: "the answer 'Email Address'". */
function source(mapping: Mapping, questions: Question[]): string {
  if (Array.isArray(mapping)) {
    return `a list of ${mapping.map((entry) => source(entry, questions)).join(', ') || 'nothing'}`;
  }
  if (!isObject(mapping)) return JSON.stringify(mapping);
  if (isMerge(mapping)) {
    const parts = (mapping as { merge: Mapping[] }).merge;
    return parts.map((part) => source(part, questions)).join(', and over it ') || 'nothing';
  }
  if (isValue(mapping)) return JSON.stringify((mapping as { value: unknown }).value);
  if (!isFrom(mapping)) {
    const parts = [...partsOf(mapping)].map(([key, part]) =>
      key === '' ? 'nothing' : `"${key}" (${source(part, questions)})`,
    );
    return parts.join(', ');
  }
  const { from, default: otherwise, each } = mapping as Record<string, Mapping>;
  return [
    describePointer(String(from), questions),
    ...(each === undefined ? [] : [`each item as ${source(each, questions)}`]),
    ...(otherwise === undefined ? [] : [`or ${formatValue(otherwise)} where there is none`]),
  ].join(', ');
}

/** What a pointer of a mapping leads to. */
export function describePointer(pointer: string, questions: Question[]): string {
  const [, root = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pointer) ?? [];
  const name = rest.slice(1);
  if (pointer === '/page/url') return 'the address of the page';
  if (root === 'answers') {
    if (rest === '') return 'all answers';
    const label = questions.find(({ pointer }) => pointer === rest)?.label;
    return `the answer ${quoteLabel(label ?? name)}${label === undefined || label === name ? '' : ` (${name})`}`;
  }
  if (root === 'loaded') return rest === '' ? 'all that was loaded' : `what was loaded as ${name}`;
  if (root === 'query') {
    return rest === '' ? "all of the address's query" : `"${name}" of the address's query`;
  }
  if (root === 'item') return rest === '' ? 'the item' : `${name} of the item`;
  return pointer;
}
