// Proves that each folder of src imports only what its layer may, and that React is loaded where it is drawn.
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  importCircles,
  imports,
  innerImports,
  readSource,
  type SourceImport,
  sourceFiles,
} from './support/source-imports.ts';

/** The global styles are a part of their own, which hardly any page loads. */
const engineOfPages = ['engine/index.ts', 'engine/page/global-styles.tsx'];

/** The folders, or single files of them, that the files of a folder may import. */
const mayImport: Record<string, string[]> = {
  definition: [],
  compiled: ['definition'],
  core: ['definition', 'compiled'],
  compiler: ['definition', 'compiled', 'core'],
  engine: ['definition', 'compiled', 'core'],
  widgets: ['definition', 'compiled', 'core', 'engine/widget.ts'],
  runtime: ['definition', 'compiled', 'core', 'engine/index.ts'],
  sandbox: [
    'definition',
    'compiled',
    'core',
    'compiler/index.ts',
    'compiler/parse-folder.ts',
    'engine/headless.ts',
    'openapi/index.ts',
  ],
  analysis: [
    'definition',
    'compiled',
    'core',
    'compiler/index.ts',
    'engine/index.ts',
    'engine/headless.ts',
    'runtime/headless.ts',
  ],
  openapi: ['definition', 'compiled', 'core', 'compiler/index.ts'],
  vite: ['definition', 'compiled', 'core', 'compiler/index.ts'],
  commands: ['definition', 'compiled', 'core', 'compiler/index.ts', 'analysis', 'openapi/index.ts'],
  gallery: [
    'definition',
    'compiled',
    'core',
    'compiler/index.ts',
    'analysis',
    'engine/index.ts',
    'widgets/index.ts',
  ],
  'development.ts': ['compiler/index.ts', 'sandbox/dev-plugin.ts', 'gallery/vite-plugin.ts'],
  'product-page.tsx': [...engineOfPages, 'widgets/index.ts', 'runtime/index.ts'],
  'main.tsx': [...engineOfPages, 'runtime/index.ts', 'runtime/lazy-screen.tsx', 'product-page.tsx'],
  'prerender.tsx': ['compiled', 'core', ...engineOfPages, 'runtime/index.ts', 'product-page.tsx'],
};

/** The parts of the compiler that each part of it may import: earlier phases, and the parts that all phases share. */
const phases: Record<string, string[]> = {
  'imported-sources.ts': [],
  schema: ['imported-sources.ts'],
  model: ['schema'],
  '1-read': ['schema', 'model'],
  '2-parse': ['schema', 'model', '1-read'],
  '3-analyze': ['schema', 'model', '1-read', '2-parse'],
  '4-lint': ['schema', 'model', '1-read', '2-parse', '3-analyze'],
  '5-emit': ['imported-sources.ts', 'schema', 'model', '1-read', '3-analyze'],
  'compile.ts': ['schema', 'model', '1-read', '2-parse', '3-analyze', '4-lint', '5-emit'],
  'parse-folder.ts': [
    'model',
    '1-read',
    '2-parse',
    '4-lint/lint-shape.ts',
    '5-emit/instantiate.ts',
    'format-diagnostic.ts',
  ],
  'workspace.ts': ['1-read', 'compile.ts'],
  'format-diagnostic.ts': ['model'],
};

/** The folders inside some rooms, and those of their siblings that each of them may import. */
const folders: Record<string, Record<string, string[]>> = {
  core: {
    files: [],
    text: [],
    'format-validators': [],
    form: ['files'],
    mapping: ['form'],
    calculate: ['form'],
  },
  engine: {
    state: [],
    text: ['state'],
    ui: ['text'],
    call: [],
    choices: ['state', 'ui', 'call'],
    form: ['state', 'ui', 'text', 'call', 'choices'],
    draft: ['state', 'form'],
    upload: ['state', 'text', 'form'],
    submit: ['state', 'text', 'form'],
    review: ['text', 'form'],
    screen: ['state', 'ui', 'text', 'choices', 'form', 'draft', 'submit', 'review'],
    'saved-draft': ['state', 'ui', 'text', 'form', 'draft', 'screen'],
    wizard: ['state', 'ui', 'text', 'form', 'draft', 'submit', 'review', 'screen'],
    page: ['ui', 'text', 'choices', 'form', 'screen', 'saved-draft', 'wizard'],
  },
  'engine/form': {
    field: [],
    checks: [],
    choices: ['field'],
    count: ['field'],
    layout: ['field'],
    list: ['field'],
    summary: ['field'],
    table: ['field', 'list'],
    rjsf: ['field', 'summary'],
  },
  analysis: {
    form: [],
    sample: ['form'],
    states: ['form', 'sample'],
    flow: ['form', 'states'],
    drafts: ['form', 'sample'],
    journeys: ['sample'],
    examples: ['sample', 'journeys'],
    diff: ['form'],
  },
  'compiler/model': { form: [], screen: ['form'] },
  'compiler/3-analyze': {
    texts: [],
    translations: ['texts'],
    mappings: ['texts'],
    calculations: ['mappings'],
    conditions: ['mappings', 'calculations'],
    plan: ['calculations'],
  },
  'widgets/parts': { search: [], dates: [], files: [], signature: [] },
  sandbox: {
    errors: [],
    database: ['errors'],
    crypto: ['errors'],
    http: ['errors'],
    store: ['errors', 'database', 'crypto'],
    mail: ['errors', 'database', 'crypto', 'store'],
    validate: [],
    definition: ['errors', 'validate'],
    pages: ['errors', 'database', 'crypto', 'http', 'store'],
    calls: ['errors', 'database', 'crypto', 'http', 'store', 'mail', 'validate', 'definition'],
  },
};

/** Imports that are for types only, so that the one side never loads the other. */
const onlyTypes = [
  { from: 'runtime', to: 'engine/index.ts' },
  { from: 'sandbox', to: 'compiler/index.ts' },
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

/** The code that runs without a page, in commands too. */
const headless = ['engine/headless.ts', 'runtime/headless.ts'];

/** The code that reads folders, writes files or ends the process. */
const mayUseNode = [
  'vite',
  'commands',
  'sandbox',
  'gallery/vite-plugin.ts',
  'compiler/1-read/read-folder.ts',
  'compiler/compile.ts',
  'compiler/parse-folder.ts',
  'compiler/workspace.ts',
];

/** Files that hold the state of the engine. */
const stores = sourceFiles.filter((file) =>
  /^engine\/(.*\/)?(?!use-)([\w-]+-)?(store|state|submission)\.ts$/.test(file),
);
describe('the layers of src', () => {
  it('are all known', () => {
    expect([...new Set(sourceFiles.map(layerOf))].sort()).toEqual(Object.keys(mayImport).sort());
  });

  it.each(Object.entries(mayImport))('%s imports only %j', (layer, allowed) => {
    const wrong = innerImports.filter(
      ({ from, to = '' }) =>
        layerOf(from) === layer && layerOf(to) !== layer && !allowed.some((each) => isIn(to, each)),
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it.each(onlyTypes)('$from imports $to for its types only', ({ from, to }) => {
    const wrong = innerImports.filter(
      (each) => layerOf(each.from) === from && each.to === to && !each.typeOnly,
    );
    expect(wrong.map(line)).toEqual([]);
  });

  it('are joined by product-page.tsx alone', () => {
    const joiners = sourceFiles.filter((file) => {
      const layers = innerImports.filter(({ from, typeOnly }) => from === file && !typeOnly);
      const others = new Set(layers.map(({ to = '' }) => layerOf(to)));
      return ['engine', 'widgets', 'runtime'].every(
        (layer) => others.has(layer) || layerOf(file) === layer,
      );
    });
    expect(joiners).toEqual(['product-page.tsx']);
    const roots = ['main.tsx', 'prerender.tsx'];
    expect(innerImports.filter(({ to = '' }) => roots.includes(to)).map(line)).toEqual([]);
  });
});

it('the sandbox reads, compiles and evaluates definitions in one folder, through the compiler', () => {
  const readers = innerImports.filter(
    ({ from, to }) => isIn(from, 'sandbox') && to === 'compiler/parse-folder.ts',
  );
  expect([...new Set(readers.map(({ from }) => from))].sort()).toEqual([
    'sandbox/definition/definition.ts',
    'sandbox/definition/evaluate-mapping.ts',
    'sandbox/definition/senders.ts',
  ]);
});

it('imports that lead in a circle are nowhere', () => {
  expect(importCircles()).toEqual([]);
});

it('React is drawn with in the engine, the widgets, the runtime, the gallery and the page alone', () => {
  const wrong = imports.filter(
    ({ from, specifier }) => reactPackages.test(specifier) && !mayUseReact.includes(layerOf(from)),
  );
  expect(wrong.map(line)).toEqual([]);
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
  expect(wrong.map(line)).toEqual([]);
});

it('no code names a widget but its own: everything follows from the catalogue', () => {
  const named = /\bwidget\w*\)? ?[!=]== ?'(?!list')|'(yes-no|multi-select|checkboxes|consent)'/;
  const wrong = sourceFiles
    .filter((file) => !isIn(file, 'definition/widget-catalogue') && layerOf(file) !== 'widgets')
    .filter((file) => named.test(readSource(file)));
  expect(wrong).toEqual([]);
});

it.each(Object.entries(phases))('compiler/%s imports of the compiler only %j', (room, allowed) => {
  const place = `compiler/${room}`;
  const wrong = innerImports.filter(
    ({ from, to = '' }) =>
      isIn(from, place) &&
      isIn(to, 'compiler') &&
      !isIn(to, place) &&
      !allowed.some((each) => isIn(to, `compiler/${each}`)),
  );
  expect(wrong.map(line)).toEqual([]);
});

it('the rooms of the compiler are all known', () => {
  const rooms = sourceFiles
    .filter((file) => isIn(file, 'compiler'))
    .map((file) => file.split('/')[1]);
  expect([...new Set(rooms)].sort()).toEqual([...Object.keys(phases), 'index.ts'].sort());
});

describe.each(Object.entries(folders))('the folders of %s', (room, siblings) => {
  it.each(Object.entries(siblings))('%s imports of its siblings only %j', (folder, allowed) => {
    const wrong = innerImports.filter(({ from, to = '' }) => {
      const sibling = folderIn(room, to);
      const isAllowed = sibling === undefined || [folder, ...allowed].includes(sibling);
      return folderIn(room, from) === folder && !isAllowed;
    });
    expect(wrong.map(line)).toEqual([]);
  });

  it('are listed in this order at the head of the room, where it has such a list', () => {
    const heads = ['index.ts', 'server.ts'].map((file) => `${room}/${file}`);
    const head = heads.find((file) => sourceFiles.includes(file));
    const listed = head ? [...readSource(head).matchAll(/^(?: \*|\/\/) ([\w-]+) {2,}\w/gm)] : [];
    expect([[], Object.keys(siblings)]).toContainEqual(listed.map(([, name]) => name));
  });

  it('are all known', () => {
    const found = sourceFiles.flatMap((file) => folderIn(room, file) ?? []);
    expect([...new Set(found)].sort()).toEqual(Object.keys(siblings).sort());
  });
});

it.each(['core', 'engine/form', 'compiler/model', 'widgets/parts'])(
  'the files of %s that lie beside its folders import none of them',
  (room) => {
    const wrong = innerImports.filter(
      ({ from, to = '' }) => isBeside(room, from) && folderIn(room, to),
    );
    expect(wrong.map(line)).toEqual([]);
  },
);

/** The folders with more than 25 files, each with the reason why it has no parts. */
const largeFolders: Record<string, string> = {
  'compiler/4-lint/rules': 'one file for each rule, by its id',
  'definition/files': 'one file for each kind of file, and for each object that several kinds have',
  'definition/widget-catalogue': 'one file for each widget, by its name',
  widgets: 'one file for each widget, by its name',
};

it('a folder of more than 25 files has parts, or a reason', () => {
  const sizes = new Map<string, number>();
  for (const file of sourceFiles) {
    const folder = dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  const large = [...sizes].filter(([, files]) => files > 25).map(([folder]) => folder);
  expect(large.sort()).toEqual(Object.keys(largeFolders));
});

it('the folders of the sandbox import nothing of the files beside them, which start it', () => {
  const wrong = innerImports.filter(
    ({ from, to = '' }) => folderIn('sandbox', from) && isBeside('sandbox', to),
  );
  expect(wrong.map(line)).toEqual([]);
});

it('the stores of the engine, and code without a page, load nothing of React', () => {
  expect(stores.length).toBeGreaterThan(5);
  const loaded = new Set([...stores, ...headless]);
  for (const file of loaded) {
    for (const { from, to, typeOnly } of innerImports)
      if (from === file && to && !typeOnly) loaded.add(to);
  }
  const wrong = imports.filter(
    ({ from, specifier, typeOnly }) =>
      loaded.has(from) && reactPackages.test(specifier) && !typeOnly,
  );
  expect(wrong.map(line)).toEqual([]);
});

it('only commands, build tools, the sandbox and the reader of folders touch the machine', () => {
  const wrong = imports.filter(
    ({ from, specifier }) =>
      specifier.startsWith('node:') && !mayUseNode.some((place) => isIn(from, place)),
  );
  expect(wrong.map(line)).toEqual([]);
});

it('the compiled product is known to main.tsx, prerender.tsx and the gallery’s pages alone', () => {
  const readers = imports.filter(({ specifier }) => specifier.startsWith('virtual:'));
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

function isIn(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`);
}

/** Returns the folder of a room that a file is in; `undefined` for a file beside the folders, or elsewhere. */
function folderIn(room: string, file: string): string | undefined {
  const [folder, ...rest] = isIn(file, room) ? file.slice(room.length + 1).split('/') : [];
  return rest.length > 0 ? folder : undefined;
}

/** Returns whether a file is in a room, beside its folders. */
const isBeside = (room: string, file: string): boolean =>
  isIn(file, room) && folderIn(room, file) === undefined;

function line({ from, specifier }: SourceImport): string {
  return `${from} imports ${specifier}`;
}
