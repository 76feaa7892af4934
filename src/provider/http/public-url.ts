import { StartProblem } from '../errors/problem.ts';

/**
 * Reads the address at which visitors open the product.
 *
 * @param basePath the path that the product lies below, "/apply"; "" at the root of the host
 * @returns its origin
 * @throws StartProblem when it is no such address, or when it has another path
 */
export function readPublicOrigin(text: string, basePath: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url && /^https?:$/.test(url.protocol) && !/[?#@]/.test(text);
  const path = url?.pathname.replace(/\/$/, '');
  if (isPlain && (path === '' || path === basePath)) return url.origin;
  throw new StartProblem(
    `PUBLIC_URL is "${text}", but must be the address at which visitors open the product: http or https, a host, and ` +
      'no other path than BASE_PATH, for instance PUBLIC_URL=https://apply.example.com.',
  );
}
