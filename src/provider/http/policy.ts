/** Policy of the provider's own pages: no script, and only the stylesheet it serves. */
export const providerPolicy =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Policy of those of these pages that have forms. */
export const formPolicy = providerPolicy.replace("form-action 'none'", "form-action 'self'");

/** Policy of files from visitors, which are downloaded and never shown. */
export const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Policy of answers that are no pages. */
export const answerPolicy = "default-src 'none'; frame-ancestors 'none'";

/**
 * The Content-Security-Policy of the product's pages. The hash is that of the empty string: the product's styles are
 * filled into empty style elements by script.
 *
 * @param providerHost address that the product's calls go to, e.g. "https://api.example.com/v2"; "", or a path, is at the host
 *   that served the page
 */
export function productPolicy(providerHost: string): string {
  const provider = /^https?:/.test(providerHost) ? ` ${new URL(providerHost).origin}` : '';
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
