import { inlineReferences } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import { resolveRelative } from '../../../core/pointer.ts';
import { normalizeDataCondition, normalizeSchema } from './normalize-schema.ts';

/**
 * Returns a calculation in which a single input stands without a list around it, and relative pointers lead from the
 * root. In a list, "-" then is every item as well as its own; a comparison can do without the difference.
 *
 * @param at question pointer of the calculated question; none where no answer is calculated
 */
export function normalizeCalculation(value: unknown, at = ''): unknown {
  if (typeof value === 'string') return absolute(value, at);
  if (Array.isArray(value)) {
    const inputs = value.map((input) => normalizeCalculation(input, at));
    return inputs.length === 1 ? inputs[0] : inputs;
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      (otherValues[key] ?? ((value) => normalizeCalculation(value, at)))(inner),
    ]),
  );
}

/** Keys with values that are no inputs. */
const otherValues: Record<string, (value: unknown) => unknown> = {
  with: (text) => text,
  value: (value) => value,
  when: (when) => (isObject(when) ? normalizeDataCondition(when) : when),
  where: (where) => (isObject(where) ? normalizeSchema(inlineReferences(where)) : where),
};

function absolute(pointer: string, at: string): string {
  const answer = /^\d/.test(pointer) ? resolveRelative(at, pointer) : undefined;
  return answer === undefined ? pointer : `/answers${answer}`;
}
