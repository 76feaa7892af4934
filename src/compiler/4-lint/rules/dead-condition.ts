import type { Choice } from '../../../compiled/form.ts';
import { type ConditionSource, testsOf } from '../../3-analyze/conditions.ts';
import { constantValueOf, finiteChoicesOf } from '../../3-analyze/satisfiability.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { hasShapeErrorInside } from '../../model/shape-error.ts';
import { maxListed, suggest } from '../../model/suggest.ts';
import { predicateFor } from '../../schema/value-checker.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every condition holds for some answers, and fails for others.',
  checkUnit: (product) =>
    product.conditions.flatMap((condition): Finding[] => {
      const { file, pointer } = condition;
      // The answer that is tested may be a value with a shape error.
      const isUncertain = testsOf(condition).some(({ sources }) =>
        sources.some((place) => hasShapeErrorInside(product, place.form.schemaPath, place.pointer)),
      );
      if (isUncertain || hasShapeErrorInside(product, file, pointer)) return [];
      const outcome = constantValueOf(condition);
      if (outcome === 'always') {
        const message =
          'This condition holds for all answers. Test an answer, or remove the condition.';
        return [{ file, pointer, message }];
      }
      // The rule unreachable-step reports steps that are never shown.
      if (outcome !== 'never' || condition.step) return [];
      const impossible = impossibleTests(condition);
      if (impossible.length > 0) return impossible;
      return [
        {
          file,
          pointer,
          message: 'No answers meet this condition. Fix it, or remove it.',
        },
      ];
    }),
};

/** Returns the tests for a value that the field can't have. */
export function impossibleTests(condition: ConditionSource): Finding[] {
  return testsOf(condition).flatMap(({ name, pointer, schema, sources }): Finding[] => {
    const field = sources.find(({ asks }) => asks);
    if (!field) return [];
    const tested = [
      ...('const' in schema ? [{ value: schema.const, at: `${pointer}/const` }] : []),
      ...(schema.enum ?? []).map((value, index) => ({ value, at: `${pointer}/enum/${index}` })),
    ];
    const choices = finiteChoicesOf(field);
    const accept = predicateFor({ ...field.schema, definitions: field.form.schema.definitions });
    return tested
      .filter(({ value }) =>
        choices ? choices.every((choice) => choice.value !== value) : accept?.(value) === false,
      )
      .map(({ value, at }) => ({
        file: condition.file,
        pointer: at,
        message: `"${name}" can't have the answer ${JSON.stringify(value)}.${hintFor(value, choices)}`,
      }));
  });
}

/** Suggests the choice whose text is tested instead of its value, or that is alike. */
function hintFor(tested: unknown, choices: Choice[] = []): string {
  const text = String(tested);
  const sameText = choices.find(({ value }) => String(value) === text);
  if (sameText) return ` Did you mean ${JSON.stringify(sameText.value)}?`;
  const labelled = choices.find(({ label }) => isSame(label, text));
  if (labelled && !isSame(String(labelled.value), text)) {
    return ` The value of the choice "${labelled.label}" is ${JSON.stringify(labelled.value)}; test that.`;
  }
  const known = choices.map(({ value }) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  );
  const near = suggest(text, known, []);
  if (near !== '' || choices.length > maxListed) return near;
  const listed = choices.map(({ value, label }) =>
    label === String(value) ? JSON.stringify(value) : `${JSON.stringify(value)} (${label})`,
  );
  if (listed.length < 2) return listed.map((one) => ` The only one is ${one}.`).join('');
  return ` Possible are ${listed.slice(0, -1).join(', ')} and ${listed.at(-1)}.`;
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
