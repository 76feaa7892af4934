import type { Question } from '../../../compiled/question.ts';
import { readMapping } from '../../../core/read-mapping.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import { isEqual } from '../canonical-json.ts';
import { describeCalculation } from './calculation.ts';
import { formatValue, joinList, quoteLabel } from './format-value.ts';

/** Beginnings of the sentences about a changed mapping. */
export interface MappingVerbs {
  /** "the save call now sends". */
  now: string;
  /** "the save call no longer sends". */
  noLonger: string;
}

/** Describes a changed mapping, key by key where it builds an object or takes over answers. */
export function describeMapping(
  previous: Mapping | undefined,
  current: Mapping | undefined,
  verbs: MappingVerbs,
  questions: Question[],
): string[] {
  const [oldValue, newValue] = named(previous, current, questions);
  const describe = (mapping: Mapping) => source(mapping, questions);
  if (newValue === undefined) return [`${verbs.noLonger} ${describe(oldValue as Mapping)}`];
  if (oldValue === undefined) return [`${verbs.now} ${describe(newValue)}`];
  const [layers, layersBefore] = [layersOf(newValue), layersOf(oldValue)];
  if (layers.length > 1 || layersBefore.length > 1) {
    const sentences = describeLayers(layersBefore, layers, verbs, questions);
    if (sentences.length > 0) return sentences;
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

/** Describes merged mappings by the layers that differ, paired from the last one, which wins; `[]` for another order. */
function describeLayers(
  before: Mapping[],
  after: Mapping[],
  verbs: MappingVerbs,
  questions: Question[],
): string[] {
  const without = (layers: Mapping[], others: Mapping[]) =>
    layers.filter((layer) => !others.some((other) => isEqual(layer, other)));
  const [gone, added] = [without(before, after), without(after, before)];
  const count = Math.max(gone.length, added.length);
  return Array.from({ length: count }, (_, index) => {
    const previous = gone[gone.length - count + index];
    const current = added[added.length - count + index];
    if (current && !previous) return describeLayer(current, after, verbs.now, questions);
    if (previous && !current) return describeLayer(previous, before, verbs.noLonger, questions);
    return describeMapping(previous, current, verbs, questions);
  }).flat();
}

/** Describes a layer that is new or gone. A value below an answer is sent only where that is missing. */
function describeLayer(
  layer: Mapping,
  layers: Mapping[],
  verb: string,
  questions: Question[],
): string[] {
  if (!isBuilt(layer)) return [`${verb} ${source(layer, questions)}`];
  const above = layers.slice(layers.indexOf(layer) + 1);
  const isBelow = (key: string) => above.some((other) => sendsAnswer(other, key, questions));
  const entries = Object.entries(layer);
  const others = Object.fromEntries(entries.filter(([key]) => !isBelow(key)));
  const below = entries.filter(([key]) => isBelow(key));
  return [
    ...(below.length < entries.length ? [`${verb} ${source(others, questions)}`] : []),
    ...below.map(([key, entry]) => {
      const answer = describePointer(`/answers/${key}`, questions);
      return `${verb} "${key}" where ${answer} is missing: ${source(entry, questions)}`;
    }),
  ];
}

/** Returns whether a layer sends the answer to a question by its name. */
function sendsAnswer(layer: Mapping, name: string, questions: Question[]): boolean {
  const all = eachAnswer(layer, questions);
  return all !== layer && isBuilt(all) && Object.hasOwn(all, name);
}

/** Returns both mappings with their answers named one by one, where only that makes them comparable. */
function named(
  previous: Mapping | undefined,
  current: Mapping | undefined,
  questions: Question[],
): [Mapping | undefined, Mapping | undefined] {
  if (previous === undefined || current === undefined) return [previous, current];
  if (![previous, current].some(namesAnswers)) return [previous, current];
  const expanded = [previous, current].map((one) => eachAnswer(one, questions));
  const [before, after] = expanded as [Mapping, Mapping];
  return isBuilt(before) && isBuilt(after) ? [before, after] : [previous, current];
}

/** Returns whether a mapping says by itself which answers it takes over. */
function namesAnswers(mapping: Mapping): boolean {
  const read = readMapping(mapping);
  return read.form === 'object' || (read.form === 'from' && (read.except ?? []).length > 0);
}

/** Returns a mapping of all answers as one that names each of them; any other mapping stays. */
function eachAnswer(mapping: Mapping, questions: Question[]): Mapping {
  const read = readMapping(mapping);
  if (read.form !== 'from' || read.from !== '/answers' || read.each !== undefined) return mapping;
  const names = new Set(questions.map(({ pointer }) => pointer.split('/')[1] ?? ''));
  const kept = [...names].filter((name) => !read.except?.includes(`/${name}`));
  return kept.length === 0
    ? mapping
    : Object.fromEntries(kept.map((name) => [name, { from: `/answers/${name}` }]));
}

/** Returns the mappings that a mapping merges, or the mapping alone. */
function layersOf(mapping: Mapping): Mapping[] {
  const read = readMapping(mapping);
  return read.form === 'merge' ? read.parts : [mapping];
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
    case 'calculated':
      return describeCalculation(read.calculation, questions, describePointer);
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
  if (root === 'steps') {
    const [step, ...inside] = name.split('/');
    return `what the step "${step}" loads${inside.length === 0 ? '' : ` as ${inside.join('/')}`}`;
  }
  if (root === 'query') {
    return rest === '' ? "all of the address's query" : `"${name}" of the address's query`;
  }
  if (root === 'visit') return `"${rest.replace('/query/', '')}" of the first visit's address`;
  if (root === 'item') return rest === '' ? 'the item' : `${name} of the item`;
  return pointer;
}
