import { groupBy } from '../../compiler/index.ts';
import { AppFile } from '../../definition/files/app.ts';
import { ExamplesFile } from '../../definition/files/examples.ts';
import { FrozenDraftFile } from '../../definition/files/frozen-draft.ts';
import { SandboxFile } from '../../definition/files/sandbox.ts';
import { FormFile, PageFile, WizardFile } from '../../definition/files/screen.ts';
import { TranslationFile } from '../../definition/files/translation.ts';
import { synonymsFor } from '../../definition/foreign-words.ts';
import { formKeywords, otherKeywords, refusingRule } from '../../definition/keywords/index.ts';
import { type Place, places, uiPlaces } from '../../definition/places.ts';
import { propertiesOf, type UiKeyEntry } from '../../definition/ui-key-entry.ts';
import { fieldOptions, uiKeyCatalogue } from '../../definition/ui-keys/index.ts';
import { type DescribedKey, type DescribedSchema, keyEntry, keysIn } from './described-keys.ts';
import { findingsOn, toFinding } from './findings.ts';
import { codes, type Entry, linkTo, type Page, section } from './markdown.ts';

/** The keys whose own keys are on another page. */
const elsewhere: Record<string, string> = {
  messages: 'rules.md',
  'ui:messages': 'rules.md',
  texts: 'texts.md',
};

const toAnyFinding = [
  'unknown-key',
  'missing-key',
  'wrong-value',
  'json-syntax',
  'json-duplicate-key',
].map(toFinding);

/** Says which findings any key of a file can have. */
const ofAnyKey = `Any key can have the findings ${toAnyFinding.join(', ')}.`;

const pageOfKeys = ({ path, schema }: DescribedKey): string | undefined =>
  schema.properties && elsewhere[path.join(' / ')];

/** Returns the entries of the keys in a file. */
export function fileEntries(
  schema: object,
  file: RegExp,
  facts: (key: DescribedKey) => Entry['facts'] = () => [],
  prefix: readonly string[] = [],
): Entry[] {
  return keysIn(schema, (key) => pageOfKeys(key) !== undefined, prefix).map((key) => {
    const page = pageOfKeys(key);
    return keyEntry(key, [
      page && `Its keys: ${linkTo(page, page.replace('.md', ''))}`,
      ...(facts(key) ?? []),
      findingsOn(file, key.path),
    ]);
  });
}

/** Says where a key works and where the checker refuses it, with what to write instead. */
function placeFacts(among: readonly Place[], refusals: (place: Place) => string | undefined) {
  const { '': working = [], ...refused } = Object.fromEntries(
    groupBy(among, (place) => refusals(place) ?? ''),
  );
  const names = (of: readonly Place[]) => of.map((place) => places[place]).join(', ');
  return [
    `Works at: ${working.length === among.length ? 'every place' : working.length > 0 ? names(working) : 'no place of a form'}`,
    ...Object.entries(refused).map(([why, of]) => `Refused at: ${names(of)}. ${why}`),
  ];
}

function keywordFacts(keyword: string): string[] {
  const { types, refusedAt } = formKeywords[keyword] ?? {};
  const refusal = (place: Place) => {
    const rule = refusingRule(keyword, place);
    return rule && [refusedAt?.[place], `(${toFinding(rule)})`].filter(Boolean).join(' ');
  };
  return [
    ...(types ? [`For answers of the type: ${codes(types)}`] : []),
    ...placeFacts(Object.keys(places) as Place[], refusal),
  ];
}

const uiFacts = (catalogue: Record<string, UiKeyEntry>, key: string): string[] => {
  const entry = catalogue[key];
  if (!entry) return [];
  const refusal = (place: Place) =>
    entry.refusedAt?.[place] && `${entry.refusedAt[place]} (${toFinding('idle-key')})`;
  return placeFacts(uiPlaces, refusal);
};

const objectOf = (entries: Parameters<typeof propertiesOf>[0]) => ({
  properties: propertiesOf(entries),
});

const keywordEntries = (keywords: typeof formKeywords): Entry[] =>
  fileEntries(objectOf(keywords), /(^|\/)schema\.json$/, ({ path }) =>
    path.length === 1 ? keywordFacts(path[0] ?? '') : [],
  );

/** Describes keys of ui.json, or options of fields. */
export const uiEntries = (
  catalogue: Record<string, UiKeyEntry>,
  { prefix = [], ofWidget = false }: { prefix?: readonly string[]; ofWidget?: boolean } = {},
): Entry[] =>
  fileEntries(
    objectOf(catalogue),
    /(^|\/)ui\.json$/,
    ({ path }) =>
      !ofWidget && path.length === prefix.length + 1 ? uiFacts(catalogue, path.at(-1) ?? '') : [],
    prefix,
  );

/** Returns the page of a kind of file, with the keys of its schema. */
function filePage(title: string, schema: object, file: RegExp, words: string): Page {
  const entries = fileEntries(schema, file);
  return {
    title,
    words: [words, ...entries.flatMap(({ name }) => synonymsFor(name))].join(', '),
    intro: (schema as DescribedSchema).description ?? '',
    sections: [ofAnyKey, ...entries],
  };
}

const screenFile = {
  description:
    'One screen: its kind, its address, its texts, and for forms its calls and their ends.',
  anyOf: [PageFile, FormFile, WizardFile],
};

/** Returns the pages of all kinds of files, by their paths. */
export const filePages = (): Record<string, Page> => ({
  'app.md': filePage('app.json', AppFile, /^app\.json$/, 'brand, settings, configuration'),
  'screen.md': filePage(
    'screen.json',
    screenFile,
    /(^|\/)screen\.json$/,
    'url, redirect, conditional step, deadline, api, webhook, thank you, wizard',
  ),
  'schema.md': {
    title: 'schema.json',
    words: Object.keys(formKeywords).flatMap(synonymsFor).join(', '),
    intro:
      'The questions of a form or a step, and their rules: [JSON Schema](https://json-schema.org) (draft-07).',
    sections: [
      ofAnyKey,
      ...keywordEntries(formKeywords),
      ...section(
        'Keywords of responses',
        'The schema of a response can use these too. A form can not.',
        keywordEntries(otherKeywords),
      ),
    ],
  },
  'ui.md': {
    title: 'ui.json',
    words: Object.keys({ ...uiKeyCatalogue, ...fieldOptions })
      .flatMap(synonymsFor)
      .join(', '),
    intro:
      'How each question is asked, by its name: [RJSF’s ui schema](https://rjsf-team.github.io/react-jsonschema-form/docs/api-reference/uiSchema), with messages. The entry of a group has entries of its questions; the entry of a list has those of its items under `items`.',
    sections: [
      ofAnyKey,
      ...uiEntries(uiKeyCatalogue),
      ...section(
        'Options of every widget, and of lists',
        `Under \`ui:options\`. ${linkTo('widgets.md', 'Each widget')} has further ones. Others have the finding ${toFinding('unknown-option')}.`,
        uiEntries(fieldOptions, { prefix: ['ui:options'] }),
      ),
    ],
  },
  'examples.md': filePage(
    'examples.json',
    ExamplesFile,
    /(^|\/)examples\.json$/,
    'test cases, proof, test data, scenario',
  ),
  'languages.md': filePage(
    'languages/de.json',
    TranslationFile,
    /^languages\//,
    'translate, multilingual, localisation, German, French',
  ),
  'drafts.md': filePage(
    'drafts/1.json',
    FrozenDraftFile,
    /\/drafts\//,
    'saved answers, version, migration, freeze',
  ),
  'sandbox.md': filePage(
    'sandbox.json',
    SandboxFile,
    /^sandbox\.json$/,
    'backend, mock, api, test data, email, fake server',
  ),
});
