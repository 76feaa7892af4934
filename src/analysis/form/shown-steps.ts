import { itemSteps } from '../../core/steps/item-steps.ts';
import type { StepModel, ValidateValue } from '../product-model.ts';
import { type ConditionData, meetsCondition } from './conditions.ts';

/**
 * Returns the steps of the items of a step, or the step itself where it is not repeated; none where it is skipped.
 *
 * @param data with the answers of the steps before it
 */
export function shownStepsOf(
  step: StepModel,
  data: ConditionData,
  validate: ValidateValue,
): StepModel[] {
  if (!meetsCondition(step.when, data, validate)) return [];
  if (!step.forEach) return [step];
  const { heading, title, form } = step;
  const document = { ...data, steps: form?.stepData?.(data) };
  return itemSteps({ ...step, title: heading ?? title }, document).map((item) => ({
    ...item,
    heading: item.title,
  }));
}
