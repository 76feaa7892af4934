import { Type } from 'typebox';
import type { Calculation } from '../calculations.ts';
import { mappingRoots } from '../data-sources.ts';

/**
 * Builds a value from other values, in one of the forms below. Requests, prefills and the answers of the local sandbox are
 * written as mappings.
 */
export type Mapping =
  | string
  | number
  | boolean
  | null
  | Mapping[]
  | { from: string; default?: unknown; each?: Mapping; except?: string[] }
  | { merge: Mapping[] }
  | { calculated: Calculation }
  | { when: object; then: Mapping; else?: Mapping }
  | { value: unknown }
  | { [key: string]: Mapping };

/** The forms of a mapping, by the keys that tell them apart; each description completes a sentence. */
export const mappingForms: Record<string, { description: string; example: unknown }> = {
  from: {
    description:
      'takes the value at a JSON Pointer. "default" is the value where there is none. "each" maps a list item by item, and the item is at /item. "except" leaves out the parts at these pointers, which start at the value.',
    example: { from: '/answers', except: ['/confirmation'] },
  },
  merge: {
    description:
      'merges objects. A later object’s value replaces an earlier one’s, but the empty value of a question without an answer ("unanswered": "empty") replaces only loaded values.',
    example: { merge: [{ from: '/loaded/data' }, { from: '/answers' }] },
  },
  calculated: {
    description: 'gives the result of a calculation.',
    example: { calculated: { sum: '/answers/items/-/price' } },
  },
  when: {
    description:
      'gives "then" where a condition holds, and "else", or no value, where it does not. The condition is a JSON Schema for each data source that decides.',
    example: {
      when: { answers: { required: ['gift'], properties: { gift: { const: true } } } },
      then: { from: '/answers/gift_text' },
    },
  },
  value: {
    description:
      'gives the value as it is written, also where it looks like one of the other forms.',
    example: { value: { from: 'a letter' } },
  },
};

const forms = Object.entries(mappingForms).map(
  ([name, { description }]) => `{ "${name}": ... } ${description}`,
);

/** Explains mappings at each key that holds one. */
export const mappingHelp = [
  'It is a mapping:',
  ...forms,
  'Any other object or list has the same shape with each entry mapped, and an entry without a value is left out.',
  `Pointers start with ${mappingRoots.map((name) => `/${name}`).join(', ')}.`,
].join(' ');

/**
 * Returns the schema of a key that holds a mapping.
 *
 * @param description one sentence about this key
 */
export const mapping = (description: string, ...examples: unknown[]) =>
  Type.Unsafe<Mapping>({
    'x-holds': 'mapping',
    description: `${description} ${mappingHelp}`,
    examples,
  });

export const MappingJson = mapping(
  'Builds a value.',
  { token: { from: '/query/token', default: '' } },
  { merge: [{ from: '/loaded/data' }, { from: '/answers' }] },
);
