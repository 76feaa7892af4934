import type { PlaceItemError } from '../../compiled/form.ts';

/**
 * Places errors in lists: an item of plain values without an answer is missing, and a repeated item, or its repeated answer,
 * shows the error of the list. Modules of forms contain this function as it stands, so it uses nothing from outside.
 */
export const placeItemError: PlaceItemError = (
  { keyword, instancePath, params },
  answers,
  questions,
) => {
  const has = (pointer: string) => questions.has(pointer.replace(/\/\d+(?=\/|$)/g, '/-'));
  const names = instancePath.split('/').slice(1);
  const valueIn = (holder: unknown, name: string) => (holder as Record<string, unknown>)?.[name];
  // A draft keeps an empty item as null.
  const isEmpty = (names.reduce(valueIn, answers) ?? undefined) === undefined;
  if (isEmpty && /\/\d+$/.test(instancePath)) return { pointer: instancePath, rule: 'required' };
  if (!/^uniqueItem(s|Properties)$/.test(keyword)) return undefined;
  const item = `${instancePath}/${Math.max(Number(params.i), Number(params.j))}`;
  // Names of questions hold no characters that a pointer escapes.
  const repeated = params.property === undefined ? item : `${item}/${params.property}`;
  return has(repeated) ? { pointer: repeated } : undefined;
};
