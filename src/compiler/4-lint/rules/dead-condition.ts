import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { conditionPartsOf } from '../../3-analyze/conditions/condition-parts.ts';
import { testsOf } from '../../3-analyze/conditions/condition-tests.ts';
import type { ConditionSource } from '../../3-analyze/conditions/conditions.ts';
import {
  acceptsAnswer,
  constantValueOf,
  finiteChoicesOf,
  lacksValues,
} from '../../3-analyze/conditions/satisfiability.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { versionsOf } from '../../model/form/question-versions.ts';
import { suggestChoice } from '../../model/form/suggest-choice.ts';
import { widgetOf } from '../../model/form/widget.ts';
import type { ScreenSource } from '../../model/product.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every condition holds for some answers, and fails for others.',
  checkScreen: testsWithoutLoad,
  checkCondition: (condition, product) => {
    const { file, pointer } = condition;
    // The answer that is tested may be a value with a shape error.
    const isUncertain = testsOf(condition).some(({ sources }) =>
      sources.some((place) => hasShapeErrorInside(product, place.form.schemaPath, place.pointer)),
    );
    if (isUncertain || hasShapeErrorInside(product, file, pointer)) return [];
    const outcome = constantValueOf(condition);
    // The rule unreachable-step reports steps that are never shown.
    if (outcome === 'never' && condition.step) return [];
    const impossible = impossibleTests(condition);
    if (impossible.length > 0) return impossible;
    if (outcome === 'always') {
      const message =
        'This condition holds for all answers. Test an answer, or remove the condition.';
      return [{ file, pointer, message }];
    }
    if (outcome !== 'never') return [];
    const message = 'No answers meet this condition. Fix it, or remove it.';
    return [{ file, pointer, message }];
  },
};

/** Finds the tests of the response of a load call that the screen does not make. */
function testsWithoutLoad(source: ScreenSource): Finding[] {
  const { screen } = source;
  if (screen.kind === 'page' || screen.load !== undefined) return [];
  return conditionPartsOf(source)
    .filter((part) => part.source === 'loaded' && part.owner.kind !== 'outcome')
    .map(({ file, pointer }) => {
      const message = 'This screen makes no load call. Remove this, or add one.';
      return { file, pointer, key: true, message };
    });
}

/** Returns the tests for a value that the field can't have. */
export function impossibleTests(condition: ConditionSource): Finding[] {
  return testsOf(condition).flatMap(({ name, pointer, schema, sources }): Finding[] => {
    // A choice without a value, which another rule reports, may be the one that is tested.
    if (sources.some(lacksValues)) return [];
    const versions = versionsOf(sources.filter(({ kind }) => kind === 'question'));
    const [field] = versions;
    if (!field) return [];
    const tested = [
      ...('const' in schema ? [{ value: schema.const, at: `${pointer}/const` }] : []),
      ...(schema.enum ?? []).map((value, index) => ({ value, at: `${pointer}/enum/${index}` })),
    ].filter(({ value }) => typeof value !== 'object' || value === null);
    const choices = finiteChoicesOf(versions);
    const { ownList } = widgetEntry(widgetOf(field.ui, field.schema)) ?? {};
    return tested
      .filter(({ value }) =>
        choices
          ? choices.every((choice) => choice.value !== value)
          : !acceptsAnswer(versions, value),
      )
      .map(({ value, at }) => ({
        file: condition.file,
        pointer: at,
        message: `"${name}" can't have the answer ${JSON.stringify(value)}.${suggestChoice(value, choices ?? [], ownList)}`,
      }));
  });
}
