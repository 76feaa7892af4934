import type { Context } from 'hono';

/** Returns whether a browser opens this address as a page. */
export function isNavigation(c: Context): boolean {
  const reads = c.req.method === 'GET' || c.req.method === 'HEAD';
  return reads && /\btext\/html\b/i.test(c.req.header('Accept') ?? '');
}

/** Returns whether a page would do as an answer: also for tools that accept anything, unless a file was meant. */
export function acceptsPage(c: Context): boolean {
  if (isNavigation(c)) return true;
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return false;
  const anything = /\*\/\*|text\/\*/.test(c.req.header('Accept') ?? '*/*');
  return anything && !/\.[^/]*$/.test(c.req.path);
}
