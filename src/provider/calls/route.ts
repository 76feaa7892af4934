import { literalPattern } from '../../core/text/literal-pattern.ts';
import type { Call } from '../../definition/files/call.ts';

/** A call of app.json that matches a path, with the values of its {words}. */
export type Route = { name: string; call: Call; params: Record<string, string> };

/**
 * Returns the path that the paths of calls are below, "" for the root of the host.
 *
 * @param host address of the provider: that of another host, a path of this one, or "" for the product's own path
 */
export const pathOfCalls = (host: string, basePath: string): string =>
  new URL(host || basePath, 'http://localhost').pathname.replace(/\/+$/, '');

/**
 * Finds the calls with this path, of any method. A leading slash of a path in app.json makes no difference.
 *
 * @param below the path that the paths of calls are below
 */
export function routesTo(pathname: string, calls: Record<string, Call>, below: string): Route[] {
  if (!pathname.startsWith(`${below}/`)) return [];
  const path = pathname.slice(below.length);
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
