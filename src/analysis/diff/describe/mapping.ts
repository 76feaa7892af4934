import type { Question } from '../../../compiled/form.ts';
import { isObject } from '../../../core/is-object.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import { isEqual } from '../canonical-json.ts';
import { formatValue, quoteLabel } from './format-value.ts';

/** Beginnings of the sentences about a changed mapping. */
export interface MappingVerbs {
  /** "the save call now sends". */
  now: string;
  /** "the save call no longer sends". */
  noLonger: string;
}

/** Describes a changed mapping, key by key where it builds an object. */
export function describeMapping(
  oldValue: Mapping | undefined,
  newValue: Mapping | undefined,
  verbs: MappingVerbs,
  questions: Question[],
): string[] {
  const describe = (mapping: Mapping) => source(mapping, questions);
  if (newValue === undefined) return [`${verbs.noLonger} ${describe(oldValue as Mapping)}`];
  if (oldValue === undefined) return [`${verbs.now} ${describe(newValue)}`];
  const [layers, layersBefore] = [layersOf(newValue), layersOf(oldValue)];
  if (layers.length > 1 && layers.length === layersBefore.length) {
    return layers.flatMap((layer, index) => {
      const before = layersBefore[index] as Mapping;
      return isEqual(before, layer) ? [] : describeMapping(before, layer, verbs, questions);
    });
  }
  if (!isBuilt(oldValue) || !isBuilt(newValue))
    return [`${verbs.now} ${describe(newValue)} (was: ${describe(oldValue)})`];
  const [before, after] = [partsOf(oldValue), partsOf(newValue)];
  const parts = [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [previous, current] = [before.get(key), after.get(key)];
    if (isEqual(previous, current)) return [];
    if (current === undefined) return [`${verbs.noLonger} "${key}"`];
    if (previous === undefined) return [`${verbs.now} "${key}": ${describe(current)}`];
    return [`${verbs.now} "${key}" otherwise: ${describe(current)} (was: ${describe(previous)})`];
  });
  // A key with a dot in it, and a key inside a key, have the same path.
  return parts.length > 0
    ? parts
    : [`${verbs.now} ${JSON.stringify(newValue)} (was ${JSON.stringify(oldValue)})`];
}

/** Returns the objects that a mapping merges. */
const layersOf = (mapping: Mapping): Mapping[] =>
  isObject(mapping) && isMerge(mapping) ? (mapping as { merge: Mapping[] }).merge : [];

/** Returns whether a mapping is an object built key by key. */
const isBuilt = (mapping: Mapping): mapping is Record<string, Mapping> =>
  isObject(mapping) && !isFrom(mapping) && !isMerge(mapping) && !isValue(mapping);

const isFrom = (mapping: object): boolean => 'from' in mapping && typeof mapping.from === 'string';
const isMerge = (mapping: object): boolean => 'merge' in mapping && Array.isArray(mapping.merge);
const isValue = (mapping: object): boolean =>
  'value' in mapping && Object.keys(mapping).length === 1;

/** Returns the leaves of an object mapping by path: "booker.name", or "guests[].age" for the items of a list. */
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

/** Describes the source of a value: "the answer 'Email Address'". */
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

/** Describes the target of a mapping's pointer. */
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
