import { type RuledField, ruledFields } from '../../3-analyze/plan/rule-messages.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { calculationOf, writtenOptions } from '../../model/form/widget.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Every remark names a rule of its question. Visitors enter the answer, and no call checks it.',
  checkForm: (form, product) => ruledFields(product, form).flatMap(findingsOf),
};

function findingsOf({ field, rules }: RuledField): Finding[] {
  const { ui, name, schema, form, uiPointer } = field;
  const { remarks, checkWith } = writtenOptions(ui);
  if (!Array.isArray(remarks)) return [];
  const place = { file: form.uiPath, pointer: `${uiPointer}/ui:options/remarks` };
  const isEntered = !calculationOf(ui) && ui?.['ui:readonly'] !== true && schema.readOnly !== true;
  const reason = isEntered
    ? checkWith !== undefined && `The call that checks "${name}" has the note below it`
    : `Nobody enters "${name}", so that nothing is said`;
  if (reason) return [{ ...place, key: true, message: `${reason}. Remove "remarks".` }];
  const keywords = new Set([...rules.values()].map(({ keyword }) => keyword));
  return remarks.flatMap((remark, index): Finding[] => {
    if (keywords.has(remark)) return [];
    const message = `"${name}" has no rule "${remark}", so that nothing is said. Add it to schema.json, or remove it here.`;
    return [{ ...place, pointer: `${place.pointer}/${index}`, message }];
  });
}
