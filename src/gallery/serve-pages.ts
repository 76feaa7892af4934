import type { ViteDevServer } from 'vite';

/**
 * Serves pages of a development server.
 *
 * @param pageAt writes the page at a path below that of the product; `undefined` where it has none there
 */
export function servePages(
  server: ViteDevServer,
  pageAt: (path: string, query: URLSearchParams) => Promise<string> | undefined,
): void {
  const { base } = server.config;
  server.middlewares.use((request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    // Vite takes the product's own path away only later.
    const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : '';
    const page = pageAt(path, searchParams);
    if (!page) return next();
    page.then((html) => response.setHeader('Content-Type', 'text/html').end(html), next);
  });
}
