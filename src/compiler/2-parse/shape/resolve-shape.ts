import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { synonymsOf } from '../../../definition/foreign-words.ts';
import { closestName } from '../../model/suggest.ts';
import { type Definitions, matchesType, type Shape } from './shape.ts';
import { isSchemaKeyword } from './ui-keys.ts';

/** Returns the shape that a value is to have: that of a reference, and of a union the intended alternative. */
export function resolveShape(shape: Shape, value: unknown, definitions: Definitions): Shape {
  const name = shape.$ref?.replace('#/definitions/', '');
  if (name !== undefined) return resolveShape(definitions[name] ?? {}, value, definitions);
  return shape.anyOf ? resolveShape(pickAlternative(shape, value), value, definitions) : shape;
}

/** Returns the intended alternative of a union, or a shape with everything that the alternatives have in common. */
function pickAlternative({ anyOf = [], description, examples }: Shape, value: unknown): Shape {
  const options = anyOf.flatMap((option) => option.anyOf ?? [option]);
  const matching = options.filter((option) => matchesType(option, value));
  const constants = options.flatMap((option) => option.const ?? []);
  const expectsConstant = matching.length === 0 && typeof value === typeof constants[0];
  if (constants.length === options.length || expectsConstant)
    return { allowedValues: constants, examples };
  const shapes = matching.filter((option) => isObject(value) && hasDiscriminator(option, value));
  const best =
    closestShape(shapes, value) ??
    (matching.length === 1
      ? matching[0]
      : besidesSchema(matching, value as Record<string, unknown>));
  if (best) return best;
  // "$data" is never the intended alternative where the type is wrong.
  const plain = options.filter((option) => !option.properties?.$data);
  const kinds = [...new Set(plain.flatMap(({ type }) => type ?? []))];
  const [first] = matching;
  if (first) {
    const key = discriminatorOf(first)?.[0];
    if (key === undefined) return first;
    const all = matching.flatMap((option) => option.properties?.[key]?.const ?? []);
    return {
      type: 'object',
      discriminatorOnly: true,
      required: [key],
      properties: { [key]: { allowedValues: all } },
    };
  }
  return { allowedTypes: kinds, description, examples };
}

/** Returns the alternative of a JSON Schema that a value is, as one of its keys shows; a key may be misspelt. */
function besidesSchema(options: Shape[], value: Record<string, unknown>): Shape | undefined {
  const schema = options.find((option) => option['x-holds'] === 'schema');
  if (!schema) return undefined;
  const other = options.find((option) => {
    const known = Object.keys(option.properties ?? {});
    return Object.keys(value).some(
      (key) => !isSchemaKeyword(key) && (known.includes(key) || suggestsOne(key, known)),
    );
  });
  return other ?? schema;
}

const suggestsOne = (key: string, known: string[]): boolean =>
  closestName(key, known) !== undefined || synonymsOf(key, known).length > 0;

/** Returns the first of the alternatives from which the keys of a value differ least. */
function closestShape(shapes: Shape[], value: unknown): Shape | undefined {
  const differences = shapes.map(({ required = [], properties = {} }) => {
    const keys = Object.keys(value as object);
    const missing = required.filter((key) => !keys.includes(key));
    return missing.length + keys.filter((key) => !Object.hasOwn(properties, key)).length;
  });
  return shapes[differences.indexOf(Math.min(...differences))];
}

/** Returns the key that every object of an alternative has with the same value. */
const discriminatorOf = ({ properties = {}, required = [] }: Shape) =>
  Object.entries(properties).find(
    ([key, property]) => property.const !== undefined && required.includes(key),
  );

/** Returns whether a value has the discriminator of an alternative. */
function hasDiscriminator(option: Shape, value: Record<string, unknown>): boolean {
  const constant = discriminatorOf(option);
  if (constant) return getOwn(value, constant[0]) === constant[1].const;
  return (option.required ?? []).some((key) => Object.hasOwn(value, key));
}
