import type { FormDefinition } from './product.ts';
import { textsOf } from './texts.ts';

/** A form of this engine whose structure could make keys cost more, or the same form without it. */
export interface Structure {
  name: string;
  title: string;
  form: FormDefinition;
  /** Number of text inputs. */
  inputs: number;
  /** Name of the form without it. */
  base?: string;
}

export const structures: Structure[] = [
  { name: 'no-list', title: '10 texts', form: { schema: textsOf(10), ui: {} }, inputs: 10 },
  {
    name: 'list',
    title: '100 items of 10 texts',
    form: list(100, 10),
    inputs: 1000,
    base: 'no-list',
  },
  { name: 'no-condition', title: '60 texts', form: { schema: textsOf(60), ui: {} }, inputs: 60 },
  {
    name: 'conditions',
    title: '60 texts and conditions',
    form: conditions(60),
    inputs: 60,
    base: 'no-condition',
  },
];

/** A list that is filled in advance, each item with so many texts. */
function list(items: number, texts: number): FormDefinition {
  return {
    schema: {
      type: 'object',
      title: `${items} items`,
      properties: { items: { type: 'array', title: 'Items', items: textsOf(texts) } },
    },
    ui: {},
    prefill: { items: { value: Array.from({ length: items }, () => ({})) } },
  };
}

/** So many texts; "x" as any one of them opens one more question. */
function conditions(count: number): FormDefinition {
  const allOf = Array.from({ length: count }, (_, index) => ({
    if: { required: [`f${index}`], properties: { [`f${index}`]: { const: 'x' } } },
    then: { properties: { [`extra${index}`]: { type: 'string', title: `Extra ${index}` } } },
  }));
  return { schema: { ...textsOf(count), allOf }, ui: {} };
}
