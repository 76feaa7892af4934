import type { ModelChange } from '../compare/model-change.ts';
import { askedIn, describeAttribute, labelOfField, type Products } from './attribute.ts';
import { describeMessage } from './message.ts';
import { listed } from './value.ts';

/** More questions than these are counted rather than named. */
const mostNamed = 3;

/** What is otherwise in the same way at several places. */
export function describeShared(
  { attribute, places }: Extract<ModelChange, { kind: 'shared' }>,
  products: Products,
): string[] {
  if (attribute.now.kind === 'screen') {
    return describeAttribute(attribute, askedIn(attribute), products).map(
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
  return [`${sentence}, at ${many ? `${places.length} questions` : listed(names)}`];
}
