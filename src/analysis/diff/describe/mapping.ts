import type { Question } from '../../../compiled/question.ts';
import { readMapping } from '../../../core/mapping/read-mapping.ts';
import type { Mapping } from '../../../definition/files/mapping.ts';
import type { OutcomeCondition } from '../../../definition/files/outcome.ts';
import { describeDataCondition } from '../../form/describe-condition.ts';
import { isEqual } from '../canonical-json.ts';
import { describeCalculation } from './calculation.ts';
import { describeReplaced, formatValue, joinList, quoteLabel } from './format-value.ts';
import type { Context, Values } from './kind.ts';

/** Describes the changed parts of a mapping that builds an object, takes over answers, or merges such mappings. */
export function describeMapping(
  { oldValue, newValue }: Values,
  noun: string,
  { questions }: Context,
): string[] {
  if (oldValue === undefined || newValue === undefined) return [];
  const mappings = [oldValue, newValue] as [Mapping, Mapping];
  const isNamed = mappings.some((mapping) => layersOf(mapping).some(namesAnswers));
  const [before, after] = mappings.map((mapping, index) =>
    partsByPath(mapping, isNamed ? questions[index === 0 ? 'previous' : 'current'] : []),
  );
  const paths = [...new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])])];
  // The whole is described at once.
  if (paths.length === 1 && paths[0] === '') return [];
  return paths.flatMap((path) => {
    const [previous, current] = [before?.get(path), after?.get(path)];
    if (isEqual(previous, current)) return [];
    const part = path === '' ? `the rest of ${noun}` : `"${path}" in ${noun}`;
    const format = (mapping: unknown) => formatMapping(mapping as Mapping, questions.current);
    return [describeReplaced(part, previous, current, format)];
  });
}

/** Returns whether a mapping says by itself which answers it takes over. */
function namesAnswers(mapping: Mapping): boolean {
  const read = readMapping(mapping);
  return read.form === 'object' || (read.form === 'from' && (read.except ?? []).length > 0);
}

/** Returns the mappings that a mapping merges, or the mapping alone. */
function layersOf(mapping: Mapping): Mapping[] {
  const read = readMapping(mapping);
  return read.form === 'merge' ? read.parts : [mapping];
}

/** Returns the parts of a mapping by the path of the values that they build; parts at one path are merged. */
function partsByPath(mapping: Mapping, questions: Question[]): Map<string, Mapping> {
  const found = new Map<string, Mapping[]>();
  for (const [path, part] of partsOf(mapping, '', questions)) {
    found.set(path, [...(found.get(path) ?? []), part]);
  }
  return new Map(
    [...found].map(([path, [first, ...others]]) => [
      path,
      others.length === 0 ? (first as Mapping) : { merge: [first as Mapping, ...others] },
    ]),
  );
}

/**
 * Lists the leaves of a mapping with their paths: "booker.name", or "guests[].age" for the items of a list.
 *
 * @param questions those to which "all answers" are the answers; empty where that stays one part
 */
function partsOf(mapping: Mapping, path: string, questions: Question[]): [string, Mapping][] {
  const read = readMapping(mapping);
  const inside = (key: string) => (path === '' ? key : `${path}.${key}`);
  if (read.form === 'object' && read.entries.length > 0) {
    return read.entries.flatMap(([key, part]) => partsOf(part, inside(key), questions));
  }
  if (read.form === 'merge') return read.parts.flatMap((part) => partsOf(part, path, questions));
  if (read.form !== 'from') return [[path, mapping]];
  const { form: _, each, except = [], ...list } = read;
  if (each !== undefined && readMapping(each).form === 'object') {
    return [[path, list as Mapping], ...partsOf(each, `${path}[]`, questions)];
  }
  const isWhole = read.from === '/answers' && each === undefined;
  const names = new Set(questions.map(({ pointer }) => pointer.split('/')[1] ?? ''));
  const kept = [...names].filter((name) => isWhole && !except.includes(`/${name}`));
  return kept.length === 0
    ? [[path, mapping]]
    : kept.map((name) => [inside(name), { from: `/answers/${name}` }]);
}

/** Describes the source of a value: "the answer 'Email Address'". */
export function formatMapping(mapping: Mapping, questions: Question[]): string {
  const read = readMapping(mapping);
  const format = (part: Mapping) => formatMapping(part, questions);
  switch (read.form) {
    case 'list':
      return `a list of ${read.entries.map(format).join(', ') || 'nothing'}`;
    case 'merge':
      return read.parts.map(format).join(', overridden by ') || 'nothing';
    case 'object':
      return partsOf(mapping, '', [])
        .map(([path, part]) => (path === '' ? 'nothing' : `"${path}" (${format(part)})`))
        .join(', ');
    case 'from': {
      const { from, default: otherwise, each, except } = read;
      const left = (except ?? []).map((to) => describePointer(`${from}${to}`, questions));
      return [
        describePointer(from, questions),
        ...(left.length === 0 ? [] : [`but not ${joinList(left)}`]),
        ...(each === undefined ? [] : [`each item as ${format(each)}`]),
        ...(otherwise === undefined ? [] : [`or ${formatValue(otherwise)} where there is none`]),
      ].join(', ');
    }
    case 'when': {
      const when = describeDataCondition(read.when as OutcomeCondition, [{ questions }]);
      const otherwise = read.else === undefined ? 'nothing' : format(read.else);
      return `${format(read.then)} when ${when}, and ${otherwise} otherwise`;
    }
    case 'calculated':
      return describeCalculation(read.calculation, questions, describePointer);
    default:
      return JSON.stringify(read.value);
  }
}

const simplePointers: Record<string, string> = {
  '/page/url': 'the address of the page',
  '/page/opened': 'the time at which the screen was opened',
  '/page/version': 'the version of the definitions',
  '/language': 'the language of the texts',
  '/now': 'the present time',
  '/draft/version': 'the version of the draft',
  '/visit/query': "the remembered query of the first visit's address",
  '/answers': 'all answers',
  '/loaded': 'all that was loaded',
  '/query': "all of the address's query",
  '/item': 'the item',
};

/** Describes the target of a mapping's pointer. */
export function describePointer(pointer: string, questions: Question[]): string {
  if (Object.hasOwn(simplePointers, pointer)) return simplePointers[pointer] ?? pointer;
  const [, root = '', name = ''] = /^\/([^/]*)\/(.*)$/.exec(pointer) ?? [];
  switch (root) {
    case 'answers': {
      const label = questions.find(({ pointer: at }) => at === `/${name}`)?.label ?? name;
      return `the answer ${quoteLabel(label)}${label === name ? '' : ` (${name})`}`;
    }
    case 'loaded':
      return `what was loaded as ${name}`;
    case 'steps': {
      const [step, ...inside] = name.split('/');
      return `what the step "${step}" loads${inside.length === 0 ? '' : ` as ${inside.join('/')}`}`;
    }
    case 'query':
      return `"${name}" of the address's query`;
    case 'visit':
      return `"${name.replace('query/', '')}" of the first visit's address`;
    case 'item':
      return `${name} of the item`;
    default:
      return pointer;
  }
}
