import { createCompiler, type Diagnostic } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import {
  fromPointer,
  getAt,
  lastKey,
  parentPointer,
  removeAt,
  setAt,
  toPointer,
} from '../../../core/pointer.ts';
import type { Remarks } from './remarks.ts';
import { plainText } from './words.ts';

/** A form that the checker has not read yet. */
interface UnsettledForm {
  /** The definitions around it. */
  start: Map<string, string>;
  /** Its files, by their paths. */
  documents: Record<string, object>;
  remarks: Remarks;
  /** The files that it comes from. */
  written: { schema: object; ui: object };
  /** Returns where in the imported schema a part of the form's schema comes from. */
  placeOf: (part: object) => string | undefined;
}

/** A diagnostic in one of the files. */
interface Found extends Diagnostic {
  document: object;
}

/** Far more than any form has to lose. */
const maxRounds = 1000;

/** Messages for rules that have no general message; "Check this answer" for others. */
const messages: Record<string, string> = {
  pattern: 'Check how this is written',
  contains: 'Check the entries',
};

export const inJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Lets the checker read a form, and takes out what it refuses until it refuses nothing; each time with a remark that has
 * the checker's advice.
 */
export function settle(form: UnsettledForm): void {
  const { compile } = createCompiler('product');
  const { start, documents } = form;
  for (let round = 0; round < maxRounds; round++) {
    const texts = [
      ...start,
      ...Object.entries(documents).map(([path, one]) => [path, inJson(one)]),
    ];
    const { diagnostics } = compile({
      texts: new Map(texts.map(([path, text]) => [`product/${path}`, text ?? ''])),
      nonJsonFiles: new Set(),
    });
    const found = diagnostics.flatMap((one): Found[] => {
      const document = documents[one.file.replace('product/', '')];
      return document ? [{ ...one, document }] : [];
    });
    const silent = found.filter(({ rule }) => rule === 'missing-message');
    for (const one of silent) remark(form, one, addMessage(form, one));
    if (silent.length === 0 && !found.some((one) => change(form, one))) break;
  }
  removeEmpty(documents['form/ui.json']);
}

/** Changes the value that a diagnostic is about. Returns whether there was something to change. */
function change(form: UnsettledForm, found: Found): boolean {
  const { rule, pointer, message, severity, fix, document } = found;
  const repaired = repairs[rule]?.(document, pointer);
  const nearest = nearestIn(document, pointer);
  const isGenerated = rule === 'unknown-field' && getAt(form.written.ui, pointer) === undefined;
  if (repaired !== undefined) remark(form, found, repaired);
  else if (isGenerated || ['unused-definition', 'idle-message'].includes(rule))
    removeAt(document, nearest);
  else if (severity === 'warning' || (nearest === '' && !fix)) return false;
  else if (fix?.do === 'add') {
    addAt(document, fix.pointer, fix.value);
    if (rule !== 'secret-field') remark(form, found, `Changed: ${message}`);
  } else {
    const all = conditionAround(nearest) === undefined ? '' : ', with its "then" and "else"';
    remark(form, found, `Left out${all}: ${message}`);
    removeFrom(document, nearest);
  }
  return true;
}

/** Adds a message for all fields where a rule has none. */
function addMessage({ documents }: UnsettledForm, { pointer }: Found): string {
  const keyword = lastKey(pointer);
  const message = messages[keyword] ?? 'Check this answer';
  setAt(documents['form/ui.json'] ?? {}, `/ui:messages/${keyword}`, message);
  return `Visitors read "${message}". Say what is expected, under "ui:messages" of the field in ui.json.`;
}

/** Makes a text plain, if that changes it. */
function toPlainText(document: object, pointer: string): string | undefined {
  const text = getAt(document, pointer);
  if (typeof text !== 'string' || ['', text].includes(plainText(text))) return undefined;
  setAt(document, pointer, plainText(text));
  return 'Texts are plain: markup is taken out, and braces are parentheses. Read it once more.';
}

/** Repairs beyond leaving something out. Each returns a remark, or `undefined` where it does not apply. */
const repairs: Record<string, (document: object, pointer: string) => string | undefined> = {
  markup: toPlainText,
  'unfilled-word': toPlainText,
  'early-else'(document, pointer) {
    const test = Object(getAt(document, `${parentPointer(pointer)}/if/properties`));
    const branch = getAt(document, pointer);
    setAt(document, pointer, { if: { required: Object.keys(test) }, then: branch });
    return '"else" waits for an answer to the question of its "if".';
  },
  'incomplete-order'(document, pointer) {
    setAt(document, `${pointer}/-`, '*');
    return 'Fields that it does not name come last.';
  },
  'duplicate-title'(document, pointer) {
    const title = `${getAt(document, pointer)} (${lastKey(parentPointer(pointer))})`;
    setAt(document, pointer, title);
    return `Another question has this title, so that it is "${title}". Write one that tells them apart.`;
  },
};

function remark({ written, remarks, placeOf }: UnsettledForm, found: Found, text: string): void {
  const { document, pointer } = found;
  if (found.file.endsWith('ui.json')) {
    remarks.add('ui', nearestIn(written.ui, pointer), text);
    return;
  }
  const path = fromPointer(pointer.replace(/^\/intro$/, '/description'));
  const places = path.map((_, index) => {
    const part = getAt(document, toPointer(path.slice(0, index + 1)));
    const place = isObject(part) ? placeOf(part) : undefined;
    return place ? place + toPointer(path.slice(index + 1)) : undefined;
  });
  const place = places.findLast((one) => one !== undefined) ?? toPointer(path);
  remarks.add('schema', nearestIn(written.schema, place), text);
}

function addAt(document: object, pointer: string, value: unknown): void {
  const list = parentPointer(pointer);
  const isFirst = lastKey(pointer) === '-' && getAt(document, list) === undefined;
  setAt(document, isFirst ? list : pointer, isFirst ? [value] : value);
}

/**
 * Removes a value; with a field also its name under "required", with the last entry of a list the list, and with a part
 * of a condition all of it.
 */
function removeFrom(document: object, pointer: string): void {
  const condition = conditionAround(pointer);
  const holder = parentPointer(pointer);
  if (condition === undefined) removeAt(document, pointer);
  else for (const keyword of ['if', 'then', 'else']) removeAt(document, `${condition}${keyword}`);
  const emptied = condition?.slice(0, -1) ?? holder;
  const isEmpty = Object.keys(Object(getAt(document, emptied))).length === 0;
  if (isEmpty && /\/(allOf|required|ui:options|\d+)$/.test(emptied)) removeFrom(document, emptied);
  if (lastKey(holder) !== 'properties') return;
  const required = getAt(document, `${parentPointer(holder)}/required`);
  const index = Array.isArray(required) ? required.indexOf(lastKey(pointer)) : -1;
  if (index >= 0) removeFrom(document, `${parentPointer(holder)}/required/${index}`);
}

/** Returns the pointer of the schema whose "if" a pointer leads to, or into, with a slash at its end. */
const conditionAround = (pointer: string): string | undefined =>
  /^((?:.*(?<!\/properties))?\/)if(?:\/|$)/.exec(pointer)?.[1];

/** Returns the pointer of the nearest value that exists, at a pointer or above it. */
const nearestIn = (document: object, pointer: string): string =>
  pointer === '' || getAt(document, pointer) !== undefined
    ? pointer
    : nearestIn(document, parentPointer(pointer));

/** Takes out the entries of fields that say nothing. */
function removeEmpty(entry: unknown): void {
  if (!isObject(entry)) return;
  for (const [name, inner] of Object.entries(entry)) {
    removeEmpty(inner);
    if (isObject(inner) && Object.keys(inner).length === 0) delete entry[name];
  }
}
