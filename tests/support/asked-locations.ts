import {
  type AnswerLocation,
  childLocation,
  questionAt,
  rootLocation,
} from '../../src/analysis/form/answer-location.ts';
import { type Ancestor, askedFields } from '../../src/analysis/form/asked-fields.ts';
import type { FormModel, ValidateValue } from '../../src/analysis/product-model.ts';
import { type ObjectSource, objectOf } from '../../src/compiler/index.ts';
import type { Answers } from '../../src/core/coerce-answers.ts';

/** Lists the locations at which a form asks a question for these answers, lists themselves included. */
export const askedLocations = (
  form: FormModel,
  answers: Answers,
  validate: ValidateValue,
): AnswerLocation[] =>
  locationsIn(objectOf(form.source), answers, rootLocation, [], validate).filter(
    ({ questionPointer }) => questionAt(form, questionPointer),
  );

function locationsIn(
  object: ObjectSource,
  value: Answers,
  location: AnswerLocation,
  outer: Ancestor[],
  validate: ValidateValue,
): AnswerLocation[] {
  const ancestors = [...outer, { pointer: object.at, value }];
  return [...askedFields(object, ancestors, validate)].flatMap(([name, [field]]) => {
    const own = childLocation(location, name);
    const inside = field?.inside;
    if (!inside) return [own];
    if (field.kind === 'group') {
      return locationsIn(inside, (value[name] ?? {}) as Answers, own, ancestors, validate);
    }
    const items = Array.isArray(value[name]) ? (value[name] as Answers[]) : [];
    return [
      own,
      ...items.flatMap((item, index) =>
        locationsIn(inside, item, childLocation(own, index), ancestors, validate),
      ),
    ];
  });
}
