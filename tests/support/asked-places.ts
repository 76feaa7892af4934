import {
  type AnswerLocation,
  childLocation,
  questionAt,
  rootLocation,
} from '../../src/analysis/form/answer-location.ts';
import type { FormModel, ValidateValue } from '../../src/analysis/product-model.ts';
import {
  type Answers,
  applicableSchemas,
  fieldSchemasOf,
} from '../../src/analysis/sample/sample-answers.ts';
import type { JsonSchema } from '../../src/definition/json-schema.ts';

/** Every place at which a form asks something for these answers, lists themselves included. */
export const askedLocations = (
  form: FormModel,
  answers: Answers,
  validate: ValidateValue,
): AnswerLocation[] =>
  placesIn([form.schema], answers, rootLocation, validate).filter(({ question }) =>
    questionAt(form, question),
  );

function placesIn(
  schemas: JsonSchema[],
  value: Answers,
  place: AnswerLocation,
  validate: ValidateValue,
): AnswerLocation[] {
  const parts = schemas.flatMap((schema) => applicableSchemas(schema, value, validate));
  return [...fieldSchemasOf(parts)].flatMap(([name, rules]) => {
    const here = childLocation(place, name);
    if (rules.some(({ properties }) => properties)) {
      return placesIn(rules, (value[name] ?? {}) as Answers, here, validate);
    }
    const items = rules.find((rule) => rule.items?.properties)?.items;
    if (!items) return [here];
    const list = Array.isArray(value[name]) ? (value[name] as Answers[]) : [];
    return [
      here,
      ...list.flatMap((item, index) =>
        placesIn([items], item, childLocation(here, index), validate),
      ),
    ];
  });
}
