// Proves that the generated reference is up to date, has an entry for each word of definitions, and no dead link.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { referencePages } from '../../../src/commands/manual/pages.ts';
import { rules } from '../../../src/compiler/index.ts';
import { calculationCatalogue } from '../../../src/definition/calculations.ts';
import { dataSourceCatalogue } from '../../../src/definition/data-sources.ts';
import { editorSchemas } from '../../../src/definition/editor/editor-schemas.ts';
import { messagePlaceholders } from '../../../src/definition/files/messages.ts';
import { formatNames } from '../../../src/definition/formats.ts';
import { type OutcomeEntry, outcomeCatalogue } from '../../../src/definition/outcomes/index.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { optionsOf } from '../../../src/definition/ui-keys/index.ts';
import { arrangements, widgetCatalogue } from '../../../src/definition/widget-catalogue/index.ts';
import { anchorsIn } from '../../manual/anchors-in.ts';

const folder = 'forms/manual/reference';
const pages = referencePages();
const withoutCode = (text: string) => text.replace(/^```.*?^```$/gms, '');
const headingsOf = (path: string): string[] =>
  [...withoutCode(pages.get(path) ?? '').matchAll(/^#+ (.*)$/gm)].map(
    ([, heading = '']) => heading,
  );
/** The names that the headings of a page end in: "method" of "calls / method". */
const namesOn = (path: string): string[] =>
  headingsOf(path).map((heading) => heading.split(' / ').at(-1) ?? '');
const linksOf = (path: string): { page: string; anchor: string }[] =>
  [...withoutCode(pages.get(path) ?? '').matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g)].map(
    ([, page = '', anchor = '']) => ({
      page: page === '' ? path : posix.join(posix.dirname(path), page),
      anchor,
    }),
  );

it('the pages are up to date; if not: npm run forms:manual', () => {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      posix.relative(folder, join(entry.parentPath, entry.name).replaceAll('\\', '/')),
    );
  expect(files.sort()).toEqual([...pages.keys()].sort());
  for (const [path, text] of pages) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
});

describe.each([...pages.keys()])('%s', (path) => {
  it('begins with its title, words to search by, and one sentence', () => {
    expect(pages.get(path)).toMatch(/^# \S.*\n\n<!-- search: \S.* -->\n\n[^\n#-].*[.:]\n/);
  });

  it('has a text below each heading, and no heading twice', () => {
    expect(pages.get(path)).not.toMatch(/^(#+) .*\n+\1 /m);
    const slugs = anchorsIn(pages.get(path) ?? '');
    expect(slugs).toEqual([...new Set(slugs)]);
  });

  it('has no dead link', () => {
    const dead = linksOf(path).filter(
      ({ page, anchor }) =>
        !pages.has(page) || (anchor !== '' && !anchorsIn(pages.get(page) ?? '').includes(anchor)),
    );
    expect(dead).toEqual([]);
  });
});

/** Returns pages, and those that they link to. */
const linkedFrom = (paths: string[]): string[] => [
  ...new Set([...paths, ...paths.flatMap(linksOf).map(({ page }) => page)]),
];

const pageOfSchema: Record<string, string> = {
  'translation.schema.json': 'languages.md',
  'frozen-draft.schema.json': 'drafts.md',
};

it.each(Object.entries(editorSchemas()))('every key in %s has an entry', (name, schema) => {
  const path = pageOfSchema[name] ?? name.replace('.schema.json', '.md');
  const linked = linkedFrom(linkedFrom([path]));
  const known = linked.flatMap(namesOn);
  const outcomes = Object.values<OutcomeEntry>(outcomeCatalogue).flatMap(
    ({ example = [] }) => example,
  );
  const unknown = keysIn(schema).filter((key) => !known.includes(key) && !outcomes.includes(key));
  expect([...new Set(unknown)]).toEqual([]);
});

/** Returns the names of all keys in a schema that is written for editors. */
function keysIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (['examples', 'default', 'enum', 'required', 'if'].includes(key) && !isSchema(inner))
      return [];
    // A key of this name holds a schema, which has a type.
    const isMap = key === 'properties' && typeof inner.type !== 'string';
    return isMap ? [...Object.keys(inner), ...Object.values(inner).flatMap(keysIn)] : keysIn(inner);
  });
}

const isSchema = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

it.each(Object.keys({ ...widgetCatalogue, ...arrangements }))(
  'the widget %s has a page with all its options',
  (widget) => {
    const known = [...namesOn(`widgets/${widget}.md`), ...namesOn('ui.md')];
    expect(known).toEqual(expect.arrayContaining(Object.keys(optionsOf(widget))));
  },
);

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
/** The commands of the project itself, which are nothing for a product. */
const ofProject = /^(forms:manual|rules:index|bench|format|test:.*|.*provider.*)$/;

it.each([
  ['calculations.md', Object.keys(calculationCatalogue)],
  ['data.md', Object.keys(dataSourceCatalogue).map((name) => `/${name}`)],
  ['findings.md', rules.map(({ id }) => id)],
  ['formats.md', formatNames],
  [
    'outcomes.md',
    Object.entries<OutcomeEntry>(outcomeCatalogue).map(([name, { example = name }]) => example),
  ],
  ['rules.md', Object.keys(messagePlaceholders)],
  ['texts.md', Object.keys(defaultTexts)],
  [
    'commands.md',
    Object.keys(scripts)
      .filter((name) => !ofProject.test(name))
      .map((name) => `npm run ${name}`),
  ],
])('%s has all entries of its catalogue', (path, names) => {
  expect(headingsOf(path)).toEqual(expect.arrayContaining([...names]));
});
