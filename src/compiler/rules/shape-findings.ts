import type { ErrorObject } from 'ajv';
import { at } from '../../definition/mapping.ts';
import type { Finding } from '../diagnostic.ts';
import { suggest } from './suggest.ts';

/** What a meta-schema has against a file, in plain words: one finding a place, the most telling one. */
export function shapeFindings(file: string, value: unknown, errors: ErrorObject[]): Finding[] {
  const places = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const place = placeOf(error);
    places.set(place, [...(places.get(place) ?? []), error]);
  }
  // Where alternatives fail, each reports its own reasons below the place; the place itself says it better.
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf').map(placeOf);
  return [...places]
    .filter(([place]) => !unions.some((union) => place.startsWith(`${union}/`)))
    .map(([place, here]) => finding(file, value, place, here));
}

const placeOf = ({ keyword, instancePath, params }: ErrorObject): string =>
  keyword === 'additionalProperties'
    ? `${instancePath}/${params.additionalProperty}`
    : keyword === 'required'
      ? `${instancePath}/${params.missingProperty}`
      : instancePath;

function finding(file: string, value: unknown, pointer: string, errors: ErrorObject[]): Finding {
  const words = errors.flatMap(({ keyword, params }) =>
    keyword === 'const' ? [params.allowedValue] : keyword === 'enum' ? params.allowedValues : [],
  );
  const found = JSON.stringify(at(value, pointer));
  const error =
    errors.find(({ keyword }) => keyword !== 'anyOf' && keyword !== 'const') ??
    (errors[0] as ErrorObject);
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  switch (error.keyword) {
    case 'additionalProperties': {
      const known = Object.keys((error.parentSchema?.properties as object | undefined) ?? {});
      return {
        file,
        pointer,
        key: true,
        message: `There is no key "${name}" here.${suggest(name, known)}`,
      };
    }
    case 'required':
      return { file, pointer, message: `The key "${name}" is missing here; add it.` };
    case 'pattern':
    case 'propertyNames':
      return {
        file,
        pointer,
        message: `${found ?? `"${String(error.params.propertyName)}"`} is not of the form that is expected here (${error.params.pattern ?? error.schemaPath}).`,
      };
  }
  if (words.length > 0) {
    const hint = suggest(String(at(value, pointer)), words.map(String));
    return { file, pointer, message: `${found} can't stand here.${hint}` };
  }
  const type = errors.find(({ keyword }) => keyword === 'type');
  if (type && errors.length === 1) {
    return { file, pointer, message: `${found} stands here, but this has to be ${article(type.params.type)}.` };
  }
  return { file, pointer, message: `${found} is not of a form that is expected here.` };
}

const article = (type: string) =>
  ({ object: 'an object { }', array: 'a list [ ]', string: 'a text in double quotes', boolean: 'true or false', number: 'a number', integer: 'a whole number' })[type] ?? type;
