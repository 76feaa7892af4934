import type { JsonSchema } from '../../../definition/json-schema.ts';
import { canApplyTogether } from '../../3-analyze/conditions/joint-branches.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, placesIn } from '../../model/form/form-fields.ts';
import { includes, versionsOf } from '../../model/form/question-versions.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Several descriptions of one field agree.',
  checkUnit: (product) =>
    placesIn(product)
      .filter((places) => places.length > 1)
      .filter((places) =>
        places.every(
          ({ form, pointer }) => !hasShapeErrorInside(product, form.schemaPath, pointer),
        ),
      )
      .flatMap((places) => {
        const versions = versionsOf(places.filter(({ kind }) => kind === 'question'));
        return [
          ...otherKinds(places),
          ...versions.flatMap(otherTypes),
          ...typesOfOtherBranches(versions),
        ];
      }),
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
    .map(({ place: { form, name, pointer }, kind }) => {
      const message = `"${name}" is ${kind} here, but ${first?.kind} elsewhere in this form, and can't be both. Give one of them another name.`;
      return { file: form.schemaPath, pointer, key: true, message };
    });
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
function otherTypes({ form, name, schema, pointerOf }: FieldSource): Finding[] {
  const types = typesOf(schema);
  const other = types.find((type) => contradicts(type, types[0]));
  if (other === undefined) return [];
  const message = `"${name}" can't be of type ${types[0]} here, since it is of type ${other} at the same time. Remove one of them, or move it to a branch of its own.`;
  return [{ file: form.schemaPath, pointer: pointerOf('type'), message }];
}

/** Finds types of a question that would have to hold together where two branches apply. */
const typesOfOtherBranches = (versions: FieldSource[]): Finding[] =>
  versions.flatMap((version, index): Finding[] => {
    const { form, name, schema, conditions, pointerOf } = version;
    const [own] = typesOf(schema);
    const other = versions
      .slice(0, index)
      .find(
        (one) =>
          contradicts(typesOf(one.schema)[0], own) &&
          !includes(conditions, one.conditions) &&
          !includes(one.conditions, conditions) &&
          canApplyTogether(form, [...conditions, ...one.conditions]) === true,
      );
    if (!other) return [];
    const message = `"${name}" can't be of type ${own} here, since it is of type ${typesOf(other.schema)[0]} in another branch, and both branches can apply at the same time. Give one of them another name, or make their conditions exclude each other.`;
    return [{ file: form.schemaPath, pointer: pointerOf('type'), message }];
  });

const typesOf = ({ type, allOf = [] }: JsonSchema): string[] =>
  [type, ...allOf.map((inner) => inner.type)].filter((one) => typeof one === 'string');

/** Returns whether no value is of both types. */
const contradicts = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one !== other &&
  ![one, other].every((type) => ['integer', 'number'].includes(type));
