import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { escapePart, parentPointer } from '../../../core/pointer.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { arrangementOf, widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { shapesOf } from '../../schema/object-shapes.ts';
import { groupBy } from '../group-by.ts';
import { memoizeByObject } from '../memoize.ts';
import { type FormSource, formsOf, type ProductSource } from '../product.ts';
import { answerRules } from './answer-rules.ts';
import type { FieldSource, ObjectSource } from './field-source.ts';
import { whenConditionsOf } from './question-conditions.ts';
import { mergedAt } from './question-versions.ts';
import {
  expandBranches,
  followReference,
  type PartSource,
  type UnfollowedPart,
} from './schema-parts.ts';
import { hasSource, isPlainValue, readItems } from './value-items.ts';

export type { FieldSource, ObjectSource };

/** The fields of a form as it was written. */
export const objectOf: (form: FormSource) => ObjectSource = memoizeByObject(read);

/** Every field of a form, at every depth. */
export const fieldsOf: (form: FormSource) => FieldSource[] = memoizeByObject((form) =>
  flatten(objectOf(form)),
);

/** Every field of a form once, however many places describe it. */
export const eachFieldOf: (form: FormSource) => FieldSource[] = memoizeByObject((form) => [
  ...new Map(fieldsOf(form).map((field) => [field.at, field])).values(),
]);

/** The objects of a form: itself, its groups, the items of its lists. */
export const objectsOf: (form: FormSource) => ObjectSource[] = memoizeByObject((form) => [
  ...new Set([objectOf(form), ...fieldsOf(form).flatMap(({ inside }) => inside ?? [])]),
]);

/** The single questions of a form, each where it is asked, with the rules of all places that apply there too. */
export const questionsOf: (form: FormSource) => FieldSource[] = memoizeByObject((form) =>
  placesOf(form).flatMap((places) =>
    places
      .filter(({ kind, asks }) => kind === 'question' && asks)
      .map((place) => mergedAt(places, place)),
  ),
);

/** Every field of every form. */
export const fieldsIn = (product: Pick<ProductSource, 'screens'>): FieldSource[] =>
  formsOf(product).flatMap(fieldsOf);

/** Every field of a form once, as the list of the places that describe it; outer ones first. */
export const placesOf: (form: FormSource) => FieldSource[][] = memoizeByObject((form) => [
  ...groupBy(fieldsOf(form), ({ at }) => at).values(),
]);

/** Every field of every form once, as the list of the places that describe it. */
export const placesIn = (product: Pick<ProductSource, 'screens'>): FieldSource[][] =>
  formsOf(product).flatMap(placesOf);

/** Every object of every form. */
export const objectsIn = (product: Pick<ProductSource, 'screens'>): ObjectSource[] =>
  formsOf(product).flatMap(objectsOf);

/** Every single question of every form. */
export const questionsIn = (product: Pick<ProductSource, 'screens'>): FieldSource[] =>
  formsOf(product).flatMap(questionsOf);

function flatten(object: ObjectSource, seen = new Set<ObjectSource>()): FieldSource[] {
  if (seen.has(object)) return [];
  seen.add(object);
  return object.fields.flatMap((field) => [
    field,
    ...(field.inside ? flatten(field.inside, seen) : []),
    ...itemsOnce(field, seen),
  ]);
}

/** Returns the questions of the items of a list, which all places of the list share, once. */
function itemsOnce({ items = [] }: FieldSource, seen: Set<ObjectSource>): FieldSource[] {
  const [holder] = items.map((item) => item.holder);
  if (!holder || seen.has(holder)) return [];
  seen.add(holder);
  return items;
}

function read(form: FormSource): ObjectSource {
  const whole = { schema: form.schema, pointer: '', conditions: [], through: [] };
  return readObject(form, '', [whole], form.ui, '');
}

function readObject(
  form: FormSource,
  at: string,
  schemas: UnfollowedPart[],
  ui: UiFile,
  uiPointer: string,
): ObjectSource {
  const parts = schemas.flatMap((schema) => expandBranches(form, at, schema));
  const object: ObjectSource = { form, at, ui, uiPointer, parts, fields: [] };
  const places = new Map<string, { part: PartSource; place: PartSource }[]>();
  for (const part of parts) {
    const pointer = part.pointerOf('properties');
    for (const [name, schema] of Object.entries(part.schema.properties ?? {})) {
      const { conditions, through } = part;
      const at = `${pointer}/${escapePart(name)}`;
      const followed = part.fieldPlace
        ? [{ schema, conditions, through, ...part.fieldPlace }]
        : followReference(form, { schema, pointer: at, conditions, through });
      const found = followed.map((place) => ({ part, place }));
      places.set(name, [...(places.get(name) ?? []), ...found]);
    }
  }
  for (const [name, all] of places) object.fields.push(...readField(object, name, all));
  return object;
}

function readField(
  holder: ObjectSource,
  name: string,
  places: { part: PartSource; place: PartSource }[],
): FieldSource[] {
  const { form } = holder;
  const entry = getOwn(holder.ui, name);
  const ui = withWidgetOfGroup(holder, isObject(entry) ? (entry as UiFile) : undefined);
  const at = `${holder.at}/${escapePart(name)}`;
  const uiPointer = `${holder.uiPointer}/${escapePart(name)}`;
  const when = whenConditionsOf(ui, uiPointer, at);
  const isConditional = when.length > 0;
  const schemas = places.map(({ place }) =>
    isConditional ? { ...place, conditions: [...place.conditions, ...when] } : place,
  );
  const itemsOf = ({ schema, pointerOf, conditions, through }: PartSource): UnfollowedPart[] =>
    schema.items
      ? [{ schema: schema.items, pointer: pointerOf('items'), conditions, through }]
      : [];
  const widget = ui?.['ui:widget'];
  const isDrawnByGroup =
    widget === undefined || widgetEntry(widget)?.ofGroup || arrangementOf(widget);
  const kind = isDrawnByGroup ? kindOf(form, ui, schemas, itemsOf) : 'question';
  const inside =
    kind === 'group'
      ? readObject(form, at, schemas, ui ?? {}, uiPointer)
      : kind === 'list'
        ? readObject(
            form,
            `${at}/-`,
            schemas.flatMap(itemsOf),
            isObject(ui?.items) ? (ui.items as UiFile) : {},
            `${uiPointer}/items`,
          )
        : undefined;
  const items =
    kind === 'values'
      ? readItems({ form, name, at, ui, uiPointer }, schemas.flatMap(itemsOf))
      : undefined;
  return places.map(({ part, place: written }, index) => {
    const place = kind === 'question' ? withItems(form, written, itemsOf(written)) : written;
    return {
      form,
      name,
      at,
      holder,
      part,
      conditions: (schemas[index] ?? part).conditions,
      when,
      kind: kind === 'values' ? 'list' : kind,
      ui,
      uiPointer,
      inside,
      items,
      rules: kind === 'group' ? [] : answerRules(form, place),
      schema: place.schema,
      pointer: place.pointer,
      pointerOf: place.pointerOf,
      asks:
        (['type', 'title', 'properties'] as const).some((key) => place.schema[key] !== undefined) ||
        (kind === 'group' && place.schema.oneOf !== undefined),
    };
  });
}

/** Returns the ui schema of a field with the widget of the group around it, where that draws its fields. */
function withWidgetOfGroup({ at, ui }: ObjectSource, own: UiFile | undefined): UiFile | undefined {
  const widget = ui['ui:widget'];
  const isInherited = at !== '' && widgetEntry(widget)?.ofGroup && own?.['ui:widget'] === undefined;
  return isInherited ? { ...own, 'ui:widget': widget } : own;
}

/** Returns a question with several answers with the reference of its items followed. */
function withItems(form: FormSource, place: PartSource, items: UnfollowedPart[]): PartSource {
  const [written] = items;
  const [followed] = written?.schema.$ref === undefined ? [] : followReference(form, written);
  if (!followed || followed.schema.$ref !== undefined) return place;
  return {
    ...place,
    schema: { ...place.schema, items: followed.schema },
    // The place of the rules of the items.
    pointerOf: (keyword) =>
      keyword === 'items' ? parentPointer(followed.pointerOf('enum')) : place.pointerOf(keyword),
  };
}

function kindOf(
  form: FormSource,
  ui: UiFile | undefined,
  schemas: PartSource[],
  itemsOf: (schema: PartSource) => UnfollowedPart[],
): FieldSource['kind'] | 'values' {
  if (schemas.some(({ schema }) => isObjectSchema(form, schema))) return 'group';
  const lists = schemas.filter(({ schema }) => schema.type === 'array');
  const items = lists.flatMap(itemsOf).flatMap((item) => followReference(form, item));
  const hasFields = items.some(({ schema }) => schema.properties || hasShapes(form, schema));
  if (hasFields) return 'list';
  const hasValues = !hasSource(ui) && items.some(({ schema }) => isPlainValue(schema));
  return hasValues ? 'values' : 'question';
}

const isObjectSchema = (form: FormSource, schema: JsonSchema): boolean =>
  schema.type === 'object' || schema.properties !== undefined || hasShapes(form, schema);

const hasShapes = (form: FormSource, schema: JsonSchema): boolean =>
  shapesOf(schema, form.schema.definitions) !== undefined;
