import { isObject } from '../../../core/is-object.ts';
import { fromPointer } from '../../../core/pointer.ts';
import { valuesIn } from '../../../core/values-in.ts';
import { objectOf } from '../../model/form/form-fields.ts';
import type { FormSource } from '../../model/product.ts';

/** Returns whether a condition or a limit of a form can read an answer that another step of its wizard asks for. */
export function readsOtherSteps(form: FormSource): boolean {
  const own = namesOf(form);
  const others = new Set((form.siblings ?? []).flatMap((sibling) => [...namesOf(sibling)]));
  return valuesIn(form.schema).some(({ value, pointer }) => {
    const path = fromPointer(pointer);
    const tested =
      path.includes('if') && path.at(-2) === 'properties' ? path.at(-1) : dataNameOf(value);
    return tested !== undefined && others.has(tested) && !own.has(tested);
  });
}

const namesOf = (form: FormSource): Set<string> =>
  new Set(form.readable ? objectOf(form).fields.map(({ name }) => name) : []);

/** Returns the name of the field that "$data" leads to, or into. */
const dataNameOf = (value: unknown): string | undefined =>
  isObject(value) && typeof value.$data === 'string'
    ? fromPointer(value.$data.replace(/^\d+/, ''))[0]
    : undefined;
