import { dataSourceCatalogue } from '../../definition/data-sources.ts';
import type { DataCondition } from '../../definition/files/condition.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { branchesOf } from '../form/branches.ts';
import { type FormCondition, meetsCondition, type SampleData } from '../form/conditions.ts';
import type { ProductModel, ScreenModel, StepModel } from '../product-model.ts';
import { constraintSetsFor } from './constraint.ts';
import { fitValue } from './fit-value.ts';
import { sampleLoaded } from './sample-response.ts';

/** Returns the part of a condition that the answers do not decide; `undefined` where there is none. */
function dataPartOf({ answers: _, ...data }: DataCondition): DataCondition | undefined {
  return Object.keys(data).length > 0 ? data : undefined;
}

const dataConditionOf = ({ source, if: schema }: FormCondition): DataCondition[] =>
  source === undefined ? [] : [{ [source]: schema }];

/**
 * Lists data with which a screen can open: the sample first, then for each condition of a step, an exit or a question data with which
 * it has the other result, so that each holds for some of them and fails for others.
 *
 * @param query parameters that the address of the screen needs
 */
export function listSampleData(
  product: ProductModel,
  screen: ScreenModel,
  query: Record<string, string> = {},
): [SampleData, ...SampleData[]] {
  const sample: SampleData = { loaded: sampleLoaded(product, screen), query };
  const conditions = screen.steps
    .flatMap(({ when, exits = [], form }) => [
      ...(when ? [when] : []),
      ...exits.map((exit) => exit.when),
      ...(form ? branchesOf(form).flatMap(({ condition }) => dataConditionOf(condition)) : []),
    ])
    .flatMap((when) => dataPartOf(when) ?? []);
  const others: SampleData[] = [];
  for (const when of conditions) {
    const results = [sample, ...others].map((data) => isMet(when, data, product));
    const wanted = [true, false].filter((result) => !results.includes(result));
    for (const result of wanted) {
      const changed = dataWith(product, screen, sample, when, result);
      if (isMet(when, changed, product) === result) others.push(changed);
    }
  }
  return [sample, ...others];
}

/**
 * Returns the first of several data with which a step is shown and not left before by an exit, as far as the answers do
 * not decide.
 */
export function dataShowing(
  steps: StepModel[],
  step: StepModel,
  all: [SampleData, ...SampleData[]],
  product: Pick<ProductModel, 'validate'>,
): SampleData {
  const earlier = steps.slice(0, steps.indexOf(step));
  const showing = all.filter((data) => isShown(step, data, product));
  return showing.find((data) => !areLeft(earlier, data, product)) ?? showing[0] ?? all[0];
}

/** Returns whether visitors leave some steps by an exit that data alone decides. */
export const areLeft = (
  steps: StepModel[],
  data: SampleData,
  product: Pick<ProductModel, 'validate'>,
): boolean =>
  steps.some(
    (step) =>
      isShown(step, data, product) &&
      step.exits?.some(({ when }) => !when.answers && isMet(when, data, product)),
  );

/** Returns whether a step is shown, as far as the answers do not decide. */
function isShown(
  { when }: StepModel,
  data: SampleData,
  product: Pick<ProductModel, 'validate'>,
): boolean {
  const part = when && dataPartOf(when);
  return !part || isMet(part, data, product);
}

const isMet = (
  when: DataCondition,
  data: SampleData,
  { validate }: Pick<ProductModel, 'validate'>,
) => meetsCondition(when, { answers: {}, ...data }, validate);

/** Changes sample data so that a condition holds, or fails. */
function dataWith(
  { calls, validate }: ProductModel,
  { load }: ScreenModel,
  sample: SampleData,
  when: DataCondition,
  holds: boolean,
): SampleData {
  const response = (load && calls[load.call]?.response) as JsonSchema | undefined;
  const schemas = { loaded: response ?? {}, query: dataSourceCatalogue.query.schema };
  const changes = (['loaded', 'query'] as const).flatMap((source) => {
    const test = when[source];
    if (!test) return [];
    const [fitted] = constraintSetsFor([{ pointer: '', if: test, holds }]).flatMap(
      ([constraint]) =>
        fitValue(sample[source], schemas[source], constraint?.schema ?? {}, validate) ?? [],
    );
    return fitted === undefined ? [] : [{ [source]: fitted }];
  });
  // All parts have to hold, and one that fails is enough.
  return Object.assign({}, sample, ...(holds ? changes : changes.slice(0, 1)));
}
