import { type TObject, type TOptional, type TProperties, type TSchemaOptions, Type } from 'typebox';

/** The keys of an object, of which those that are not required may be missing. */
type Keys<Properties extends TProperties, Required> = {
  [Key in keyof Properties]: Key extends Required ? Properties[Key] : TOptional<Properties[Key]>;
};

/** Returns the schema of an object without other keys. Keys that are not listed under `required` may be missing. */
export function closedObject<
  Properties extends TProperties,
  Required extends keyof Properties = never,
>(
  keys: Properties,
  { required = [], ...options }: TSchemaOptions & { required?: readonly Required[] } = {},
): TObject<Keys<Properties, Required>> {
  const entries = Object.entries(keys).map(([key, schema]) => [
    key,
    required.some((one) => one === key) ? schema : Type.Optional(schema),
  ]);
  const properties = Object.fromEntries(entries) as Keys<Properties, Required>;
  return Type.Object(properties, { additionalProperties: false, ...options });
}
