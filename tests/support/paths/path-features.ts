import { questionAt } from '../../../src/analysis/form/answer-location.ts';
import type { ProductModel } from '../../../src/analysis/product-model.ts';
import { type ExpectedEnd, modelOf, type Path, type Walk } from './path.ts';

/**
 * Names what a page shows that follows a path: its screen and steps, the widgets, the kinds of conditions, of outcomes
 * and of what a visitor is told after a call.
 */
export function pathFeatures(product: ProductModel, path: Path): string[] {
  const screen = `screen ${product.name} ${path.screen}`;
  if (path.kind === 'visit') return [screen, path.follows ? 'link' : 'page'];
  if (path.kind === 'load') return [...callFeatures('load', path.outcome, path.expectedEnd)];
  return [
    screen,
    ...stepFeatures(product, path),
    ...path.conditions.map((kind) => `condition ${kind}`),
    ...callFeatures('submit', path.outcome, path.expectedEnd),
    ...(path.resend ? ['sent again'] : []),
  ];
}

/** Names the steps that a walk fills in. Those that a draft has filled in are not on the page. */
const stepFeatures = (product: ProductModel, { screen, steps, storedSteps }: Walk): string[] =>
  steps.slice(storedSteps).flatMap(({ id, asked, exits }) => {
    const model = product.screens.find((each) => each.id === screen);
    const form = model && modelOf(model, { id })?.form;
    const widgets = asked.map(
      ({ questionPointer }) => form && questionAt(form, questionPointer)?.widget,
    );
    return [
      `step ${product.name} ${screen} ${id}`,
      ...widgets.map((widget) => `widget ${widget}`),
      ...(exits ? ['exit'] : []),
    ];
  });

/** Names the kind of a call's outcome, all single statuses as one, and how the visitor is told of it. */
function callFeatures(call: string, outcome: string, end: ExpectedEnd): string[] {
  const kind = /^\d/.test(outcome) ? 'status' : outcome;
  const told = [
    ...(end.route === undefined ? [] : ['another screen']),
    ...(end.message === undefined ? [] : ['message']),
    ...(Object.keys(end.fields).length > 0 ? ['message beside a field'] : []),
    ...(end.clearsDraft ? ['draft deleted'] : []),
  ];
  return [`${call} ${kind}`, ...told.map((way) => `${call} told by ${way}`)];
}
