import { html, raw } from 'hono/html';
import type { PrerenderedScreen } from '../compiled/prerendered-screen.ts';
import { storagePrefix } from '../core/base-path.ts';
import { earlyCallScriptFile } from './early-call-script.ts';
import { earlySubmitScriptFile } from './early-submit-script.ts';
import { noticeScriptFile, pendingNotice } from './notice-script.ts';
import { type OpeningData, openingScriptFile } from './opening-script.ts';

interface ScreenPage
  extends Pick<
    PrerenderedScreen,
    'id' | 'title' | 'html' | 'showsAddress' | 'notice' | 'earlyCall'
  > {
  description: string | undefined;
  /** The path that the product lies below, "/apply"; "" at the root of the host. */
  basePath: string;
  /** When the screen is open, and the titles of the tab at other times; absent where it always is. */
  opening: OpeningData | undefined;
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
  const { showsAddress, notice, earlyCall, opening, description, stylesheet, scripts } = screen;
  // Before every script, none of which the first picture needs.
  const head = [
    html`<title>${title}</title>`,
    html`<link rel="stylesheet" href="${basePath}/${stylesheet}" data-prerendered>`,
    // A paragraph that is drawn when half of it has arrived breaks its lines at other words, and moves.
    html`<link rel="expect" href="#root-end" blocking="render">`,
    ...scriptTags(basePath, noticeScriptFile, pendingNotice(notice, storagePrefix(basePath))),
    ...scriptTags(basePath, openingScriptFile, opening),
    ...(markup.includes('<form')
      ? [html`<script async src="${basePath}/${earlySubmitScriptFile}"></script>`]
      : []),
    // The app decides by the time whether a form that is not always open makes its call.
    ...(earlyCall && !opening
      ? [
          html`<script defer src="${basePath}/${earlyCallScriptFile}" data-call="${JSON.stringify(earlyCall)}"></script>`,
        ]
      : []),
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

/** Returns the tag of a script that decides about the first paint by its data; none without data. */
function scriptTags(basePath: string, file: string, data: object | undefined) {
  if (!data) return [];
  const attributes = Object.entries(data).flatMap(([name, value]) =>
    value === undefined ? [] : html` data-${raw(name)}="${value}"`,
  );
  return [html`<script src="${basePath}/${file}"${attributes}></script>`];
}
