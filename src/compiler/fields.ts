import type { UiFile } from '../definition/files/ui.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { FormSource } from './product.ts';

/** A field of a form as it was written: one place in the schema, and its entry in the ui schema. */
export interface FieldSource {
  form: FormSource;
  name: string;
  schema: JsonSchema;
  /** Where the schema of the field stands. */
  schemaPointer: string;
  ui: UiFile | undefined;
  uiPointer: string;
  /** Whether it stands in a `then` or `else`. */
  conditional: boolean;
  /** Whether the object that holds it requires it. */
  required: boolean;
  /** Whether it only groups other fields: an object, or a list of objects. */
  group: boolean;
  /** Fields inside it. */
  children: FieldSource[];
}

/** The fields of a form, at every depth reachable through `children`. A field may stand in several branches. */
export function fieldsOf(form: FormSource): FieldSource[] {
  return fieldsIn(form, form.schema, '', form.ui, '', false);
}

/** The same, flat. */
export const allFieldsOf = (form: FormSource): FieldSource[] => flatten(fieldsOf(form));

const flatten = (fields: FieldSource[]): FieldSource[] =>
  fields.flatMap((field) => [field, ...flatten(field.children)]);

function fieldsIn(
  form: FormSource,
  schema: JsonSchema,
  schemaPointer: string,
  ui: UiFile,
  uiPointer: string,
  conditional: boolean,
): FieldSource[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const own = Object.entries(schema.properties ?? {}).map(([name, property]): FieldSource => {
    const pointer = `${schemaPointer}/properties/${name}`;
    const entry = ui[name] as UiFile | undefined;
    const place = `${uiPointer}/${name}`;
    const list = property.type === 'array' && property.items?.properties !== undefined;
    const inside = (part: JsonSchema, at: string, partUi: UiFile, uiAt: string) =>
      fieldsIn(form, part, at, partUi, uiAt, conditional);
    return {
      form,
      name,
      schema: property,
      schemaPointer: pointer,
      ui: entry,
      uiPointer: place,
      conditional,
      required: schema.required?.includes(name) ?? false,
      group: property.properties !== undefined || list,
      children: list
        ? inside(
            property.items as JsonSchema,
            `${pointer}/items`,
            entry?.items ?? {},
            `${place}/items`,
          )
        : inside(property, pointer, entry ?? {}, place),
    };
  });
  const branch = (part: JsonSchema | undefined, key: string, under: boolean) =>
    part ? fieldsIn(form, part, `${schemaPointer}/${key}`, ui, uiPointer, under) : [];
  return [
    ...own,
    ...branch(schema.then, 'then', true),
    ...branch(schema.else, 'else', true),
    ...(schema.allOf ?? []).flatMap((part, index) => branch(part, `allOf/${index}`, conditional)),
  ];
}

/** Whether a field asks something itself, rather than tightening one that is asked elsewhere. */
export const asks = ({ schema, group }: FieldSource): boolean =>
  !group && (schema.type !== undefined || schema.title !== undefined || schema.$ref !== undefined);
