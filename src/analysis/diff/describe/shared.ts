import type { ModelChange } from '../compare/model-change.ts';
import {
  type ComparedProducts,
  describeAttribute,
  labelOfField,
  questionsAround,
} from './attribute.ts';
import { joinList } from './format-value.ts';
import { describeMessage } from './message.ts';

/** Maximum number of questions that are named; more are counted. */
const mostNamed = 3;

/** Describes the same change at several nodes. */
export function describeShared(
  { attribute, places }: Extract<ModelChange, { kind: 'shared' }>,
  products: ComparedProducts,
): string[] {
  if (attribute.current.kind === 'screen') {
    return describeAttribute(attribute, questionsAround(attribute), products).map(
      (sentence) => `${sentence}, on ${places.length} screens`,
    );
  }
  const sentence = describeMessage(
    attribute.name.slice('message.'.length),
    'answer',
    attribute.oldValue,
    attribute.newValue,
  );
  const names = [...new Set(places.map(({ current, path }) => labelOfField(current, path)))];
  const many = names.length > mostNamed;
  return [`${sentence}, at ${many ? `${places.length} questions` : joinList(names)}`];
}
