import { canonicalJson } from '../canonical-json.ts';
import type { AttributeChange, ChangePath, ModelChange } from './model-change.ts';

/** What is the same in many places, told once: a message of several questions, a text of many screens. */
export function mergeSharedChanges(differences: ModelChange[]): ModelChange[] {
  const ofProduct = new Set(
    differences
      .filter(isText)
      .filter(({ path }) => path.length === 0)
      .map(keyOf),
  );
  const kept = differences.filter(
    (one) => !isText(one) || one.path.length === 0 || !ofProduct.has(keyOf(one)),
  );
  const groups = new Map<string, AttributeChange[]>();
  for (const one of kept.filter(isShareable)) {
    groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  }
  return kept.flatMap((one): ModelChange[] => {
    const group = isShareable(one) ? (groups.get(keyOf(one)) ?? []) : [];
    if (group.length < (isMessage(one) ? 2 : fewScreens + 1)) return [one];
    if (group[0] !== one) return [];
    return [{ kind: 'shared', attribute: group[0], places: group, path: commonPath(group) }];
  });
}

/** So many screens are told one by one. */
const fewScreens = 3;

const isShareable = (one: ModelChange): one is AttributeChange => isMessage(one) || isOfScreen(one);

/** What is said of a call depends on the call, and what becomes of kept answers on the questions. */
const isOfScreen = (one: ModelChange): boolean =>
  one.kind === 'attribute' && one.now.kind === 'screen' && !/^(load|submit|draft)\./.test(one.name);

const isText = (one: ModelChange): one is AttributeChange =>
  one.kind === 'attribute' && one.name.startsWith('text.');

const isMessage = (one: ModelChange): one is AttributeChange =>
  one.kind === 'attribute' && one.name.startsWith('message.') && !isReportedWithRule(one);

/** Whether a message comes or goes together with its rule, whose sentence says it. */
export function isReportedWithRule({ name, was, is, old, now }: AttributeChange): boolean {
  const [, rule] = /^message\.(.*)$/.exec(name) ?? [];
  if (rule === undefined || (was !== undefined && is !== undefined)) return false;
  const has = ({ attributes }: AttributeChange['old']) =>
    attributes.some((attribute) => attribute.name === rule && attribute.under === undefined);
  return was === undefined ? !has(old) && has(now) : has(old) && !has(now);
}

const keyOf = ({ name, was, is }: AttributeChange): string => canonicalJson({ name, was, is });

/** The innermost thing that all of them are in. */
function commonPath([first, ...rest]: AttributeChange[]): ChangePath {
  const path = first?.path ?? [];
  const length = path.findIndex((step, index) =>
    rest.some((one) => one.path[index]?.now !== step.now),
  );
  return length === -1 ? path : path.slice(0, length);
}
