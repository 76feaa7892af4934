import type { Choice } from '../../../compiled/question.ts';
import { isObject } from '../../../core/is-object.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { type WidgetEntry, widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { otherAnswerOf } from '../../model/form/choices.ts';
import { type FieldSource, placesIn } from '../../model/form/form-fields.ts';
import { offeredChoicesOf } from '../../model/form/offered-choices.ts';
import { includes } from '../../model/form/question-versions.ts';
import { suggestChoice } from '../../model/form/suggest-choice.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { answerPlaceOf, writtenAnswersIn } from '../../model/form/written-answers.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'A question offers every answer that its branches and rules name.',
  checkUnit: (product) =>
    placesIn(product).flatMap((places) =>
      places
        .filter(({ kind }) => kind === 'question')
        .filter(({ form, pointer }) => !hasShapeErrorInside(product, form.schemaPath, pointer))
        .flatMap((place) => unofferedIn(place, places)),
    ),
};

/** Finds the answers that a place names, and that the widget or a place around it does not offer. */
function unofferedIn(place: FieldSource, places: FieldSource[]): Finding[] {
  const { name, form, ui, conditions } = place;
  const { definitions } = form.schema;
  const wider = places.filter((other) => other !== place && includes(conditions, other.conditions));
  const offers = wider.flatMap((other): Offer[] => {
    const schema = inlineReferences(other.schema, definitions);
    const choices = otherAnswerOf(schema) ? undefined : offeredChoicesOf(schema, ui);
    return choices ? [{ choices }] : [];
  });
  const widget = [place, ...wider].find(({ schema }) => schema.type !== undefined) ?? place;
  const { ownList } = widgetEntry(widgetOf(ui, widget.schema)) ?? {};
  const named: { value: unknown; pointer: string }[] = namedAnswers(place);
  // Choices are compared with defaults by the rule invalid-default.
  const start = { value: place.schema.default, pointer: place.pointerOf('default') };
  if (ownList && offers.length === 0 && start.value !== undefined) named.push(start);
  if (ownList && named.length > 0) {
    const choices = [...ownList.values].map((value) => ({ value, label: value }));
    offers.push({ choices, ownList });
  }
  return named.flatMap(({ value, pointer }): Finding[] => {
    const offer = offers.find(({ choices }) => choices.every((choice) => choice.value !== value));
    if (!offer) return [];
    const list = offer.ownList?.name ?? 'the list of its choices';
    const hint = suggestChoice(value, offer.choices, offer.ownList);
    const message = `"${name}" never has the answer ${JSON.stringify(value)}: ${list} does not have it.${hint}`;
    return [{ file: form.schemaPath, pointer, message }];
  });
}

/** A list of choices, of a place around or of the widget itself. */
interface Offer {
  choices: Choice[];
  ownList?: WidgetEntry['ownList'];
}

/** Returns the answers that a place names, also under "not"; a branch may name those of a list without its type. */
function namedAnswers({ schema, pointerOf }: FieldSource) {
  const listed = schema.items ? { ...schema, type: 'array' } : schema;
  const own = answerPlaceOf({ schema: listed, pointerOf });
  const not = {
    schema: isObject(own.schema.not) ? (own.schema.not as JsonSchema) : {},
    pointerOf: (keyword: string) => `${own.pointerOf('not')}/${keyword}`,
  };
  return [own, not].flatMap(writtenAnswersIn);
}
