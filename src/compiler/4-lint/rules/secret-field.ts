import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { widgetOf } from '../../model/form/widget.ts';
import type { Rule } from './rule.ts';

/** Words in the names of fields with answers that the next user of a shared computer must not see. */
const secretWords =
  /(^|_)(pass_?(word|wd|phrase|code)s?|pwd|secrets?|pins?|cvv2?|cvc2?|csc|ssn|social_security(_number|_no)?|(credit_|debit_)?card_(number|no)|(api|private|secret)_key|otp)($|_)/;

export const rule: Rule = {
  description: 'Fields with secrets are "writeOnly", so that they are never stored.',
  checkQuestion: ({ form, name, schema, ui, pointer }) => {
    if (schema.writeOnly === true || schema.type === 'boolean') return [];
    const secret = widgetEntry(widgetOf(ui, schema))?.secret || secretWords.test(inSnakeCase(name));
    if (!secret) return [];
    const message = `"${name}" looks like a secret, but would be stored in the browser. Add "writeOnly": true.`;
    const fix = { do: 'add', pointer: `${pointer}/writeOnly`, value: true } as const;
    return [{ file: form.schemaPath, pointer, key: true, message, fix }];
  },
};

const inSnakeCase = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[^A-Za-z0-9]+/g, '_')
    .toLowerCase();
