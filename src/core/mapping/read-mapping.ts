import type { Calculation } from '../../definition/calculations.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import { isObject } from '../is-object.ts';

/** A mapping by its form; see `Mapping` for what each form builds. */
export type MappingForm =
  | { form: 'from'; from: string; default?: unknown; each?: Mapping; except?: string[] }
  | { form: 'merge'; parts: Mapping[] }
  | { form: 'calculated'; calculation: Calculation }
  | { form: 'when'; when: object; then: Mapping; else?: Mapping }
  | { form: 'value'; value: unknown }
  | { form: 'list'; entries: Mapping[] }
  | { form: 'object'; entries: [key: string, entry: Mapping][] }
  | { form: 'literal'; value: unknown };

/** Returns the form of a mapping. Accepts any JSON, so that a checker reads unchecked mappings with it. */
export const readMapping = (mapping: unknown): MappingForm =>
  isObject(mapping) && isObject(mapping.when) && 'then' in mapping
    ? ({ ...mapping, form: 'when' } as MappingForm)
    : readUnconditional(mapping);

/** Returns the form of a mapping that is no condition, such as one whose condition has been evaluated. */
export function readUnconditional(mapping: unknown): Exclude<MappingForm, { form: 'when' }> {
  if (Array.isArray(mapping)) return { form: 'list', entries: mapping };
  if (!isObject(mapping)) return { form: 'literal', value: mapping };
  if (typeof mapping.from === 'string') {
    return { ...mapping, form: 'from' } as Extract<MappingForm, { form: 'from' }>;
  }
  if (Array.isArray(mapping.merge)) return { form: 'merge', parts: mapping.merge };
  if (isObject(mapping.calculated)) {
    return { form: 'calculated', calculation: mapping.calculated as Calculation };
  }
  const entries = Object.entries(mapping) as [string, Mapping][];
  const isValue = entries.length === 1 && 'value' in mapping;
  return isValue ? { form: 'value', value: mapping.value } : { form: 'object', entries };
}

/** Returns the mappings directly inside of another one. */
export function partsOfMapping(mapping: unknown): MappingPart[] {
  const read = readMapping(mapping);
  switch (read.form) {
    case 'from':
      return read.each === undefined ? [] : [{ path: ['each'], mapping: read.each, isEach: true }];
    case 'merge':
      return read.parts.map((part, index) => ({ path: ['merge', index], mapping: part }));
    case 'list':
      return read.entries.map((part, index) => ({ path: [index], mapping: part }));
    case 'when':
      return [
        { path: ['then'], mapping: read.then },
        ...(read.else === undefined ? [] : [{ path: ['else'], mapping: read.else }]),
      ];
    case 'object':
      return read.entries.map(([key, part]) => ({ path: [key], mapping: part }));
    default:
      return [];
  }
}

/** A mapping inside of another one. */
export interface MappingPart {
  /** Keys and indexes that lead to it. */
  path: (string | number)[];
  mapping: Mapping;
  /** Whether it maps the items of a list, each of which is at /item. */
  isEach?: boolean;
}
