import { isObject } from '../../../core/is-object.ts';
import { escapePart, getAt, lastKey, parentPointer } from '../../../core/pointer.ts';
import { explainUnsupported } from '../../../definition/foreign-words.ts';
import { otherKeywords } from '../../../definition/keywords/index.ts';
import type { uiPlaces } from '../../../definition/places.ts';
import { optionsOf } from '../../../definition/ui-keys/index.ts';
import {
  arrangements,
  widgetCatalogue,
  widgetEntry,
} from '../../../definition/widget-catalogue/index.ts';
import type { Document } from '../../model/document.ts';
import { type DefinitionKind, kindOfFile } from '../../model/file-layout.ts';
import { type FieldSource, type ObjectSource, objectOf } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import type { FormSource } from '../../model/product.ts';
import type { Mismatch, ShapeError } from '../../model/shape-error.ts';
import { suggest } from '../../model/suggest.ts';
import { validateShape } from './check-value.ts';
import {
  anySchemaShape,
  fileShapes,
  optionsShape,
  stepExamplesShape,
  uiShapes,
} from './file-shapes.ts';
import { fillRequiredLists } from './fill-required-lists.ts';
import { explainMistake } from './mistakes.ts';
import { otherScreenKind, swappedFile } from './other-kind.ts';
import type { Shape } from './shape.ts';
import { closestUiKey, unknownUiKey } from './ui-keys.ts';

/** Checks the shape of a file, without the entries of a ui.json. */
export function checkFile(
  root: string,
  { path, value }: Pick<Document, 'path' | 'value'>,
): ShapeError[] {
  const kind = value === undefined ? undefined : kindIn(root, path);
  if (!kind) return [];
  const swapped = swappedFile(path.slice(path.lastIndexOf('/') + 1), value);
  return inFile(path, swapped ? [swapped] : mismatchesIn(kind, shapeOf(kind, path), value));
}

/** Fills in the required lists of a file from which the values of a wrong shape have been removed. */
export function completeFile(root: string, document: Document): Document {
  const { path, value } = document;
  const kind = kindIn(root, path);
  if (!kind) return document;
  const completed =
    kind === 'ui' ? completeUi(value) : fillRequiredLists(shapeOf(kind, path), value);
  return { ...document, value: completed };
}

/** Fills in those of the "ui:" keys of an entry of a ui.json, and of all entries in it. */
function completeUi(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [
      key,
      Object.hasOwn(uiShapes, key)
        ? fillRequiredLists(uiShapes[key] ?? {}, value)
        : completeUi(value),
    ]),
  );
}

const kindIn = (root: string, path: string): DefinitionKind | undefined =>
  path.startsWith(`${root}/`) ? kindOfFile(path) : undefined;

/** The schemas that conditions, and responses of calls, hold. */
const schemas = { schema: anySchemaShape };

const anObject: Shape = { type: 'object' };

const shapeOf = (kind: DefinitionKind, path: string): Shape =>
  kind === 'examples' && path.split('/').length > 3 ? stepExamplesShape : fileShapes[kind];

function mismatchesIn(kind: DefinitionKind, shape: Shape, value: unknown): Mismatch[] {
  if (kind !== 'schema') {
    const found = validateShape(shape, value, '', schemas);
    if (kind !== 'screen' && kind !== 'app') return found;
    const other = kind === 'screen' ? otherScreenKind(value, found) : undefined;
    return other
      ? [other]
      : found.map((one) => explainMistake(kind, one, getAt(value, one.pointer)));
  }
  // The rule unsupported-schema reports keywords that forms can't have.
  return validateShape(shape, value, '', { schema: shape })
    .filter(({ kind, pointer }) => kind !== 'unknown-key' || !(lastKey(pointer) in otherKeywords))
    .map((one) => explainMistake('schema', one, getAt(value, one.pointer)));
}

const inFile = (file: string, found: Mismatch[]): ShapeError[] =>
  found.map((mismatch) => ({ file, ...mismatch, key: mismatch.kind === 'unknown-key' }));

/** Checks the shape of a form's ui.json against its schema, which is valid by now. */
export function checkUi(form: FormSource): ShapeError[] {
  const { $schema: _, ...ui } = form.ui;
  return checkEntry(form, '', ui, objectOf(form), { place: 'form', widget: undefined });
}

/** The thing that an entry is about, with the widget of a question. */
interface Drawn {
  place: (typeof uiPlaces)[number];
  widget: string | undefined;
}

function checkEntry(
  form: FormSource,
  pointer: string,
  entry: Record<string, unknown>,
  object: ObjectSource | undefined,
  drawn: Drawn,
): ShapeError[] {
  return Object.entries(entry).flatMap(([key, value]) => {
    const at = `${pointer}/${escapePart(key)}`;
    if (Object.hasOwn(uiShapes, key)) return checkKey(form, at, key, value, drawn);
    if (key.startsWith('ui:') || !object)
      return inFile(form.uiPath, [unknownUiKey(at, key, drawn.widget, entry)]);
    const sources = object.fields.filter(({ name }) => name === key);
    const field = sources.find(({ asks }) => asks) ?? sources[0];
    // The rule unknown-field reports an unknown field.
    if (!field) return [];
    if (!isObject(value)) return notAnObject(form, value, at);
    const drawnHere = drawnAs(field, value);
    if (drawnHere.place !== 'list') return checkEntry(form, at, value, field.inside, drawnHere);
    const { items = {}, ...list } = value;
    // With an unknown widget, the content of its items is unknown too.
    if (field.kind !== 'list') return checkEntry(form, at, list, undefined, drawnHere);
    return [
      ...checkEntry(form, at, list, undefined, drawnHere),
      ...(isObject(items)
        ? checkEntry(form, `${at}/items`, items, field.inside, {
            place: 'item',
            widget: widgetOfItems(field, items),
          })
        : notAnObject(form, items, `${at}/items`)),
    ];
  });
}

/** A list of groups is asked by a widget if one is named, which may be none. */
function drawnAs(field: FieldSource, entry: Record<string, unknown>): Drawn {
  const widget = widgetNamed(field, entry);
  const isList = field.schema.items?.properties !== undefined && !widgetEntry(widget);
  return { place: isList ? 'list' : field.kind, widget };
}

/** Returns the widget of a field, or its value under a misspelt key. */
function widgetNamed({ kind, schema, ui }: FieldSource, entry: Record<string, unknown>) {
  if (kind !== 'question') return undefined;
  const misspelt = Object.keys(entry).find((key) => closestUiKey(key) === 'ui:widget');
  if (misspelt === undefined) return widgetOf(ui, schema);
  const written = entry[misspelt];
  return typeof written === 'string' ? written : undefined;
}

/** Returns the widget of the items of a list of plain values. */
function widgetOfItems({ items = [] }: FieldSource, entry: Record<string, unknown>) {
  const [item] = items.filter(({ asks }) => asks);
  return item && widgetNamed(item, entry);
}

const notAnObject = ({ uiPath }: FormSource, value: unknown, at: string) =>
  inFile(uiPath, validateShape(anObject, value, at));

const widgetNames = Object.keys(widgetCatalogue);
const fileWidgets = widgetNames.filter((name) => widgetEntry(name)?.takesFiles);
const listWidgets = [...Object.keys(arrangements), ...fileWidgets];

/** Checks one "ui:" key of an entry. */
function checkKey(
  { uiPath }: FormSource,
  pointer: string,
  key: string,
  value: unknown,
  { widget, place }: Drawn,
): ShapeError[] {
  if (key === 'ui:options') {
    // The options of an unknown widget are unknown.
    const known = widget === undefined || widgetEntry(widget) !== undefined;
    if (!known) return inFile(uiPath, validateShape(anObject, value, pointer));
    const found = inFile(uiPath, validateShape(optionsShape(widget), value, pointer, schemas));
    return found.map((one) =>
      one.kind === 'unknown-key' && parentPointer(one.pointer) === pointer
        ? unknownOption(one, { widget, place })
        : explainMistake(key, one, undefined),
    );
  }
  const shape = uiShapes[key] ?? {};
  const found = inFile(uiPath, validateShape(shape, value, pointer, schemas));
  if (key !== 'ui:widget' || typeof value !== 'string') {
    const place = key === 'ui:messages' ? key : 'ui';
    return found.map((one) =>
      explainMistake(place, one, getAt(value, one.pointer.slice(pointer.length))),
    );
  }
  const reason = explainUnsupported('widget', value);
  const advice =
    place === 'list'
      ? suggest(value, listWidgets, []) ||
        ' A list of groups needs none: its items are drawn one below the other. Remove it, or write "table".'
      : suggest(value, [...widgetNames, ...Object.keys(arrangements)]) ||
        ` Possible are ${widgetNames.join(', ')}.`;
  return found.map((one) => ({
    ...one,
    kind: 'unknown-widget',
    message: `There is no widget "${value}"${reason === undefined ? `.${advice}` : `: ${reason}`}`,
    ...(reason !== undefined && { fix: undefined }),
  }));
}

/** The owner of options that has no widget. */
const owners = {
  form: 'The form itself',
  question: 'This question',
  group: 'A group of fields',
  list: 'A list',
  item: 'An item of a list',
};

function unknownOption(found: ShapeError, { widget, place }: Drawn): ShapeError {
  const name = lastKey(found.pointer);
  const known = Object.entries(optionsOf(widget)).flatMap(([option, { refusedAt }]) =>
    refusedAt?.[place] === undefined ? [option] : [],
  );
  const owner = widget === undefined ? owners[place] : `The widget "${widget}"`;
  const isRanked = widgetEntry(widget)?.choices?.ranked === true;
  const advice =
    name === 'source' && isRanked
      ? ' Visitors put all choices of the schema in order. Choose "checkboxes", or write a list of groups with a "select" that has this "source": its items can be moved up and down.'
      : suggest(name, known);
  return {
    ...found,
    kind: 'unknown-option',
    message: `${owner} has no option "${name}".${advice}`,
  };
}
