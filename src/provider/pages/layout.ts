import { html } from 'hono/html';

export type Markup = ReturnType<typeof html>;

const links = [
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/applications', 'Applications'],
  ['/sandbox/files', 'Files'],
  ['/sandbox/deliveries', 'Deliveries'],
  ['/', 'Product'],
] as const;

/** The product that a page of the provider is about. */
export interface ShownProduct {
  name: string;
  /** The path that the product lies below, "/apply"; "" at the root of the host. */
  basePath: string;
}

/**
 * A page of the provider.
 *
 * @param page `path` marks the page in the navigation; `json` is the path of the same as JSON; both below the product's path
 */
export function layout(page: {
  product: ShownProduct;
  title: string;
  path: string;
  json?: string;
  content: Markup;
}): Markup {
  const { name, basePath } = page.product;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${page.title} – ${name} provider</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${basePath}/sandbox/style.css">
  </head>
  <body>
    <a class="skip" href="#content">Skip to content</a>
    <header>
      <p class="name">${name} <span>provider</span></p>
      <nav aria-label="Provider">
        <ul>
          ${links.map(([path, label]) => navigationLink(`${basePath}${path}`, label, path === page.path))}
        </ul>
      </nav>
    </header>
    <main id="content" tabindex="-1">
      <h1>${page.title}</h1>
      ${page.content}
    </main>
    ${page.json && html`<footer><a href="${basePath}${page.json}">The same as JSON</a></footer>`}
  </body>
</html>`;
}

function navigationLink(href: string, label: string, isCurrent: boolean): Markup {
  return isCurrent
    ? html`<li><a href="${href}" aria-current="page">${label}</a></li>`
    : html`<li><a href="${href}">${label}</a></li>`;
}

/** A moment (ISO 8601) in this machine's time zone. */
export function moment(time: string): Markup {
  const format = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'medium' });
  return html`<time datetime="${time}">${format.format(new Date(time))}</time>`;
}
