import type { ModelChange } from '../compare/model-change.ts';
import {
  type ComparedProducts,
  describeAttribute,
  labelOfField,
  questionsAround,
} from './attribute.ts';
import { joinList } from './format-value.ts';
import { describeMessage } from './message.ts';

/** More questions than these are counted rather than named. */
const mostNamed = 3;

/** What is otherwise in the same way at several places. */
export function describeShared(
  { attribute, places }: Extract<ModelChange, { kind: 'shared' }>,
  products: ComparedProducts,
): string[] {
  if (attribute.now.kind === 'screen') {
    return describeAttribute(attribute, questionsAround(attribute), products).map(
      (sentence) => `${sentence}, on ${places.length} screens`,
    );
  }
  const sentence = describeMessage(
    attribute.name.slice('message.'.length),
    'answer',
    attribute.was,
    attribute.is,
  );
  const names = [...new Set(places.map(({ now, path }) => labelOfField(now, path)))];
  const many = names.length > mostNamed;
  return [`${sentence}, at ${many ? `${places.length} questions` : joinList(names)}`];
}
