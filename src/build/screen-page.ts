import { html, raw } from 'hono/html';
import type { PrerenderedScreen } from '../compiled/prerendered-screen.ts';

interface ScreenPage extends Pick<PrerenderedScreen, 'id' | 'title' | 'html' | 'showsAddress'> {
  description: string | undefined;
  /** Paths below the root of the site. */
  stylesheet: string;
  scripts: string[];
}

/**
 * Fills a screen into the page that the build has made for all of them.
 *
 * @param template a page with an empty title, an empty root element and the tag of the first script
 */
export function screenPage(
  template: string,
  { id, title, html: markup, showsAddress, description, stylesheet, scripts }: ScreenPage,
): string {
  // Before every script, none of which the first picture needs.
  const head = [
    html`<title>${title}</title>`,
    html`<link rel="stylesheet" href="/${stylesheet}" data-prerendered>`,
    ...(description ? [html`<meta name="description" content="${description}">`] : []),
  ];
  const preloads = scripts
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => html`<link rel="modulepreload" crossorigin href="/${file}">`);
  const root = html`<div id="root" data-screen="${id}"${showsAddress ? raw(' data-shows-address') : ''}>${raw(markup)}</div>`;
  return template
    .replace(/<title>.*?<\/title>/, () => head.join('\n    '))
    .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
    .replaceAll(/<(?=script type="module"|link rel="modulepreload")\w+/g, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => String(root));
}
