import { isObject } from '../../../core/is-object.ts';
import { getAt, lastKey, parentPointer } from '../../../core/pointer.ts';
import { explainUnsupported } from '../../../definition/foreign-words.ts';
import { formatNames } from '../../../definition/formats.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { closestUiKey, isSchemaKeyword } from './ui-keys.ts';

/** Says of a mismatch in schema.json what was probably meant, where the shape alone does not tell. */
export function explainSchemaMistake(mismatch: Mismatch, file: unknown): Mismatch {
  const name = lastKey(mismatch.pointer);
  const value = getAt(file, mismatch.pointer);
  const explain = mistakes[mismatch.kind] ?? [];
  const explained = explain.flatMap((one) => one(mismatch, name, value) ?? [])[0];
  return explained ? { ...mismatch, ...explained } : mismatch;
}

type Explained = Pick<Mismatch, 'message'> & Partial<Pick<Mismatch, 'fix'>>;

type Explain = (mismatch: Mismatch, name: string, value: unknown) => Explained | undefined;

const mistakes: Partial<Record<Mismatch['kind'], Explain[]>> = {
  'wrong-value': [formatAsType, requiredInQuestion, tuple, keywordAmongFields],
  'unknown-key': [otherNameOfDefinitions, keyOfUi, unsupportedKeyword, fieldBesideProperties],
};

function formatAsType(_: Mismatch, name: string, value: unknown): Explained | undefined {
  if (name !== 'type' || typeof value !== 'string' || !formatNames.includes(value))
    return undefined;
  const message = `"${value}" is a format of a text. Write "type": "string", "format": "${value}".`;
  return { message, fix: undefined };
}

function requiredInQuestion({ pointer }: Mismatch, _: string, value: unknown) {
  const [, name] = /\/properties\/([^/]+)\/required$/.exec(pointer) ?? [];
  if (!name || typeof value !== 'boolean') return undefined;
  return {
    message: `"required" names fields, in the object that holds them. Remove it here, and write "required": ["${name}"] beside "properties".`,
  };
}

function tuple(_: Mismatch, name: string, value: unknown): Explained | undefined {
  if (name !== 'items' || !Array.isArray(value)) return undefined;
  return {
    message:
      'All items of a list are of one kind, so that "items" is one object { }. For a fixed number of different answers, write a group with a question for each.',
  };
}

function keywordAmongFields({ pointer, expectsObject }: Mismatch, name: string) {
  if (!/\/properties\/[^/]*$/.test(pointer) || !isSchemaKeyword(name)) return undefined;
  if (!expectsObject && name !== 'required') return undefined;
  return { message: `"${name}" is among the fields; it belongs beside "properties".` };
}

function otherNameOfDefinitions(_: Mismatch, name: string): Explained | undefined {
  if (name !== '$defs') return undefined;
  const message = 'This draft of JSON Schema calls it "definitions".';
  return { message, fix: { do: 'rename', to: 'definitions' } };
}

function keyOfUi({ pointer, message }: Mismatch, name: string): Explained | undefined {
  const key = message.endsWith(' here.') ? closestUiKey(name) : undefined;
  if (key === undefined) return undefined;
  const field = lastKey(parentPointer(pointer));
  const entry = field === '' ? '' : ` of "${field}"`;
  return {
    message: `There is no key "${name}" here; "${key}" belongs in the entry${entry} in ui.json.`,
  };
}

function unsupportedKeyword(_: Mismatch, name: string, value: unknown): Explained | undefined {
  // A field beside "properties" can have any name.
  if (isObject(value) && 'type' in value) return undefined;
  const reason = explainUnsupported('schema', name);
  return reason === undefined
    ? undefined
    : { message: `There is no key "${name}" here: ${reason}`, fix: undefined };
}

function fieldBesideProperties({ message, mayHoldMissing }: Mismatch, name: string) {
  if (!mayHoldMissing || !message.endsWith(' here.')) return undefined;
  return { message: `There is no key "${name}" here; fields belong under "properties".` };
}
