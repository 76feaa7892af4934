import { isInside } from '../../../core/pointer.ts';
import { isCallSource } from '../../model/form/choice-sources.ts';
import { type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { type SentValue, sentValues } from '../../model/form/sent-values.ts';
import { formsOfScreen } from '../../model/product.ts';
import { wayTo } from '../../model/way-to.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'No call for the choices of a question sends an answer that depends on these choices.',
  checkScreen: (screen) => {
    const fields = formsOfScreen(screen).flatMap(fieldsOf).flatMap(withSentValues);
    // The values that decide which choices the answers in a value come from.
    const sentFor = (value: SentValue) =>
      fields.flatMap((other) => (holds(value, other) ? other.sent : []));
    return fields.flatMap((called) => {
      const value = called.sent.find((sent) =>
        wayTo(sent, sentFor, (other) => holds(other, called)),
      );
      if (!value) return [];
      const { name, form, uiPointer } = called.field;
      const pointer = `${uiPointer}/ui:options/source${value.pointer}/from`;
      const message = `The choices of "${name}" would depend on its own answer. Send other answers.`;
      return { file: form.uiPath, pointer, message };
    });
  },
};

/** A question whose choices a call brings, and the answers that the call sends. */
interface CalledField {
  field: FieldSource;
  sent: SentValue[];
}

function withSentValues(field: FieldSource): CalledField[] {
  const source: unknown = field.ui?.['ui:options']?.source;
  return isCallSource(source) ? [{ field, sent: sentValues(source, field.at) }] : [];
}

function holds({ source, except }: SentValue, { field }: CalledField): boolean {
  const answer = `/answers${field.at}`;
  return isInside(answer, source) && !except.some((part) => isInside(answer, source + part));
}
