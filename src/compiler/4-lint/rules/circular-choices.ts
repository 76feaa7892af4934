import { isInside, itemPointer } from '../../../core/pointer.ts';
import { partsOfMapping, readMapping } from '../../../core/read-mapping.ts';
import { isCallSource } from '../../model/choice-sources.ts';
import { type FieldSource, fieldsOf } from '../../model/form-fields.ts';
import { formsOfScreen } from '../../model/product.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'No call for the choices of a question sends an answer that depends on these choices.',
  checkUnit: ({ screens }) =>
    screens.flatMap((screen) => {
      const fields = formsOfScreen(screen).flatMap(fieldsOf).filter(hasCallSource);
      const sentBy = new Map(fields.map((field) => [field.at, sentAnswers(field)]));
      return fields
        .filter(({ at }) => leadsTo(at, at, sentBy))
        .map(({ name, form, uiPointer }) => ({
          file: form.uiPath,
          pointer: `${uiPointer}/ui:options/source/send`,
          message: `The choices of "${name}" would depend on its own answer. Send other answers.`,
        }));
    }),
};

const sourceOf = ({ ui }: FieldSource): unknown => ui?.['ui:options']?.source;

const hasCallSource = (field: FieldSource): boolean => isCallSource(sourceOf(field));

/** Returns the pointers of the answers that the call for the choices of a field sends. */
function sentAnswers(field: FieldSource): string[] {
  const source = sourceOf(field);
  if (!isCallSource(source)) return [];
  const item = itemPointer(field.at);
  return [source.send, ...Object.values(source.params ?? {})]
    .flatMap(pointersIn)
    .flatMap((from) => {
      if (isInside(from, '/answers')) return from.slice('/answers'.length);
      return item !== undefined && isInside(from, '/item') ? item + from.slice('/item'.length) : [];
    });
}

function pointersIn(mapping: unknown): string[] {
  const read = readMapping(mapping);
  return read.form === 'from'
    ? [read.from]
    : partsOfMapping(mapping).flatMap((part) => pointersIn(part.mapping));
}

/** Returns whether the choices at one pointer depend on the answer at another. */
function leadsTo(
  from: string,
  to: string,
  sentBy: Map<string, string[]>,
  seen: string[] = [],
): boolean {
  if (seen.includes(from)) return false;
  return (sentBy.get(from) ?? []).some(
    (sent) => isInside(to, sent) || leadsTo(sent, to, sentBy, [...seen, from]),
  );
}
