import type { Difference, FactDifference } from '../compare/difference.ts';
import { isSaidWithRule } from '../compare/shared.ts';
import type { Thing } from '../model/thing.ts';
import { nameOf } from './added.ts';
import { appWords, callWords } from './app.ts';
import { type Asked, fieldWords } from './field.ts';
import { leaves } from './leaves.ts';
import { screenName } from './outcome.ts';
import { screenWords, stepWords } from './screen.ts';
import { named } from './value.ts';

/** The whole product, as it was and as it is. */
export interface Products {
  old: Thing;
  now: Thing;
}

/** What is otherwise with a thing that is still there. */
export function factWords(fact: FactDifference, asked: Asked, products: Products): string[] {
  const { now, path } = fact;
  switch (now.kind) {
    case 'product':
      return appWords(fact);
    case 'call':
      return callWords(fact, `the ${now.id} call`);
    case 'provider':
      return leaves(fact.name, fact.was, fact.is);
    case 'screen':
      return screenWords(fact, asked, (route) => screenName(labelAt(products, route), route));
    case 'step':
      return stepWords(fact, now.id === '' ? 'the form' : `the step ${nameOf(now)}`, asked);
    default:
      return isSaidWithRule(fact) ? [] : fieldWords(fact, fieldName(now, path), asked);
  }
}

const labelAt = ({ old, now }: Products, route: unknown): string | undefined =>
  [...now.children, ...old.children].find(({ kind, id }) => kind === 'screen' && id === route)
    ?.label;

/** A field, with the group that it is in where that has a title. */
export function fieldName(thing: Thing, path: Difference['path']): string {
  const around = path.at(-1)?.now;
  const inside = around && ['group', 'list'].includes(around.kind) && around.label !== '';
  return inside ? `${nameOf(thing)} in ${named(around.label)}` : nameOf(thing);
}

/** The questions of the screen that a difference is in. */
export function askedIn({ path, ...rest }: Difference): Asked {
  const own = 'old' in rest ? rest : undefined;
  const pair = path.find(({ now }) => now.kind === 'screen') ?? own;
  return { old: pair?.old.questions ?? [], now: pair?.now.questions ?? [] };
}
