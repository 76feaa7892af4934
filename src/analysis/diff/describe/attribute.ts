import type { AttributeChange, ModelChange } from '../compare/model-change.ts';
import { isReportedWithRule } from '../compare/shared-changes.ts';
import type { Node } from '../model/node.ts';
import { nameOf } from './added-or-removed.ts';
import { describeApp, describeCall } from './app.ts';
import { type ComparedQuestions, describeField } from './field.ts';
import { quoteLabel } from './format-value.ts';
import { screenName } from './outcome.ts';
import { describeScreen, describeStep } from './screen.ts';
import { describeStructuralDiff } from './structural-diff.ts';

/** The product before and after the change. */
export interface ComparedProducts {
  previous: Node;
  current: Node;
}

/** Describes a changed attribute of a node that both products have. */
export function describeAttribute(
  attribute: AttributeChange,
  asked: ComparedQuestions,
  products: ComparedProducts,
): string[] {
  const { current, path } = attribute;
  const nameAt = (route: unknown) => screenName(labelAt(products, route), route);
  switch (current.kind) {
    case 'product':
      return describeApp(attribute);
    case 'call':
      return describeCall(attribute, `the ${current.id} call`);
    case 'provider':
      return describeStructuralDiff(attribute.name, attribute.oldValue, attribute.newValue);
    case 'screen':
      return describeScreen(attribute, asked, nameAt);
    case 'step':
      return describeStep(
        attribute,
        current.id === '' ? 'the form' : `the step ${nameOf(current)}`,
        asked,
        nameAt,
      );
    default:
      return isReportedWithRule(attribute)
        ? []
        : describeField(attribute, labelOfField(current, path), asked);
  }
}

const labelAt = ({ previous, current }: ComparedProducts, route: unknown): string | undefined =>
  [...current.children, ...previous.children].find(
    ({ kind, id }) => kind === 'screen' && id === route,
  )?.label;

/** Returns the name of a field, with its group if that has a title. */
export function labelOfField(node: Node, path: ModelChange['path']): string {
  const around = path.at(-1)?.current;
  const inside = around && ['group', 'list'].includes(around.kind) && around.label !== '';
  return inside ? `${nameOf(node)} in ${quoteLabel(around.label)}` : nameOf(node);
}

/** Returns the questions of the screen that contains a change. */
export function questionsAround({ path, ...rest }: ModelChange): ComparedQuestions {
  const own = 'previous' in rest ? rest : undefined;
  const pair = path.find(({ current }) => current.kind === 'screen') ?? own;
  return { previous: pair?.previous.questions ?? [], current: pair?.current.questions ?? [] };
}
