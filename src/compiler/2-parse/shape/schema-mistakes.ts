import { isObject } from '../../../core/is-object.ts';
import { getAt, lastKey, parentPointer } from '../../../core/pointer.ts';
import { explainUnsupported } from '../../../definition/foreign-words.ts';
import { formatNames } from '../../../definition/formats.ts';
import type { Mismatch } from '../../model/shape-error.ts';
import { closestUiKey, isSchemaKeyword } from './ui-keys.ts';

/** Says of a mismatch in schema.json what was probably meant, where the shape alone does not tell. */
export function explainSchemaMistake(mismatch: Mismatch, file: unknown): Mismatch {
  const explained = mistakes.flatMap((explain) => explain(mismatch, file) ?? [])[0];
  return explained ? { ...mismatch, ...explained } : mismatch;
}

type Explained = Pick<Mismatch, 'message'> & Partial<Pick<Mismatch, 'fix'>>;

const mistakes: ((mismatch: Mismatch, file: unknown) => Explained | undefined)[] = [
  formatAsType,
  requiredInQuestion,
  otherNameOfDefinitions,
  tuple,
  keyOfUi,
  unsupportedKeyword,
  fieldBesideProperties,
  keywordAmongFields,
];

function formatAsType({ kind, pointer }: Mismatch, file: unknown): Explained | undefined {
  const value = getAt(file, pointer);
  if (kind !== 'wrong-value' || lastKey(pointer) !== 'type') return undefined;
  if (typeof value !== 'string' || !formatNames.includes(value)) return undefined;
  const message = `"${value}" is a format of a text. Write "type": "string", "format": "${value}".`;
  return { message, fix: undefined };
}

function requiredInQuestion({ kind, pointer }: Mismatch, file: unknown): Explained | undefined {
  const [, name] = /\/properties\/([^/]+)\/required$/.exec(pointer) ?? [];
  if (kind !== 'wrong-value' || !name || typeof getAt(file, pointer) !== 'boolean')
    return undefined;
  return {
    message: `"required" names fields, in the object that holds them. Remove it here, and write "required": ["${name}"] beside "properties".`,
  };
}

function otherNameOfDefinitions({ kind, pointer }: Mismatch): Explained | undefined {
  if (kind !== 'unknown-key' || lastKey(pointer) !== '$defs') return undefined;
  const message = 'This draft of JSON Schema calls it "definitions".';
  return { message, fix: { do: 'rename', to: 'definitions' } };
}

function tuple({ kind, pointer }: Mismatch, file: unknown): Explained | undefined {
  if (kind !== 'wrong-value' || lastKey(pointer) !== 'items') return undefined;
  if (!Array.isArray(getAt(file, pointer))) return undefined;
  return {
    message:
      'All items of a list are of one kind, so that "items" is one object { }. For a fixed number of different answers, write a group with a question for each.',
  };
}

function unsupportedKeyword({ kind, pointer }: Mismatch, file: unknown): Explained | undefined {
  const value = getAt(file, pointer);
  // A field beside "properties" can have any name.
  if (kind !== 'unknown-key' || (isObject(value) && 'type' in value)) return undefined;
  const name = lastKey(pointer);
  const reason = explainUnsupported('schema', name);
  return reason === undefined
    ? undefined
    : { message: `There is no key "${name}" here: ${reason}`, fix: undefined };
}

function keyOfUi({ kind, pointer, message }: Mismatch): Explained | undefined {
  const name = lastKey(pointer);
  if (kind !== 'unknown-key' || !message.endsWith(' here.')) return undefined;
  const key = closestUiKey(name);
  if (key === undefined) return undefined;
  const field = lastKey(parentPointer(pointer));
  const entry = field === '' ? '' : ` of "${field}"`;
  return {
    message: `There is no key "${name}" here; "${key}" belongs in the entry${entry} in ui.json.`,
  };
}

function fieldBesideProperties({
  kind,
  pointer,
  message,
  mayHoldMissing,
}: Mismatch): Explained | undefined {
  if (kind !== 'unknown-key' || !mayHoldMissing || !message.endsWith(' here.')) return undefined;
  return {
    message: `There is no key "${lastKey(pointer)}" here; fields belong under "properties".`,
  };
}

function keywordAmongFields({ kind, pointer, expectsObject }: Mismatch): Explained | undefined {
  const name = lastKey(pointer);
  const isAmongFields = kind === 'wrong-value' && /\/properties\/[^/]*$/.test(pointer);
  if (!isAmongFields || !isSchemaKeyword(name) || !(expectsObject || name === 'required')) {
    return undefined;
  }
  return { message: `"${name}" is among the fields; it belongs beside "properties".` };
}
