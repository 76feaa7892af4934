import { literalPattern } from '../../core/text/literal-pattern.ts';
import type { Call } from '../../definition/files/call.ts';

/** A call of app.json that matches a path, with the values of its {words}. */
export type Route = { name: string; call: Call; params: Record<string, string> };

/** Finds the calls with this path, of any method. A path in app.json without a leading slash is below the root too. */
export function routesTo(path: string, calls: Record<string, Call>): Route[] {
  return Object.entries(calls).flatMap(([name, call]) => {
    const params = matchPath(call.path, path);
    return params ? [{ name, call, params }] : [];
  });
}

function matchPath(template: string, path: string): Record<string, string> | undefined {
  // Every other part is the name of a {word}.
  const parts = `/${template.replace(/^\//, '')}`.split(/\{([\w.]+)\}/);
  const pattern = parts.map((part, i) => (i % 2 ? '([^/]+)' : literalPattern(part))).join('');
  const match = new RegExp(`^${pattern}$`).exec(path);
  if (!match) return undefined;
  const names = parts.filter((_, i) => i % 2);
  try {
    return Object.fromEntries(names.map((n, i) => [n, decodeURIComponent(match[i + 1] ?? '')]));
  } catch {
    return undefined;
  }
}
