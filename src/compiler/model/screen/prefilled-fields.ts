import {
  type MappingForm,
  partsOfMapping,
  readMapping,
} from '../../../core/mapping/read-mapping.ts';
import { toPointer } from '../../../core/pointer.ts';

/** A field or group that a prefill has a value for. */
export interface PrefilledField {
  /** Its pointer in the answers that are filled in. */
  at: string;
  /** Pointer of its mapping in the prefill. */
  pointer: string;
  form: MappingForm['form'];
}

/** Lists the fields that a prefill names, the groups before their fields; not those that only its values name. */
export function prefilledFields(mapping: unknown, pointer = '', at = ''): PrefilledField[] {
  const { form } = readMapping(mapping);
  const own = at === '' ? [] : [{ at, pointer, form }];
  if (form === 'from' || form === 'list') return own;
  const parts = partsOfMapping(mapping).flatMap(({ path, mapping: part }) => {
    const inner = toPointer(path);
    return prefilledFields(part, pointer + inner, form === 'object' ? at + inner : at);
  });
  return form === 'object' ? [...own, ...parts] : parts.length > 0 ? parts : own;
}
