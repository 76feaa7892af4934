import { SandboxProblem } from '../errors/problem.ts';

/** Policy of the sandbox's own pages: no script, and only the stylesheet it serves. */
export const sandboxPolicy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of files from visitors, which are downloaded and never shown. */
export const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Policy of answers that are no pages. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of the product's pages. The hash is that of the empty string: the product's styles are
 * filled into empty style elements by script.
 *
 * @param providerHost host that the product calls, e.g. "https://api.example.com"; "" is the host that served the page
 * @throws SandboxProblem when the host is no http(s) address
 */
export function productPolicy(providerHost: string): string {
  const provider = providerHost === '' ? '' : ` ${originOf(providerHost)}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    // No script writes markup or loads other scripts by text.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function originOf(host: string): string {
  const url = URL.canParse(host) ? new URL(host) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new SandboxProblem(
    `The provider's host is "${host}" (PROVIDER_HOST, or provider.host in app.json), but must be empty ` +
      'or start with http:// or https://, for instance https://api.example.com.',
  );
}
