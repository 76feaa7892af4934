import { isObject } from '../../../core/is-object.ts';
import { lastKey, parentPointer } from '../../../core/pointer.ts';
import { explainUnsupported, type WordPlace } from '../../../definition/foreign-words.ts';
import { formatNames } from '../../../definition/formats.ts';
import { outcomeEntry } from '../../../definition/outcomes/index.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { closestUiKey, isSchemaKeyword } from './ui-keys.ts';

/** The message of a mismatch, with its fix. */
type Explanation = string | Partial<Pick<Mismatch, 'message' | 'fix'>>;

/** Explains a mismatch by the likely mistake; `undefined` where it is another one. */
type Explain = (mismatch: Mismatch, name: string, value: unknown) => Explanation | undefined;

/** A file, or a key of ui.json; "ui" is any other key of it. */
type MistakePlace = 'app' | 'screen' | 'schema' | 'ui:options' | 'ui:messages' | 'ui';

/** Replaces the message of a mismatch by the first explanation that fits. */
export function explainMistake<M extends Mismatch>(
  place: MistakePlace,
  mismatch: M,
  value: unknown,
): M {
  const name = lastKey(mismatch.pointer);
  for (const explain of mistakes[place][mismatch.kind] ?? []) {
    const found = explain(mismatch, name, value);
    if (typeof found === 'string') return { ...mismatch, message: found, fix: undefined };
    if (found) return { ...mismatch, ...found };
  }
  return mismatch;
}

/** Explains a word for a feature that other form engines have. */
const unsupportedIn =
  (place: WordPlace): Explain =>
  (_, name, value) => {
    // A field beside "properties" can have any name.
    if (place === 'schema' && isObject(value) && 'type' in value) return undefined;
    const reason = explainUnsupported(place, name);
    return reason && `There is no key "${name}" here: ${reason}`;
  };

const otherNameOfDefinitions: Explain = (_, name) =>
  name === '$defs'
    ? {
        message: 'This draft of JSON Schema calls it "definitions".',
        fix: { do: 'rename', to: 'definitions' },
      }
    : undefined;

const keyOfUi: Explain = ({ pointer, message }, name) => {
  const key = message.endsWith(' here.') ? closestUiKey(name) : undefined;
  const field = lastKey(parentPointer(pointer));
  const entry = field === '' ? '' : ` of "${field}"`;
  return key && `There is no key "${name}" here; "${key}" belongs in the entry${entry} in ui.json.`;
};

const fieldBesideProperties: Explain = ({ message, mayHoldMissing }, name) =>
  mayHoldMissing && message.endsWith(' here.')
    ? `There is no key "${name}" here; fields belong under "properties".`
    : undefined;

const formatAsType: Explain = (_, name, value) =>
  name === 'type' && formatNames.includes(value as string)
    ? `"${value}" is a format of a text. Write "type": "string", "format": "${value}".`
    : undefined;

const requiredInQuestion: Explain = ({ pointer }, _, value) => {
  const [, field] = /\/properties\/([^/]+)\/required$/.exec(pointer) ?? [];
  return field && typeof value === 'boolean'
    ? `"required" names fields, in the object that holds them. Remove it here, and write "required": ["${field}"] beside "properties".`
    : undefined;
};

const tuple: Explain = (_, name, value) =>
  name === 'items' && Array.isArray(value)
    ? 'All items of a list are of one kind, so that "items" is one object { }. For a fixed number of different answers, write a group with a question for each.'
    : undefined;

const keywordAmongFields: Explain = ({ pointer, expectsObject }, name) =>
  /\/properties\/[^/]*$/.test(pointer) &&
  isSchemaKeyword(name) &&
  (expectsObject || name === 'required')
    ? `"${name}" is among the fields; it belongs beside "properties".`
    : undefined;

/** Explains a key that is no outcome of a call. */
const outcome: Explain = ({ pointer }, name) =>
  lastKey(parentPointer(pointer)) === 'outcomes' ? explainStatus(name) : undefined;

/** Explains a status that is no name of an outcome, such as "4xx", "40x" or "200". */
function explainStatus(name: string): Explanation {
  if (!/^\d/.test(name)) return {};
  const start = `There is no key "${name}" here`;
  const range = `${name[0]}XX`;
  if (/^\dx+$/i.test(name) && outcomeEntry(range))
    return { message: `${start}. Did you mean "${range}"?`, fix: { do: 'rename', to: range } };
  const possible = /^[123]/.test(name)
    ? ': every status from 200 to 299 is a "success", and every other one below 400 a "failure".'
    : '. Possible are single statuses from "400" to "599", and "4XX" and "5XX" for all others of their hundred.';
  return start + possible;
}

/** Effects that only the outcomes of other calls have, each with its remedy. */
const otherEffects: Record<string, string> = {
  go: 'A check leads nowhere: it accepts or refuses the answer. Write "say", the message beside the field.',
  fields: 'The message of a check stands beside its own field. Write "say".',
  clearDraft: 'A check leaves the draft as it is. Remove "clearDraft".',
};

/** Explains an outcome, or an effect, that the check of an answer does not have. */
const outcomeOfCheck: Explain = ({ pointer }) => {
  const [, name = '', inside] =
    /\/ui:options\/checkWith\/outcomes\/([^/]+)(?:\/(?:\d+\/)?([^/]+))?$/.exec(pointer) ?? [];
  if (name === '') return undefined;
  if (inside !== undefined) return otherEffects[inside];
  if (!outcomeEntry(name)) return explainStatus(name);
  const message = `A call that ends as "${name}" says nothing about the answer, which is accepted then. Remove "${name}".`;
  return { message, fix: { do: 'remove' } };
};

/** Explains a condition on data that the "when" of a question can't test. */
const stepsInWhen: Explain = ({ pointer }) =>
  pointer.endsWith('/ui:options/when/steps')
    ? `A "when" can't test the data of a step itself. Add a question with "calculated": { "first": ["/steps/..."] } and "shown": false, and test its answer under "answers".`
    : undefined;

/** Explains a link that stands alone instead of in a text. */
const linkAlone: Explain = ({ message }, name, value) => {
  const isLink = isObject(value) && ('href' in value || 'text' in value);
  if (!isLink || !message.endsWith('must be a text in double quotes or a list [ ].')) {
    return undefined;
  }
  const advice = isIndex(name)
    ? 'Put it and the text around it into one list'
    : 'Put it into a list, with the text around it';
  return `A link is part of a text. ${advice}: ["See ", { "text": ..., "href": ... }].`;
};

const listInList: Explain = ({ message }, name, value) =>
  Array.isArray(value) && isIndex(name) && message.includes('must be a text in double quotes or an')
    ? 'This list is inside of another list of texts and links. Remove its brackets.'
    : undefined;

const isIndex = (name: string): boolean => /^\d+$/.test(name);

/** Explains a message for a rule inside a keyword that is one rule as a whole. */
const messageOfInnerRule: Explain = (_, name) => {
  const [, outer] = /^(.*?(anyOf|oneOf|not|contains))\//.exec(name) ?? [];
  return outer && `"${outer}" is one rule with one message. Write "${outer}".`;
};

const richText = [linkAlone, listInList];

const mistakes: Record<MistakePlace, Partial<Record<Mismatch['kind'], Explain[]>>> = {
  app: { 'unknown-key': [outcome, unsupportedIn('app')], 'wrong-value': richText },
  screen: { 'unknown-key': [outcome, unsupportedIn('screen')], 'wrong-value': richText },
  schema: {
    'unknown-key': [
      otherNameOfDefinitions,
      keyOfUi,
      unsupportedIn('schema'),
      fieldBesideProperties,
    ],
    'wrong-value': [formatAsType, requiredInQuestion, tuple, keywordAmongFields],
  },
  'ui:options': { 'unknown-key': [outcomeOfCheck, stepsInWhen] },
  'ui:messages': { 'unknown-key': [messageOfInnerRule] },
  ui: { 'wrong-value': richText },
};
