import { canonical } from '../canonical.ts';
import type { Difference, FactDifference, Path } from './difference.ts';

/** What is the same in many places, told once: a message of several questions, a text of many screens. */
export function withShared(differences: Difference[]): Difference[] {
  const ofProduct = new Set(
    differences
      .filter(isText)
      .filter(({ path }) => path.length === 0)
      .map(keyOf),
  );
  const kept = differences.filter(
    (one) => !isText(one) || one.path.length === 0 || !ofProduct.has(keyOf(one)),
  );
  const groups = new Map<string, FactDifference[]>();
  for (const one of kept.filter(isShareable)) {
    groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  }
  return kept.flatMap((one): Difference[] => {
    const group = isShareable(one) ? (groups.get(keyOf(one)) ?? []) : [];
    if (group.length < (isMessage(one) ? 2 : fewScreens + 1)) return [one];
    if (group[0] !== one) return [];
    return [{ kind: 'shared', fact: group[0], places: group, path: commonPath(group) }];
  });
}

/** So many screens are told one by one. */
const fewScreens = 3;

const isShareable = (one: Difference): one is FactDifference => isMessage(one) || isOfScreen(one);

/** What is said of a call depends on the call, and what becomes of kept answers on the questions. */
const isOfScreen = (one: Difference): boolean =>
  one.kind === 'fact' && one.now.kind === 'screen' && !/^(load|submit|draft)\./.test(one.name);

const isText = (one: Difference): one is FactDifference =>
  one.kind === 'fact' && one.name.startsWith('text.');

const isMessage = (one: Difference): one is FactDifference =>
  one.kind === 'fact' && one.name.startsWith('message.') && !isSaidWithRule(one);

/** Whether a message comes or goes together with its rule, whose sentence says it. */
export function isSaidWithRule({ name, was, is, old, now }: FactDifference): boolean {
  const [, rule] = /^message\.(.*)$/.exec(name) ?? [];
  if (rule === undefined || (was !== undefined && is !== undefined)) return false;
  const has = ({ facts }: FactDifference['old']) =>
    facts.some((fact) => fact.name === rule && fact.under === undefined);
  return was === undefined ? !has(old) && has(now) : has(old) && !has(now);
}

const keyOf = ({ name, was, is }: FactDifference): string => canonical({ name, was, is });

/** The innermost thing that all of them are in. */
function commonPath([first, ...rest]: FactDifference[]): Path {
  const path = first?.path ?? [];
  const length = path.findIndex((step, index) =>
    rest.some((one) => one.path[index]?.now !== step.now),
  );
  return length === -1 ? path : path.slice(0, length);
}
