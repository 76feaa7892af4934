import type { PlaceItemError } from '../compiled/form.ts';

/**
 * Places errors in lists of plain values: an item without an answer is missing, and a repeated item shows the error of the
 * list. Modules of forms contain this function as it stands, so it uses nothing from outside.
 */
export const placeItemError: PlaceItemError = (
  { keyword, instancePath, params },
  value,
  isQuestion,
) => {
  const isItem = /\/\d+$/.test(instancePath);
  // A draft keeps an empty item as null.
  if (isItem && (value ?? undefined) === undefined) {
    return { pointer: instancePath, rule: 'required' };
  }
  if (keyword !== 'uniqueItems') return undefined;
  const repeated = `${instancePath}/${Math.max(Number(params.i), Number(params.j))}`;
  return isQuestion(repeated) ? { pointer: repeated } : undefined;
};
