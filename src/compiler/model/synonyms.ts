import { formatEntry, formatNames } from '../../definition/formats.ts';
import { type OutcomeEntry, outcomeCatalogue } from '../../definition/outcomes/index.ts';
import { type WidgetEntry, widgetCatalogue } from '../../definition/widgets/index.ts';

/** Words from other libraries, each with the terms of this project; the catalogues have those for widgets, formats and outcomes. */
const synonyms: Record<string, string[]> = {
  label: ['title', 'text'],
  caption: ['title', 'text'],
  name: ['title', 'step'],
  text: ['title', 'string', 'say'],
  message: ['say'],
  link: ['href'],
  url: ['href', 'path', 'uri'],
  to: ['href', 'go'],
  go: ['href'],
  goto: ['go'],
  redirect: ['go'],
  value: ['const'],
  equals: ['const'],
  is: ['const'],
  options: ['enum', 'oneOf'],
  choices: ['enum', 'oneOf'],
  values: ['enum'],
  enumnames: ['oneOf'],
  in: ['enum'],
  oneof: ['enum'],
  max: ['maximum', 'maxLength', 'maxItems'],
  min: ['minimum', 'minLength', 'minItems'],
  regex: ['pattern'],
  regexp: ['pattern'],
  fields: ['properties'],
  secret: ['writeOnly'],
  readonly: ['readOnly', 'ui:readonly'],
  disabled: ['readOnly', 'ui:readonly'],
  unique: ['uniqueItems'],
  showif: ['if', 'when'],
  visible: ['if'],
  hidden: ['if'],
  condition: ['if', 'when'],
  hint: ['help', 'ui:help'],
  tooltip: ['ui:help'],
  color: ['primary'],
  colour: ['primary'],
  body: ['send'],
  data: ['send'],
  payload: ['send'],
  button: ['submit'],
  website: ['uri'],
  int: ['integer'],
  float: ['number'],
  decimal: ['number'],
  money: ['number'],
  bool: ['boolean'],
  list: ['array'],
  include: ['only'],
  allowed: ['only'],
  exclude: ['except'],
  omit: ['except'],
  file: ['string'],
  str: ['string'],
};

/** The names in the catalogues, each with the words from elsewhere. */
const catalogued = [
  ...Object.entries<WidgetEntry>(widgetCatalogue).map(([name, entry]) => [name, entry.synonyms]),
  ...formatNames.map((name) => [name, formatEntry(name)?.synonyms]),
  ...Object.entries<OutcomeEntry>(outcomeCatalogue).map(([name, entry]) => [name, entry.synonyms]),
] as [string, readonly string[] | undefined][];

/** Terms of this project, among `known`, that may be meant by a word from elsewhere: three at most. */
export function synonymsOf(word: string, known: readonly string[]): string[] {
  const plain = lettersOf(word);
  const listed = catalogued.flatMap(([name, words]) =>
    words?.map(lettersOf).includes(plain) ? [name] : [],
  );
  const meant = Object.hasOwn(synonyms, plain) ? (synonyms[plain] ?? []) : [];
  return [...listed, ...meant].filter((one) => known.includes(one)).slice(0, 3);
}

const lettersOf = (word: string) => word.toLowerCase().replace(/[^a-z]/g, '');
