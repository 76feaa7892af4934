import { isObject } from '../../../core/is-object.ts';
import { valuesIn } from '../../../core/values-in.ts';
import type { Node } from '../model/node.ts';

/** Returns the screens of a product in visiting order; targets of successful calls come first. */
export function visitOrder({ children }: Node): Node[] {
  const screens = children.filter(({ kind }) => kind === 'screen');
  const byRoute = new Map(screens.map((screen) => [screen.id, screen]));
  const start = byRoute.get('/') ?? screens[0];
  const visited = new Set(start ? [start] : []);
  for (const screen of visited) {
    for (const target of targets(screen)) {
      const next = byRoute.get(target.replace(/[?#].*$/, ''));
      if (next) visited.add(next);
    }
  }
  return [...visited, ...screens.filter((screen) => !visited.has(screen))];
}

const linked = /^(body|intro|actions|load|submit)\b/;

function targets({ attributes }: Node): string[] {
  const success = attributes.filter(({ name }) => name.endsWith('.outcomes.success'));
  return [...success, ...attributes].flatMap(({ name, value }) =>
    name === 'direct' ? String(value) : linked.test(name) ? addresses(value) : [],
  );
}

/** Lists the addresses to which a value leads. */
const addresses = (whole: unknown): string[] =>
  valuesIn(whole)
    .flatMap(({ value }) => (isObject(value) ? [value.go, value.href] : []))
    .filter((address) => typeof address === 'string');
