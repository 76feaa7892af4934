import type { JsonSchema } from '../../definition/json-schema.ts';
import type { Judge, WrittenForm } from '../product.ts';
import { type Answers, fieldsOf, inForce } from './answers.ts';
import { inside, type Place, questionAt, top } from './places.ts';

/** Every place at which a form asks something for these answers, lists themselves included. */
export const askedPlaces = (form: WrittenForm, answers: Answers, judge: Judge): Place[] =>
  placesIn([form.schema], answers, top, judge).filter(({ question }) => questionAt(form, question));

function placesIn(schemas: JsonSchema[], value: Answers, place: Place, judge: Judge): Place[] {
  const parts = schemas.flatMap((schema) => inForce(schema, value, judge));
  return [...fieldsOf(parts)].flatMap(([name, rules]) => {
    const here = inside(place, name);
    if (rules.some(({ properties }) => properties)) {
      return placesIn(rules, (value[name] ?? {}) as Answers, here, judge);
    }
    const items = rules.find((rule) => rule.items?.properties)?.items;
    if (!items) return [here];
    const list = Array.isArray(value[name]) ? (value[name] as Answers[]) : [];
    return [
      here,
      ...list.flatMap((item, index) => placesIn([items], item, inside(here, index), judge)),
    ];
  });
}
