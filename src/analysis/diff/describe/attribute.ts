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

/** The whole product, as it was and as it is. */
export interface ComparedProducts {
  old: Node;
  now: Node;
}

/** What is otherwise with a thing that is still there. */
export function describeAttribute(
  attribute: AttributeChange,
  asked: ComparedQuestions,
  products: ComparedProducts,
): string[] {
  const { now, path } = attribute;
  switch (now.kind) {
    case 'product':
      return describeApp(attribute);
    case 'call':
      return describeCall(attribute, `the ${now.id} call`);
    case 'provider':
      return describeStructuralDiff(attribute.name, attribute.was, attribute.is);
    case 'screen':
      return describeScreen(attribute, asked, (route) =>
        screenName(labelAt(products, route), route),
      );
    case 'step':
      return describeStep(attribute, now.id === '' ? 'the form' : `the step ${nameOf(now)}`, asked);
    default:
      return isReportedWithRule(attribute)
        ? []
        : describeField(attribute, labelOfField(now, path), asked);
  }
}

const labelAt = ({ old, now }: ComparedProducts, route: unknown): string | undefined =>
  [...now.children, ...old.children].find(({ kind, id }) => kind === 'screen' && id === route)
    ?.label;

/** A field, with the group that it is in where that has a title. */
export function labelOfField(thing: Node, path: ModelChange['path']): string {
  const around = path.at(-1)?.now;
  const inside = around && ['group', 'list'].includes(around.kind) && around.label !== '';
  return inside ? `${nameOf(thing)} in ${quoteLabel(around.label)}` : nameOf(thing);
}

/** The questions of the screen that a difference is in. */
export function questionsAround({ path, ...rest }: ModelChange): ComparedQuestions {
  const own = 'old' in rest ? rest : undefined;
  const pair = path.find(({ now }) => now.kind === 'screen') ?? own;
  return { old: pair?.old.questions ?? [], now: pair?.now.questions ?? [] };
}
