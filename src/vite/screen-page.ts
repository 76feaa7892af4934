import { html, raw } from 'hono/html';
import type { PrerenderedScreen } from '../compiled/prerendered-screen.ts';
import { storagePrefix } from '../core/base-path.ts';
import { noticeScriptFile, pendingNotice } from './notice-script.ts';

interface ScreenPage
  extends Pick<PrerenderedScreen, 'id' | 'title' | 'html' | 'showsAddress' | 'notice'> {
  description: string | undefined;
  /** The path that the product lies below, "/apply"; "" at the root of the host. */
  basePath: string;
  /** Paths below that of the product. */
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
  { basePath, id, title, html: markup, ...screen }: ScreenPage,
): string {
  const { showsAddress, notice, description, stylesheet, scripts } = screen;
  // Before every script, none of which the first picture needs.
  const head = [
    html`<title>${title}</title>`,
    html`<link rel="stylesheet" href="${basePath}/${stylesheet}" data-prerendered>`,
    // A paragraph that is drawn when half of it has arrived breaks its lines at other words, and moves.
    html`<link rel="expect" href="#root-end" blocking="render">`,
    ...noticeTags(notice, basePath),
    ...(description ? [html`<meta name="description" content="${description}">`] : []),
  ];
  const preloads = scripts
    .filter((file) => !template.includes(`/${file}"`))
    .map((file) => html`<link rel="modulepreload" crossorigin href="${basePath}/${file}">`);
  const root = html`<div id="root" data-screen="${id}"${showsAddress ? raw(' data-shows-address') : ''}>${raw(markup)}</div><template id="root-end"></template>`;
  return template
    .replace(/<title>.*?<\/title>/, () => head.join('\n    '))
    .replace('</head>', () => `  ${preloads.join('\n    ')}\n  </head>`)
    .replaceAll(/<(?=script type="module"|link rel="modulepreload")\w+/g, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => String(root));
}

/** Returns the tag of the script that decides whether the notice is shown, where that depends on day or visitor. */
function noticeTags(notice: PrerenderedScreen['notice'], basePath: string) {
  const pending = pendingNotice(notice, storagePrefix(basePath));
  if (!pending) return [];
  const data = Object.entries(pending).map(([name, value]) => html` data-${raw(name)}="${value}"`);
  return [html`<script src="${basePath}/${noticeScriptFile}"${data}></script>`];
}
