import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { EnvironmentOptions, Plugin, Rollup } from 'vite';
import type { PrerenderedScreen } from '../compiled/prerendered-screen.ts';
import { type ProductSource, periodOf, type Workspace } from '../compiler/index.ts';
import { type ChunkGraph, chunkGraph, chunksOf } from './chunk-graph.ts';
import { earlyCallScript, earlyCallScriptFile } from './early-call-script.ts';
import { earlySubmitScript, earlySubmitScriptFile } from './early-submit-script.ts';
import { hashedFile } from './hashed-file.ts';
import { buildLanguages } from './languages/build-languages.ts';
import { languageNav } from './languages/language-nav.ts';
import { noticeScript, noticeScriptFile, pendingNotice } from './notice-script.ts';
import { type OpeningData, openingScript, openingScriptFile } from './opening-script.ts';
import { screenPage } from './screen-page.ts';

interface PrerenderOptions {
  workspace: Workspace;
  /** Returns the end of the path of a widget's module. */
  widgetModule: (name: string) => string;
  /** The language of the build; that of the definitions by default, whose build makes those of all others. */
  language?: string;
}

/** The module that renders the screens; it is bundled for Node and thrown away after its use. */
const renderer = fileURLToPath(new URL('../prerender.tsx', import.meta.url));

/**
 * Writes an HTML file for each screen, with the first picture of the screen in it, its styles in a stylesheet, and links
 * that preload the scripts of its first form. A page for unknown addresses is written to 404.html.
 */
export function prerenderPlugin({ workspace, widgetModule, language }: PrerenderOptions): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      // Reading the configuration again for the second environment takes a third of a build.
      builder: { sharedConfigBuild: true, sharedPlugins: true },
      environments: { ssr: rendererBuild },
    }),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Vite has no environment to build for.');
      const graph = graphOf((await builder.build(client)) as Rollup.RolldownOutput, widgetModule);
      const [{ code }] = ((await builder.build(ssr)) as Rollup.RolldownOutput).output;
      const result = await workspace.current();
      const product = language === undefined ? result.product : result.inLanguage(language);
      const dist = client.config.build.outDir;
      const { configFile, mode, base } = client.config;
      const basePath = base.slice(0, -1);
      await writePages(dist, await render(code, ssr.config.cacheDir), { product, graph, basePath });
      if (language !== undefined) return;
      const tags = Object.keys(product.app.languages ?? {});
      await buildLanguages({ tags, dist, configFile, mode, base });
    },
  };
}

const graphOf = ({ output }: Rollup.RolldownOutput, widgetModule: (name: string) => string) =>
  chunkGraph(chunksOf(output), widgetModule);

const rendererBuild: EnvironmentOptions = {
  build: {
    ssr: true,
    write: false,
    minify: false,
    rolldownOptions: {
      input: renderer,
      output: { codeSplitting: false },
    },
  },
};

interface Rendered {
  screens: PrerenderedScreen[];
  /** Styles of all screens. */
  css: string;
}

/** Runs the bundled renderer, from a file that finds the packages. */
async function render(code: string, cacheDir: string): Promise<Rendered> {
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'prerender-'));
  try {
    const file = join(folder, 'renderer.mjs');
    await writeFile(file, code);
    const { renderScreens } = await import(pathToFileURL(file).href);
    return await renderScreens();
  } finally {
    await rm(folder, { recursive: true });
  }
}

interface BuiltProduct {
  product: ProductSource;
  graph: ChunkGraph;
  /** The path that it lies below; "" at the root of the host. */
  basePath: string;
}

async function writePages(
  dist: string,
  { screens, css }: Rendered,
  { product, graph, basePath }: BuiltProduct,
): Promise<void> {
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const stylesheet = hashedFile('prerendered', 'css', css);
  await writeFile(join(dist, stylesheet), css);
  if (screens.some(({ notice }) => pendingNotice(notice))) {
    await writeFile(join(dist, noticeScriptFile), noticeScript);
  }
  if (screens.some(({ earlyCall }) => earlyCall)) {
    await writeFile(join(dist, earlyCallScriptFile), earlyCallScript);
  }
  await writeFile(join(dist, earlySubmitScriptFile), earlySubmitScript);
  if (product.screens.some(({ screen }) => periodOf(screen))) {
    await writeFile(join(dist, openingScriptFile), openingScript);
  }
  // Without a screen for unknown addresses, the page decides what is there.
  await writeFile(join(dist, fileOf('*')), template);
  for (const screen of screens) {
    const file = join(dist, fileOf(screen.route));
    await mkdir(dirname(file), { recursive: true });
    const source = product.screens.find(({ id }) => id === screen.id);
    const description = source?.screen.description ?? product.app.description;
    const scripts = firstScripts(screen, graph);
    const page = atRoute(template, { product, basePath }, screen.route);
    const opening = source && openingOf(source.screen, screens);
    await writeFile(
      file,
      screenPage(page, { ...screen, description, opening, stylesheet, scripts, basePath }),
    );
  }
}

/** Returns when a screen is open, and the titles of the pages in its place; `undefined` where it always is. */
function openingOf(
  screen: ProductSource['screens'][number]['screen'],
  screens: PrerenderedScreen[],
): OpeningData | undefined {
  const period = periodOf(screen);
  if (!period || screen.kind === 'page') return undefined;
  const titleAt = (at: string | undefined) => screens.find(({ route }) => route === at)?.title;
  return { ...period, before: titleAt(screen.opens?.before), after: titleAt(screen.closes?.after) };
}

/** Returns the page with links to the same page in other languages. */
function atRoute(
  template: string,
  { product, basePath }: Omit<BuiltProduct, 'graph'>,
  route: string,
): string {
  const path = route === '*' ? '/' : route;
  const nav = languageNav(product, '/', basePath);
  return nav ? template.replace(nav, () => languageNav(product, path, basePath)) : template;
}

const fileOf = (route: string) =>
  route === '*' ? '404.html' : posix.join('.', route, 'index.html');

/** Returns the scripts that a screen needs until its first form works. */
const firstScripts = (screen: PrerenderedScreen, graph: ChunkGraph): string[] =>
  graph.closure([
    graph.view(screen.kind),
    ...screen.modules.map(graph.compiled),
    ...screen.widgets.map(graph.widget),
    screen.makesLoadCall ? graph.loadCall : undefined,
  ]);
