// Proves that each layer of src imports only what it may, and that React is loaded where it is drawn.
import { describe, expect, it } from 'vitest';
import {
  describeImport,
  importCircles,
  imports,
  innerImports,
  isIn,
  readSource,
  sourceFiles,
} from './support/source-imports.ts';

/** The global styles are a part of their own, which hardly any page loads. */
const engineOfPages = ['engine/index.ts', 'engine/page/global-styles.tsx'];

/** The parts of a page that the build draws for their styles alone. */
const partsShownLater = [
  'engine/form/summary/summary.tsx',
  'widgets/parts/search/use-search-list.ts',
];

/** Files that hold the state of the engine. */
const stores = sourceFiles.filter((file) =>
  /^engine\/(.*\/)?(?!use-)([\w-]+-)?(store|state|submission)\.ts$/.test(file),
);

/** What these need of their screen, and a form as it is shown; commands run both without a page. */
const engineWithoutPage = [
  'engine/form/visible-form.ts',
  'engine/screen/environment.ts',
  'engine/text/fill-plurals.ts',
  'engine/text/screen-values.ts',
];

/** The folders, or single files of them, that the files of a folder may import. */
const mayImport: Record<string, string[]> = {
  definition: [],
  compiled: ['definition'],
  core: ['definition', 'compiled'],
  compiler: ['definition', 'compiled', 'core'],
  engine: ['definition', 'compiled', 'core'],
  widgets: ['definition', 'compiled', 'core', 'engine/widget.ts'],
  runtime: ['definition', 'compiled', 'core', 'engine/index.ts'],
  provider: [
    'definition',
    'compiled',
    'core',
    'compiler/index.ts',
    'compiler/parse-folder.ts',
    'openapi/index.ts',
  ],
  analysis: [
    'definition',
    'compiled',
    'core',
    'compiler/index.ts',
    'engine/index.ts',
    ...stores,
    ...engineWithoutPage,
    'runtime/headless.ts',
  ],
  openapi: ['definition', 'compiled', 'core', 'compiler/index.ts'],
  vite: ['definition', 'compiled', 'core', 'compiler/index.ts'],
  commands: [
    'definition',
    'compiled',
    'core',
    'compiler/index.ts',
    'analysis',
    'openapi/index.ts',
    'runtime/headless.ts',
  ],
  gallery: [
    'definition',
    'compiled',
    'core',
    'compiler/index.ts',
    'analysis',
    ...engineOfPages,
    'widgets/index.ts',
  ],
  manual: [
    'definition',
    'core',
    'compiler/index.ts',
    'analysis',
    'gallery/content.ts',
    'gallery/serve-pages.ts',
    'gallery/vite-plugin.ts',
  ],
  'development.ts': [
    'compiler/index.ts',
    'provider/dev-plugin.ts',
    'gallery/vite-plugin.ts',
    'manual/vite-plugin.ts',
    'manual/pictures/vite-plugin.ts',
  ],
  'product-page.tsx': [
    ...engineOfPages,
    'engine/page/late-end.tsx',
    'widgets/index.ts',
    'runtime/index.ts',
  ],
  'main.tsx': [...engineOfPages, 'runtime/index.ts', 'product-page.tsx'],
  'prerender.tsx': [
    'compiled',
    'core',
    ...engineOfPages,
    'runtime/index.ts',
    'product-page.tsx',
    ...partsShownLater,
  ],
};

/** Imports that are for types only, so that the one side never loads the other. */
const onlyTypes = [
  { from: 'runtime', to: 'engine/index.ts' },
  { from: 'provider', to: 'compiler/index.ts' },
];

const mayUseReact = [
  'engine',
  'widgets',
  'runtime',
  'gallery',
  'product-page.tsx',
  'main.tsx',
  'prerender.tsx',
];
const reactPackages =
  /^(react|react-dom|react-router-dom|swr|@emotion|@mui|@rjsf\/(core|mui))(\/|$)/;

/** The code that reads folders, writes files or ends the process. */
const mayUseNode = [
  'vite',
  'commands',
  'provider',
  'gallery/vite-plugin.ts',
  'manual/manual.ts',
  'manual/vite-plugin.ts',
  'manual/pictures/vite-plugin.ts',
  'compiler/1-read/read-folder.ts',
  'compiler/compile.ts',
  'compiler/parse-folder.ts',
  'compiler/workspace.ts',
];

describe('the layers of src', () => {
  it('are all known', () => {
    expect([...new Set(sourceFiles.map(layerOf))].sort()).toEqual(Object.keys(mayImport).sort());
  });

  it.each(Object.entries(mayImport))('%s imports only %j', (layer, allowed) => {
    const wrong = innerImports.filter(
      ({ from, to = '' }) =>
        layerOf(from) === layer && layerOf(to) !== layer && !allowed.some((each) => isIn(to, each)),
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it.each(onlyTypes)('$from imports $to for its types only', ({ from, to }) => {
    const wrong = innerImports.filter(
      (each) => layerOf(each.from) === from && each.to === to && !each.typeOnly,
    );
    expect(wrong.map(describeImport)).toEqual([]);
  });

  it('are joined by product-page.tsx, and by prerender.tsx for the styles of what is shown later', () => {
    const joiners = sourceFiles.filter((file) => {
      const layers = innerImports.filter(({ from, typeOnly }) => from === file && !typeOnly);
      const others = new Set(layers.map(({ to = '' }) => layerOf(to)));
      return ['engine', 'widgets', 'runtime'].every(
        (layer) => others.has(layer) || layerOf(file) === layer,
      );
    });
    expect(joiners).toEqual(['prerender.tsx', 'product-page.tsx']);
    const roots = ['main.tsx', 'prerender.tsx'];
    expect(innerImports.filter(({ to = '' }) => roots.includes(to)).map(describeImport)).toEqual(
      [],
    );
  });
});

it('the provider is imported by the development server alone, so that it can be deleted', () => {
  const importers = innerImports.filter(
    ({ from, to = '' }) => isIn(to, 'provider') && !isIn(from, 'provider'),
  );
  expect(importers.map(describeImport)).toEqual([
    'development.ts imports ./provider/dev-plugin.ts',
  ]);
});

it('the provider reads, compiles and evaluates definitions in one folder, through the compiler', () => {
  const readers = innerImports.filter(
    ({ from, to }) => isIn(from, 'provider') && to === 'compiler/parse-folder.ts',
  );
  expect([...new Set(readers.map(({ from }) => from))].sort()).toEqual([
    'provider/definition/definition.ts',
    'provider/definition/evaluate-mapping.ts',
    'provider/definition/senders.ts',
  ]);
});

it('imports that lead in a circle are nowhere', () => {
  expect(importCircles()).toEqual([]);
});

it('React is drawn with in the engine, the widgets, the runtime, the gallery and the page alone', () => {
  const wrong = imports.filter(
    ({ from, specifier }) => reactPackages.test(specifier) && !mayUseReact.includes(layerOf(from)),
  );
  expect(wrong.map(describeImport)).toEqual([]);
});

it('what a browser loads has no catalogue: the compiler tells it what it needs', () => {
  const catalogues = [
    'definition/widget-catalogue',
    'definition/outcomes/index.ts',
    'definition/files',
  ];
  const wrong = innerImports.filter(
    ({ from, to = '', typeOnly }) =>
      ['engine', 'widgets', 'runtime'].includes(layerOf(from)) &&
      !typeOnly &&
      catalogues.some((each) => isIn(to, each)),
  );
  expect(wrong.map(describeImport)).toEqual([]);
});

it('no code names a widget but its own: everything follows from the catalogue', () => {
  const named = /\bwidget\w*\)? ?[!=]== ?'(?!list')|'(yes-no|multi-select|checkboxes|consent)'/;
  const wrong = sourceFiles
    .filter((file) => !isIn(file, 'definition/widget-catalogue') && layerOf(file) !== 'widgets')
    .filter((file) => named.test(readSource(file)));
  expect(wrong).toEqual([]);
});

it('the stores of the engine, and code without a page, load nothing of React', () => {
  expect(stores.length).toBeGreaterThan(5);
  const loaded = new Set([...stores, ...engineWithoutPage, 'runtime/headless.ts']);
  for (const file of loaded) {
    for (const { from, to, typeOnly } of innerImports)
      if (from === file && to && !typeOnly) loaded.add(to);
  }
  const wrong = imports.filter(
    ({ from, specifier, typeOnly }) =>
      loaded.has(from) && reactPackages.test(specifier) && !typeOnly,
  );
  expect(wrong.map(describeImport)).toEqual([]);
});

it('only commands, build tools, the provider and the reader of folders touch the machine', () => {
  const wrong = imports.filter(
    ({ from, specifier }) =>
      specifier.startsWith('node:') && !mayUseNode.some((place) => isIn(from, place)),
  );
  expect(wrong.map(describeImport)).toEqual([]);
});

it('the compiled product is known to main.tsx, prerender.tsx and the gallery’s pages alone', () => {
  const readers = imports.filter(({ specifier }) => /^virtual:(?!manual)/.test(specifier));
  const outside = readers.filter(({ from }) => !isIn(from, 'gallery/page'));
  expect(outside.map(({ from }) => from).sort()).toEqual(['main.tsx', 'prerender.tsx']);
});

it('no component has the property "sx", which a build leaves out', () => {
  const users = sourceFiles.filter((file) => /\bsx[=:]/.test(readSource(file)));
  expect(users).toEqual([]);
});

function layerOf(file: string): string {
  return file.split('/')[0] ?? '';
}
