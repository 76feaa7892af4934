import { isObject } from '../../../core/is-object.ts';
import { namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { itemPointer } from '../../../core/pointer.ts';
import type { OutcomeCondition } from '../../../definition/files/outcome.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { eachFieldOf, objectOf, objectsOf } from '../../model/form/form-fields.ts';
import { whenPartsOf } from '../../model/form/question-conditions.ts';
import { memoizeByObject } from '../../model/memoize.ts';
import {
  formsOf,
  formsOfScreen,
  type ProductSource,
  type ScreenSource,
  stepNamesOf,
} from '../../model/product.ts';
import { requestsOf } from '../../model/screen/requests.ts';
import { type StepConditionSource, stepConditionsOf } from '../../model/screen/step-conditions.ts';
import { byName, type FieldsByName } from './fields-by-name.ts';
import { findValueConditions } from './value-conditions.ts';

/**
 * An "if" of a form, the "when" of a step or of its exit, or the answers in the "when" of an outcome, or those or the item
 * in the "when" of a question, of a mapping or of a calculation, and the "where" of a calculation.
 */
export interface ConditionSource {
  file: string;
  pointer: string;
  schema: JsonSchema;
  /** The fields that it can test. */
  fields: FieldsByName;
  /** For the "when" of a step: name of its wizard's screen, position of the step. */
  step?: { screen: ScreenSource; index: number };
}

/** Lists every condition of a product. */
export const findConditions: (product: ProductSource) => ConditionSource[] = memoizeByObject(
  (product) => [
    ...product.screens.flatMap(stepConditions),
    ...product.screens.flatMap(exitConditions),
    ...product.screens.flatMap(outcomeConditions),
    ...formConditions(product),
    ...product.screens.flatMap(questionConditions),
    ...findValueConditions(product).flatMap(({ file, pointer, schema, fields }) =>
      fields ? [{ file, pointer, schema, fields }] : [],
    ),
  ],
);

function formConditions(product: ProductSource): ConditionSource[] {
  const wizardOf = new Map(
    product.screens.flatMap((screen) => {
      const fields = byName(formsOfScreen(screen).map(objectOf));
      return [...screen.steps.values()].map((form) => [form, fields] as const);
    }),
  );
  return formsOf(product).flatMap((form) =>
    objectsOf(form).flatMap((object) => {
      const own = byName([object]);
      // Conditions of the form itself can test the answers of other steps too.
      const fields = object.at === '' ? new Map([...(wizardOf.get(form) ?? []), ...own]) : own;
      return object.parts.flatMap(({ schema, pointerOf }): ConditionSource[] =>
        isObject(schema.if)
          ? [{ file: form.schemaPath, pointer: pointerOf('if'), schema: schema.if, fields }]
          : [],
      );
    }),
  );
}

/** Lists the tests of answers, and of items of lists, in the "when" of the questions of a screen. */
function questionConditions(screen: ScreenSource): ConditionSource[] {
  const forms = formsOfScreen(screen);
  const answers = byName(forms.map(objectOf));
  return forms.flatMap((form) => {
    return eachFieldOf(form).flatMap(({ at, ui, uiPointer }) =>
      whenPartsOf(ui, uiPointer).flatMap(({ source, schema, pointer }): ConditionSource[] => {
        const item = objectsOf(form).find((object) => object.at === itemPointer(at));
        const fields = source === 'answers' ? answers : item && byName([item]);
        const isTest = source === 'answers' || source === 'item';
        return isTest && fields ? [{ file: form.uiPath, pointer, schema, fields }] : [];
      }),
    );
  });
}

/** Lists the tests of answers in the "when" of the steps of a wizard, or in those of their exits. */
function answerTestsOf(screen: ScreenSource, kind: StepConditionSource['kind']) {
  const found = stepConditionsOf(screen).filter((condition) => condition.kind === kind);
  return found.flatMap(({ index, parts }) =>
    parts
      .filter(({ source }) => source === 'answers')
      .map(({ schema, pointer }) => ({ index, file: screen.path, pointer, schema })),
  );
}

function stepConditions(screen: ScreenSource): ConditionSource[] {
  const fields = byName(formsOfScreen(screen).map(objectOf));
  return answerTestsOf(screen, 'step').map(({ index, ...test }) => ({
    ...test,
    fields,
    step: { screen, index },
  }));
}

const exitConditions = (screen: ScreenSource): ConditionSource[] =>
  answerTestsOf(screen, 'exit').map(({ index, ...test }) => ({
    ...test,
    fields: fieldsBefore({ screen, index: index + 1 }),
  }));

function outcomeConditions(source: ScreenSource): ConditionSource[] {
  const fields = byName(formsOfScreen(source).map(objectOf));
  // Before a load call there are no answers.
  const requests = requestsOf(source).filter(({ kind }) => kind !== 'load');
  return requests.flatMap(({ file, pointer: place, request }) =>
    namedOutcomes<OutcomeCondition>(request.outcomes).flatMap(({ pointer, outcome }) => {
      const schema = outcome.when?.answers;
      return isObject(schema)
        ? [{ file, pointer: `${place}/outcomes${pointer}/when/answers`, schema, fields }]
        : [];
    }),
  );
}

/** Returns the fields of the steps before one of them. */
export function fieldsBefore({
  screen,
  index,
}: NonNullable<ConditionSource['step']>): FieldsByName {
  const steps = screen.screen.kind === 'wizard' ? screen.screen.steps.slice(0, index) : [];
  const forms = stepNamesOf(steps).flatMap((name) => screen.steps.get(name) ?? []);
  return byName(forms.map(objectOf));
}
