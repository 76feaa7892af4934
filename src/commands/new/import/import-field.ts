import { mapSubschemas } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import { explainUnsupported } from '../../../definition/foreign-words.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { toChoices } from './choices.ts';
import { toBranches } from './dependencies.ts';
import { asksForFiles, toFiles } from './files.ts';
import {
  type ImportContext,
  type Imported,
  type ImportNode,
  leaveOut,
  remarkOn,
  type Transformation,
} from './node.ts';
import { toPlainType } from './plain-type.ts';
import type { ResolvedSchema } from './resolve-references.ts';
import { toShapes } from './shapes.ts';
import { writeUi } from './ui-counterparts.ts';
import type { UiSource } from './ui-entry.ts';
import { isShownNowhere, toWidget } from './widgets.ts';
import { titleFrom } from './words.ts';

/** The data that the import of fields reads. */
export interface FieldImport extends ImportContext {
  resolved: ResolvedSchema;
  /** Returns the entries under "ui:definitions" for a schema that is one of a definition. */
  uiOf: (schema: JsonSchema) => UiSource[];
  /** Remembers the schema, and the place, that an imported schema comes from. */
  comesFrom: (imported: JsonSchema, source: JsonSchema, pointer: string) => void;
}

/** The keywords that hold parts of an object, whose fields are those of the object. */
const partKeywords = ['allOf', 'then', 'else', 'oneOf'];

/**
 * Imports the schema of a form, of an object in it, or of a part of either.
 *
 * @param outer names of the fields that parts around this one define
 */
export function importObject(
  written: ImportNode,
  context: FieldImport,
  outer: ReadonlySet<string> = new Set(),
): Imported {
  const node = through([toBranches, toShapes, withOwnDefaults], written, context) ?? written;
  const { schema } = node;
  const fields = Object.entries(schema.properties ?? {});
  const known = new Set([...outer, ...fields.map(([name]) => name)]);
  const imported = fields.map(([name, field]) => {
    const inner = fieldOf(node, name, field, context);
    const part = outer.has(name) ? 'refinement' : node.part;
    return [name, importField({ ...inner, part }, context)] as const;
  });
  const ui: Imported['ui'] = Object.fromEntries(imported.map(([name, one]) => [name, one?.ui]));
  const alternatives = written.schema.oneOf ?? written.schema.anyOf;
  const result = mapSubschemas(schema, (inner, keyword, way) => {
    if (!partKeywords.includes(keyword)) return inner;
    const index = Number(way.split('/').at(-1));
    const source = (keyword === 'oneOf' && alternatives?.[index]) || inner;
    const at = (name?: string) => context.resolved.at(source, name) ?? node.at();
    const part: ImportNode =
      keyword === 'oneOf'
        ? { ...node, at, part: 'shape', ui: node.ui.alternative(index, context.uiOf(source)) }
        : { ...node, at, part: 'branch' };
    const ofPart = importObject({ ...part, schema: inner }, context, known);
    for (const [name, value] of Object.entries(ofPart.ui)) ui[name] ??= value;
    context.comesFrom(ofPart.schema, source, at());
    return ofPart.schema;
  });
  const asked = imported.flatMap(([name, field]) => (field ? [[name, field.schema]] : []));
  if (schema.properties) result.properties = Object.fromEntries(asked);
  const leftOut = imported.flatMap(([name, field]) => (field ? [] : [name]));
  const required = schema.required?.filter((name) => !leftOut.includes(name));
  if (schema.required) result.required = required;
  if (required?.length === 0) delete result.required;
  return { schema: result, ui };
}

function fieldOf(
  { ui, answer, part, at }: ImportNode,
  name: string,
  schema: JsonSchema,
  context: FieldImport,
): ImportNode {
  return {
    schema,
    name,
    part,
    ui: ui.inner(name, context.uiOf(schema)),
    answer: `${answer}/${escapePart(name)}`,
    at: (keyword) =>
      context.resolved.at(schema, keyword) ?? `${at('properties')}/${escapePart(name)}`,
  };
}

/** Imports a field of an object, or the items of a list; `undefined` where it can't be asked. */
function importField(node: ImportNode, context: FieldImport): Imported | undefined {
  const imported = isObject(node.schema)
    ? importTyped(node.part === 'refinement' ? node : (toPlainType(node, context) ?? node), context)
    : leaveOut(node, context, 'nothing says what it is. Give it a "type".');
  if (imported) context.comesFrom(imported.schema, node.schema, node.at());
  return imported;
}

function importTyped(node: ImportNode, context: FieldImport): Imported | undefined {
  const { schema, ui, part } = node;
  if (isShownNowhere(node)) return hide(node, context);
  if (schema.type === undefined && part !== 'refinement') {
    return leaveOut(node, context, 'its values have no common type. Give it one "type".');
  }
  if (schema.type === 'null') {
    const text = 'a "null" is no answer. Write its text as "ui:before" of the next question.';
    return leaveOut(node, context, text);
  }
  if (schema.examples) {
    const text =
      '"examples" are for tests. To offer them, write choices under "anyOf", and a text as the last one.';
    remarkOn(node, context, text, 'examples');
  }
  const ready = withFirstAnswer(withTitle(node));
  if (asksForFiles(ready)) return asImported(toFiles(ready, context), context);
  if (schema.type === 'object' && !schema.enum) {
    const object = importObject({ ...ready, part: 'object' }, context);
    return { schema: object.schema, ui: writeUi(ui, context, object.ui) };
  }
  if (Array.isArray(schema.items)) {
    return leaveOut(node, context, String(explainUnsupported('schema', 'prefixItems')));
  }
  if (isObject(schema.items)) return importList(ready, context);
  return asImported(through([toChoices, toWidget], ready, context), context);
}

const asImported = (node: ImportNode | undefined, context: FieldImport): Imported | undefined =>
  node && { schema: node.schema, ui: writeUi(node.ui, context) };

function importList(node: ImportNode, context: FieldImport): Imported | undefined {
  const { additionalItems: _, items: written = {}, ...list } = node.schema;
  const field = fieldOf(node, 'items', written, context);
  const item = { ...field, name: node.name, answer: `${node.answer}/-` };
  for (const name of ['enumNames', 'enumOrder', 'enumDisabled']) {
    const value = node.ui.take(name) ?? item.ui.peek(name);
    if (value !== undefined) item.ui.put(name, value);
  }
  const imported = importField(item, context);
  if (!imported) return undefined;
  const { 'ui:options': options, ...ofItems } = imported.ui;
  const { schema: items } = imported;
  const isOfChoices = items.enum ?? items.oneOf?.every((one) => 'const' in one);
  if (!isOfChoices) {
    return { schema: { ...list, items }, ui: { ...writeUi(node.ui, context), items: imported.ui } };
  }
  if (list.uniqueItems !== true) {
    const text = 'Each choice can be chosen only once here, also without "uniqueItems".';
    remarkOn(node, context, text);
  }
  const ofList = asImported(toWidget({ ...node, schema: { ...list, items } }, context), context);
  return (
    ofList && {
      ...ofList,
      ui: {
        ...ofItems,
        ...(options ? { 'ui:options': options } : {}),
        ...ofList.ui,
        items: undefined,
      },
    }
  );
}

/** A question that is not shown is a value that is always sent. */
function hide(node: ImportNode, context: FieldImport): undefined {
  const value = node.schema.const ?? node.schema.default;
  const isAlwaysThere = node.part === 'object' && node.answer === `/${escapePart(node.name)}`;
  if (value === undefined || !isAlwaysThere) {
    return leaveOut(node, context, String(explainUnsupported('widget', 'hidden')));
  }
  context.alwaysSent[node.name] = value;
}

/** A question with one valid answer has it from the start, unless it tells shapes apart. */
function withFirstAnswer(node: ImportNode): ImportNode {
  const { const: only, default: preset = only, type } = node.schema;
  const isPreset = preset !== undefined && type !== 'boolean' && /object|branch/.test(node.part);
  return isPreset ? { ...node, schema: { ...node.schema, default: preset } } : node;
}

function withTitle(node: ImportNode): ImportNode {
  const isNamed = node.part !== 'refinement' && !node.answer.endsWith('/-');
  if (!isNamed || node.ui.peek('title') !== undefined || node.schema.title) return node;
  return { ...node, schema: { ...node.schema, title: titleFrom(node.name) } };
}

/** The default of an object is that of its fields. */
const withOwnDefaults: Transformation = (node) => {
  const { default: preset, ...schema } = node.schema;
  if (!isObject(preset)) return node;
  const properties = Object.entries(schema.properties ?? {}).map(([name, field]) => [
    name,
    Object.hasOwn(preset, name) ? { ...field, default: preset[name] } : field,
  ]);
  return { ...node, schema: { ...schema, properties: Object.fromEntries(properties) } };
};

const through = (
  steps: Transformation[],
  node: ImportNode,
  context: ImportContext,
): ImportNode | undefined =>
  steps.reduce<ImportNode | undefined>((before, step) => before && step(before, context), node);
