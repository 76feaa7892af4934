import type { Question } from '../../../compiled/form.ts';
import { readMapping } from '../../../core/read-mapping.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import { isEqual } from '../canonical-json.ts';
import { formatValue, joinList, quoteLabel } from './format-value.ts';

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
function layersOf(mapping: Mapping): Mapping[] {
  const read = readMapping(mapping);
  return read.form === 'merge' ? read.parts : [];
}

/** Returns whether a mapping is an object built key by key. */
const isBuilt = (mapping: Mapping): mapping is Record<string, Mapping> =>
  readMapping(mapping).form === 'object';

/** Returns the leaves of an object mapping by path: "booker.name", or "guests[].age" for the items of a list. */
function partsOf(mapping: Mapping, path = ''): Map<string, Mapping> {
  const read = readMapping(mapping);
  if (read.form === 'object' && read.entries.length > 0) {
    const joint = path === '' ? '' : `${path}.`;
    return new Map(read.entries.flatMap(([key, part]) => [...partsOf(part, `${joint}${key}`)]));
  }
  if (read.form === 'from' && read.each !== undefined && isBuilt(read.each)) {
    const { each, ...list } = mapping as { each: Mapping };
    return new Map([[path, list as Mapping], ...partsOf(each, `${path}[]`)]);
  }
  return new Map([[path, mapping]]);
}

/** Describes the source of a value: "the answer 'Email Address'". */
function source(mapping: Mapping, questions: Question[]): string {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'list':
      return `a list of ${read.entries.map((entry) => source(entry, questions)).join(', ') || 'nothing'}`;
    case 'merge':
      return read.parts.map((part) => source(part, questions)).join(', and over it ') || 'nothing';
    case 'object': {
      const parts = [...partsOf(mapping)].map(([key, part]) =>
        key === '' ? 'nothing' : `"${key}" (${source(part, questions)})`,
      );
      return parts.join(', ');
    }
    case 'from': {
      const { from, default: otherwise, each, except } = read;
      const left = (except ?? []).map((to) => describePointer(`${from}${to}`, questions));
      return [
        describePointer(from, questions),
        ...(left.length === 0 ? [] : [`but not ${joinList(left)}`]),
        ...(each === undefined ? [] : [`each item as ${source(each, questions)}`]),
        ...(otherwise === undefined ? [] : [`or ${formatValue(otherwise)} where there is none`]),
      ].join(', ');
    }
    default:
      return JSON.stringify(read.value);
  }
}

const simplePointers = [
  ['/page/url', 'the address of the page'],
  ['/language', 'the language of the texts'],
  ['/now', 'the present time'],
  ['/draft/version', 'the version of the draft'],
  ['/visit/query', "the remembered query of the first visit's address"],
];

/** Describes the target of a mapping's pointer. */
export function describePointer(pointer: string, questions: Question[]): string {
  const [, root = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pointer) ?? [];
  const name = rest.slice(1);
  const [, simple] = simplePointers.find(([known]) => known === pointer) ?? [];
  if (simple !== undefined) return simple;
  if (root === 'answers') {
    if (rest === '') return 'all answers';
    const label = questions.find(({ pointer }) => pointer === rest)?.label;
    return `the answer ${quoteLabel(label ?? name)}${label === undefined || label === name ? '' : ` (${name})`}`;
  }
  if (root === 'loaded') return rest === '' ? 'all that was loaded' : `what was loaded as ${name}`;
  if (root === 'query') {
    return rest === '' ? "all of the address's query" : `"${name}" of the address's query`;
  }
  if (root === 'visit') return `"${rest.replace('/query/', '')}" of the first visit's address`;
  if (root === 'item') return rest === '' ? 'the item' : `${name} of the item`;
  return pointer;
}
