import { isObject } from '../../core/is-object.ts';
import { escapePart } from '../../core/pointer.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { memoizeByObject } from './memoize.ts';
import { type FormSource, getOwn } from './product.ts';

/** A schema as it was written, with references followed. */
export interface PlacedSchema {
  schema: JsonSchema;
  /** Where it stands. */
  pointer: string;
  /** Where one of its keywords stands: here, or in the definition that it refers to. */
  placeOf: (keyword: string) => string;
}

/** An object's schema, or a branch of it: a `then`, an `else`, an entry of `allOf`. */
export interface PartSource extends PlacedSchema {
  /** Whether it applies only under a condition. */
  conditional: boolean;
}

/** Something that holds fields: the form itself, a group in it, or the items of a list. */
export interface ObjectSource {
  form: FormSource;
  /** Pointer in the answers; any item of a list is "-": "/guests/-". */
  at: string;
  ui: UiFile;
  uiPointer: string;
  parts: PartSource[];
  /** Every place that speaks of a field; one field may stand in several parts. */
  fields: FieldSource[];
}

/** One place in the schema that speaks of a field. */
export interface FieldSource extends PlacedSchema {
  form: FormSource;
  name: string;
  /** Pointer in the answers. */
  at: string;
  /** What holds the field. */
  holder: ObjectSource;
  part: PartSource;
  kind: 'question' | 'group' | 'list';
  /** Whether it is asked here, rather than given further rules; a group and a list always are. */
  asks: boolean;
  ui: UiFile | undefined;
  uiPointer: string;
  /** What a group, or an item of a list, holds; of all places that speak of it. */
  inside?: ObjectSource;
}

/** The fields of a form as it was written. */
export const objectOf: (form: FormSource) => ObjectSource = memoizeByObject(read);

/** Every field of a form, at every depth. */
export const fieldsOf: (form: FormSource) => FieldSource[] = memoizeByObject((form) =>
  flatten(objectOf(form)),
);

/** The objects of a form: itself, its groups, the items of its lists. */
export const objectsOf: (form: FormSource) => ObjectSource[] = memoizeByObject((form) => [
  ...new Set([objectOf(form), ...fieldsOf(form).flatMap(({ inside }) => inside ?? [])]),
]);

/** The single questions of a form, each where it is asked. */
export const questionsOf: (form: FormSource) => FieldSource[] = memoizeByObject((form) =>
  fieldsOf(form).filter(({ kind, asks }) => kind === 'question' && asks),
);

function flatten(object: ObjectSource, seen = new Set<ObjectSource>()): FieldSource[] {
  if (seen.has(object)) return [];
  seen.add(object);
  return object.fields.flatMap((field) => [
    field,
    ...(field.inside ? flatten(field.inside, seen) : []),
  ]);
}

interface Branch extends PartSource {
  /** Names of the definitions that led here, to stop at a circle. */
  through: string[];
}

function read(form: FormSource): ObjectSource {
  const whole = { schema: form.schema, pointer: '', conditional: false, through: [] };
  return readObject(form, '', [whole], form.ui, '');
}

type Unread = Omit<Branch, 'placeOf'>;

function readObject(
  form: FormSource,
  at: string,
  schemas: Unread[],
  ui: UiFile,
  uiPointer: string,
): ObjectSource {
  const parts = schemas.flatMap((schema) => expand(form, schema));
  const object: ObjectSource = { form, at, ui, uiPointer, parts, fields: [] };
  const places = new Map<string, { part: Branch; place: Branch }[]>();
  for (const part of parts) {
    const pointer = part.placeOf('properties');
    for (const [name, schema] of Object.entries(part.schema.properties ?? {})) {
      const { conditional, through } = part;
      const at = `${pointer}/${escapePart(name)}`;
      const place = follow(form, { schema, pointer: at, conditional, through });
      places.set(name, [...(places.get(name) ?? []), { part, place }]);
    }
  }
  for (const [name, all] of places) object.fields.push(...readField(object, name, all));
  return object;
}

function readField(
  holder: ObjectSource,
  name: string,
  places: { part: Branch; place: Branch }[],
): FieldSource[] {
  const { form } = holder;
  const entry = getOwn(holder.ui, name);
  const ui = isObject(entry) ? (entry as UiFile) : undefined;
  const at = `${holder.at}/${escapePart(name)}`;
  const uiPointer = `${holder.uiPointer}/${escapePart(name)}`;
  const schemas = places.map(({ place }) => place);
  const itemsOf = ({ schema, placeOf, conditional, through }: Branch): Unread[] =>
    schema.items ? [{ schema: schema.items, pointer: placeOf('items'), conditional, through }] : [];
  const kind = ui?.['ui:widget'] === undefined ? kindOf(form, schemas, itemsOf) : 'question';
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
  return places.map(({ part, place: { schema, pointer, placeOf } }) => ({
    ...{ form, name, at, holder, part, kind, ui, uiPointer, inside },
    ...{ schema, pointer, placeOf },
    asks: inside !== undefined || schema.type !== undefined || schema.title !== undefined,
  }));
}

function kindOf(
  form: FormSource,
  schemas: Branch[],
  itemsOf: (schema: Branch) => Unread[],
): FieldSource['kind'] {
  if (schemas.some(({ schema }) => schema.type === 'object' || schema.properties)) return 'group';
  const lists = schemas.filter(({ schema }) => schema.type === 'array');
  const items = lists.flatMap(itemsOf).map((item) => follow(form, item));
  return items.some(({ schema }) => schema.properties) ? 'list' : 'question';
}

/** A schema and all its branches. */
function expand(form: FormSource, unread: Unread): Branch[] {
  const part = follow(form, unread);
  const { schema, placeOf, through } = part;
  const branch = (inner: JsonSchema | undefined, pointer: string, conditional: boolean) =>
    isObject(inner) ? expand(form, { schema: inner, pointer, conditional, through }) : [];
  return [
    part,
    ...branch(schema.then, placeOf('then'), true),
    ...branch(schema.else, placeOf('else'), true),
    ...(schema.allOf ?? []).flatMap((inner, index) =>
      branch(inner, `${placeOf('allOf')}/${index}`, part.conditional),
    ),
  ];
}

/** Follows a reference. One that leads nowhere, or in a circle, stays; rules report it. */
function follow(form: FormSource, { schema, pointer, conditional, through }: Unread): Branch {
  const here = (keyword: string) => `${pointer}/${keyword}`;
  const name = definitionName(schema.$ref);
  if (name === undefined) return { schema, pointer, conditional, through, placeOf: here };
  const { $ref: _, ...beside } = schema;
  const target = through.includes(name) ? undefined : getOwn(form.schema.definitions, name);
  if (!target) return { schema, pointer, conditional, through, placeOf: here };
  const there = follow(form, {
    schema: target,
    pointer: `/definitions/${escapePart(name)}`,
    conditional,
    through: [...through, name],
  });
  return {
    ...there,
    schema: { ...there.schema, ...beside },
    pointer,
    placeOf: (keyword) => (keyword in beside ? here(keyword) : there.placeOf(keyword)),
  };
}

/** The name that a reference "#/definitions/..." holds. */
export const definitionName = (reference: string | undefined): string | undefined =>
  reference?.startsWith('#/definitions/') ? reference.slice('#/definitions/'.length) : undefined;
