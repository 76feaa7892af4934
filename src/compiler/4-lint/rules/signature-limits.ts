import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { type Finding, replaceWith } from '../../model/diagnostic.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { widgetOf } from '../../model/form/widget.ts';
import type { Rule } from './rule.ts';

/** Rules that a name can meet and a drawing cannot. */
const comparing = ['pattern', 'enum', 'const'];

export const rule: Rule = {
  description: 'A signature has room for a drawing, and no rule compares its text.',
  checkQuestion: (question) => {
    const widget = widgetOf(question.ui, question.schema);
    const { maxLength } = widgetEntry(widget) ?? {};
    if (!maxLength || question.schema.type !== 'string') return [];
    return [...comparedTexts(question, widget), ...wrongLengths(question, widget, maxLength)];
  },
};

const comparedTexts = ({ form, rules }: FieldSource, widget: string | undefined): Finding[] =>
  rules
    .filter(({ keyword }) => comparing.includes(keyword))
    .map(({ keyword, pointer }) => {
      const message = `No drawing meets "${keyword}", and visitors choose whether they draw with the widget "${widget}". Remove "${keyword}", or choose the widget "text".`;
      return { file: form.schemaPath, pointer, key: true, message };
    });

function wrongLengths(
  { form, name, rules, pointer }: FieldSource,
  widget: string | undefined,
  { least, usual }: { least: number; usual: number },
): Finding[] {
  const file = form.schemaPath;
  const limits = rules.filter(({ keyword }) => keyword === 'maxLength');
  if (limits.length === 0) {
    const message = `The widget "${widget}" makes a drawing as small as "maxLength" says, which "${name}" lacks. Add "maxLength": ${usual}.`;
    const fix = { do: 'add', pointer: `${pointer}/maxLength`, value: usual } as const;
    return [{ file, pointer, key: true, message, fix }];
  }
  return limits.flatMap(({ pointer: at, schema }): Finding[] => {
    const limit: unknown = schema.maxLength;
    if (typeof limit === 'number' && limit >= least) return [];
    const message = `A drawing needs a "maxLength" of ${least} characters or more. Write ${usual}.`;
    return [{ file, pointer: at, message, fix: replaceWith(usual) }];
  });
}
