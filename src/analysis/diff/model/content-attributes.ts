import type { Question } from '../../../compiled/question.ts';
import type { FormPlan } from '../../../compiler/index.ts';
import { isEqual } from '../canonical-json.ts';
import { withoutParent } from './attributes-under.ts';
import { ruleLabel } from './label.ts';
import type { Attribute, NodeCondition } from './node.ts';
import { normalizeSchema } from './normalize-schema.ts';

/** The content of a question that no rule of its schema tells. */
const labels = {
  widget: { noun: '{it}', holds: 'widget' },
  default: ruleLabel('default'),
};

/**
 * Returns the control and the default of a question: those of all its branches, or those of each branch where they
 * differ.
 *
 * @param around the conditions of its parent
 */
export function contentAttributes(
  question: Question,
  { conditions }: Pick<FormPlan, 'conditions'>,
  around: NodeCondition[],
): Attribute[] {
  const { variants = [] } = question;
  const own = hasOwnContent(question) ? [question] : [];
  return (['widget', 'default'] as const).flatMap((name): Attribute[] => {
    const label = labels[name];
    const [value, ...others] = [...own, ...variants].map((content) => content[name]);
    if (others.every((other) => isEqual(other, value))) {
      return value === undefined ? [] : [{ name, label, value }];
    }
    const inBranches = variants.filter(
      (one) => !own.some((whole) => isEqual(one[name], whole[name])),
    );
    return [
      ...own.map((whole) => ({ name, label, value: whole[name] })),
      ...inBranches.map((variant) => ({
        name,
        label,
        value: variant[name],
        under: withoutParent(
          variant.when.map(({ condition, holds }) => toNodeCondition(conditions[condition], holds)),
          around,
        ),
      })),
    ];
  });
}

/** Returns whether a question is also asked where no branch has content of its own for it. */
function hasOwnContent({ askedWhen = [[]], variants = [] }: Question): boolean {
  const fewest = Math.min(...askedWhen.map((way) => way.length));
  return !variants.some(({ when }) =>
    askedWhen.some((way) => way.length === fewest && isEqual(way, when)),
  );
}

const toNodeCondition = (
  condition: FormPlan['conditions'][number] | undefined,
  holds: boolean,
): NodeCondition => ({
  at: condition?.pointer ?? '',
  if: normalizeSchema(condition?.if ?? {}),
  holds,
  ...(condition?.source && { source: condition.source }),
});
