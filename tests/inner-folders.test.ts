// Proves that the folders inside each layer of src are known, small, and import only what they may of each other.
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  describeImport,
  innerImports,
  isIn,
  readSource,
  sourceFiles,
} from './support/source-imports.ts';

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
    '5-emit/compile-screen.ts',
    '5-emit/evaluate.ts',
    'format-diagnostic.ts',
  ],
  'workspace.ts': ['1-read', 'compile.ts'],
  'format-diagnostic.ts': ['model'],
};

/** The folders inside some rooms, and those of their siblings that each of them may import. */
const folders: Record<string, Record<string, string[]>> = {
  core: {
    files: [],
    text: ['files'],
    'format-validators': [],
    form: ['files'],
    steps: ['form'],
    rules: ['text', 'form', 'steps'],
    draft: ['form'],
    review: ['text', 'form', 'steps'],
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
    review: ['ui', 'text', 'form'],
    screen: ['state', 'ui', 'text', 'choices', 'form', 'draft', 'submit', 'review'],
    'saved-draft': ['state', 'ui', 'text', 'form', 'draft', 'screen'],
    wizard: ['state', 'ui', 'text', 'form', 'draft', 'submit', 'review', 'screen'],
    page: ['ui', 'text', 'choices', 'form', 'review', 'screen', 'saved-draft', 'wizard'],
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
  provider: {
    errors: [],
    database: ['errors'],
    crypto: ['errors'],
    http: ['errors'],
    store: ['errors', 'database', 'crypto'],
    retention: ['errors', 'database', 'crypto', 'store'],
    delivery: ['errors', 'database', 'crypto', 'store'],
    mail: ['errors', 'crypto', 'http', 'store', 'delivery'],
    validate: [],
    definition: ['errors', 'validate'],
    webhook: ['errors', 'database', 'http', 'store', 'delivery', 'definition'],
    pages: ['errors', 'database', 'crypto', 'http', 'store', 'delivery', 'validate', 'definition'],
    calls: [
      'errors',
      'database',
      'crypto',
      'http',
      'store',
      'retention',
      'delivery',
      'mail',
      'validate',
      'definition',
      'webhook',
    ],
  },
};

it.each(Object.entries(phases))('compiler/%s imports of the compiler only %j', (room, allowed) => {
  const place = `compiler/${room}`;
  const wrong = innerImports.filter(
    ({ from, to = '' }) =>
      isIn(from, place) &&
      isIn(to, 'compiler') &&
      !isIn(to, place) &&
      !allowed.some((each) => isIn(to, `compiler/${each}`)),
  );
  expect(wrong.map(describeImport)).toEqual([]);
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
    expect(wrong.map(describeImport)).toEqual([]);
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
    expect(wrong.map(describeImport)).toEqual([]);
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

it('the folders of the provider import nothing of the files beside them, which start it', () => {
  const wrong = innerImports.filter(
    ({ from, to = '' }) => folderIn('provider', from) && isBeside('provider', to),
  );
  expect(wrong.map(describeImport)).toEqual([]);
});

/** Returns the folder of a room that a file is in; `undefined` for a file beside the folders, or elsewhere. */
function folderIn(room: string, file: string): string | undefined {
  const [folder, ...rest] = isIn(file, room) ? file.slice(room.length + 1).split('/') : [];
  return rest.length > 0 ? folder : undefined;
}

/** Returns whether a file is in a room, beside its folders. */
const isBeside = (room: string, file: string): boolean =>
  isIn(file, room) && folderIn(room, file) === undefined;
