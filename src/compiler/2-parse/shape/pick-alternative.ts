import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { type Shape, typeFits } from './shape.ts';

/** Of several alternatives the one that was meant, or a shape of what they have in common. */
export function pickAlternative(
  { anyOf = [], description, examples }: Shape,
  value: unknown,
): Shape {
  const options = anyOf.flatMap((option) => option.anyOf ?? [option]);
  const fitting = options.filter((option) => typeFits(option, value));
  const words = options.flatMap((option) => option.const ?? []);
  const wordMeant = fitting.length === 0 && typeof value === typeof words[0];
  if (words.length === options.length || wordMeant) return { allowedValues: words, examples };
  const shapes = fitting.filter((option) => isObject(value) && marks(option, value));
  const best = shapes[0] ?? (fitting.length === 1 ? fitting[0] : undefined);
  if (best) return best;
  // That a limit may also be the value of another answer is no help to whoever mistook its type.
  const plain = options.filter((option) => !option.properties?.$data);
  const kinds = [...new Set(plain.flatMap(({ type }) => type ?? []))];
  const [first] = fitting;
  if (first) {
    const discriminators = Object.entries(first.properties ?? {}).filter(
      ([, property]) => property.const !== undefined,
    );
    const key = discriminators[0]?.[0];
    if (key === undefined) return first;
    const all = fitting.flatMap((option) => option.properties?.[key]?.const ?? []);
    return {
      ...{ type: 'object', discriminatorOnly: true },
      ...{ required: [key], properties: { [key]: { allowedValues: all } } },
    };
  }
  return { allowedTypes: kinds, description, examples };
}

/** Whether an alternative is the one that a value names: by the key that tells alternatives apart. */
function marks(option: Shape, value: Record<string, unknown>): boolean {
  const entries = Object.entries(option.properties ?? {});
  const constant = entries.find(([, property]) => property.const !== undefined);
  if (constant) return getOwn(value, constant[0]) === constant[1].const;
  return (option.required ?? []).some((key) => Object.hasOwn(value, key));
}
