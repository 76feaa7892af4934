import { type MappingForm, partsOfMapping, readMapping } from './read-mapping.ts';

/** Returns whether a mapping, or a part of it, has a form: "calculated", or "when" for a condition. */
export const hasForm = (mapping: unknown, form: MappingForm['form']): boolean =>
  readMapping(mapping).form === form ||
  partsOfMapping(mapping).some((part) => hasForm(part.mapping, form));
