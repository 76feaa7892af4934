import type { ValidateValue, WrittenForm } from '../../src/analysis/product.ts';
import { type Answers, fieldsOf, inForce } from '../../src/analysis/sample/answers.ts';
import { childPlace, type Place, questionAt, rootPlace } from '../../src/analysis/sample/places.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';

/** Every place at which a form asks something for these answers, lists themselves included. */
export const askedPlaces = (
  form: WrittenForm,
  answers: Answers,
  validate: ValidateValue,
): Place[] =>
  placesIn([form.schema], answers, rootPlace, validate).filter(({ question }) =>
    questionAt(form, question),
  );

function placesIn(
  schemas: JsonSchema[],
  value: Answers,
  place: Place,
  validate: ValidateValue,
): Place[] {
  const parts = schemas.flatMap((schema) => inForce(schema, value, validate));
  return [...fieldsOf(parts)].flatMap(([name, rules]) => {
    const here = childPlace(place, name);
    if (rules.some(({ properties }) => properties)) {
      return placesIn(rules, (value[name] ?? {}) as Answers, here, validate);
    }
    const items = rules.find((rule) => rule.items?.properties)?.items;
    if (!items) return [here];
    const list = Array.isArray(value[name]) ? (value[name] as Answers[]) : [];
    return [
      here,
      ...list.flatMap((item, index) => placesIn([items], item, childPlace(here, index), validate)),
    ];
  });
}
