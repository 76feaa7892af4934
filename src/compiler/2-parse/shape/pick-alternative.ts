import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { matchesType, type Shape } from './shape.ts';

/** Returns the intended alternative of a union, or a shape with everything that the alternatives have in common. */
export function pickAlternative(
  { anyOf = [], description, examples }: Shape,
  value: unknown,
): Shape {
  const options = anyOf.flatMap((option) => option.anyOf ?? [option]);
  const matching = options.filter((option) => matchesType(option, value));
  const constants = options.flatMap((option) => option.const ?? []);
  const expectsConstant = matching.length === 0 && typeof value === typeof constants[0];
  if (constants.length === options.length || expectsConstant)
    return { allowedValues: constants, examples };
  const shapes = matching.filter((option) => isObject(value) && hasDiscriminator(option, value));
  const best = shapes[0] ?? (matching.length === 1 ? matching[0] : undefined);
  if (best) return best;
  // "$data" is never the intended alternative where the type is wrong.
  const plain = options.filter((option) => !option.properties?.$data);
  const kinds = [...new Set(plain.flatMap(({ type }) => type ?? []))];
  const [first] = matching;
  if (first) {
    const discriminators = Object.entries(first.properties ?? {}).filter(
      ([, property]) => property.const !== undefined,
    );
    const key = discriminators[0]?.[0];
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

/** Returns whether a value has the discriminator of an alternative. */
function hasDiscriminator(option: Shape, value: Record<string, unknown>): boolean {
  const entries = Object.entries(option.properties ?? {});
  const constant = entries.find(([, property]) => property.const !== undefined);
  if (constant) return getOwn(value, constant[0]) === constant[1].const;
  return (option.required ?? []).some((key) => Object.hasOwn(value, key));
}
