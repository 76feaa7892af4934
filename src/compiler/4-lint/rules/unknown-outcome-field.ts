import { fieldTexts, namedOutcomes } from '../../../core/mapping/named-outcomes.ts';
import { escapePart, fieldPointer, toQuestionPointer } from '../../../core/pointer.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { fieldsOf } from '../../model/form/form-fields.ts';
import { calculationOf } from '../../model/form/widget.ts';
import { formsOfScreen, isFullyParsed } from '../../model/product.ts';
import { unknownName } from '../names/name-findings.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Outcomes put messages only on fields of their screen.',
  fixesNames: 'screen',
  checkScreen: (source, product) => {
    const { screen, path, folder } = source;
    if (screen.kind === 'page' || screen.kind === undefined) return [];
    const forms = formsOfScreen(source);
    const fields = forms.flatMap(fieldsOf);
    const asked = new Set(fields.flatMap(({ at, asks }) => (asks ? [at] : [])));
    const calculated = new Set(fields.flatMap(({ at, ui }) => (calculationOf(ui) ? [at] : [])));
    return namedOutcomes(screen.submit?.outcomes).flatMap(({ pointer, outcome }) =>
      Object.keys(fieldTexts(outcome)).flatMap((field): Finding[] => {
        const at = fieldPointer(field);
        const place = `/submit/outcomes${pointer}/fields/${escapePart(field)}`;
        if (calculated.has(toQuestionPointer(at))) {
          const message = `"${field}" is calculated, so that nobody can edit it, and the message would stay. Put it beside an answer that it is made of.`;
          return [{ file: path, pointer: place, key: true, message }];
        }
        if (asked.has(toQuestionPointer(at))) return [];
        // Values with a shape error may hold the field.
        if (!isFullyParsed(product, folder)) return [];
        const known = [...asked].map((one) =>
          field.startsWith('/') || one.indexOf('/', 1) > 0 ? one : one.slice(1),
        );
        const use = { name: field, file: path, pointer: place, key: true };
        const message = `This screen has no field "${field}" for the message.`;
        return [unknownName(use, { message, known })];
      }),
    );
  },
};
