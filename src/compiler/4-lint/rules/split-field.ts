import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, fieldsOf } from '../../model/form-fields.ts';
import { groupBy } from '../../model/group-by.ts';
import { formsOf } from '../../model/product.ts';
import { versionsOf } from '../../model/question-versions.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'All places that describe a field can be one field.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      [...groupBy(fieldsOf(form), ({ at }) => at).values()]
        .filter((places) => places.length > 1)
        .filter((places) =>
          places.every(({ pointer }) => !hasShapeErrorInside(product, form.schemaPath, pointer)),
        )
        .flatMap((places) => [...otherKinds(places), ...otherTypes(places)]),
    ),
};

/** Finds the places that ask for another kind of field than the first one does. */
function otherKinds(places: FieldSource[]): Finding[] {
  const kinds = places.flatMap((place) => {
    const kind = kindOf(place);
    return kind ? [{ place, kind }] : [];
  });
  const [first, ...others] = kinds;
  return others
    .filter(({ kind }) => kind !== first?.kind)
    .map(({ place: { form, name, pointer }, kind }) => ({
      file: form.schemaPath,
      pointer,
      key: true,
      message: `"${name}" is ${kind} here, but ${first?.kind} elsewhere in this form, and can't be both. Give one of them another name.`,
    }));
}

const question = 'a question';

/** Returns the kind of field that a place describes by itself; `undefined` where it only adds rules. */
function kindOf({ schema, ui }: FieldSource): string | undefined {
  if (ui?.['ui:widget'] !== undefined) return undefined;
  if (schema.type === 'object' || schema.properties) return 'a group';
  if (schema.type === undefined) return undefined;
  return schema.type === 'array' && schema.items?.properties ? 'a list of groups' : question;
}

/** Finds types of a question that would have to hold together. */
const otherTypes = (places: FieldSource[]): Finding[] =>
  versionsOf(places.filter((place) => kindOf(place) === question)).flatMap(
    ({ form, name, schema, placeOf }): Finding[] => {
      const types = [schema, ...(schema.allOf ?? [])].flatMap(({ type }) =>
        typeof type === 'string' ? [type] : [],
      );
      const [own] = types;
      const other = types.find((type) => type !== own && !isPart(type, own) && !isPart(own, type));
      if (other === undefined) return [];
      const message = `"${name}" can't be of type ${own} here, since it is of type ${other} at the same time. Remove one of them, or move it to a branch of its own.`;
      return [{ file: form.schemaPath, pointer: placeOf('type'), message }];
    },
  );

/** Returns whether all values of a type are values of another one. */
const isPart = (type: string | undefined, other: string | undefined): boolean =>
  type === 'integer' && other === 'number';
