import { type RJSFSchema, retrieveSchema, type ValidatorType } from '@rjsf/utils';
import type { CompiledForm } from '../../compiled/form.ts';
import { isObject } from '../../core/is-object.ts';
import type { Answers } from './answers.ts';

type Form = Pick<CompiledForm, 'schema'> & { conditionEvaluator: ValidatorType };

/**
 * The answers with their groups in shape: a required group is there even while nothing in it is answered, so that each
 * of its own required questions is missed by name; one that is not required is gone once nothing in it is answered.
 */
export const withGroups = (form: Form, answers: Answers): Answers =>
  shaped(form, form.schema as RJSFSchema, answers);

function shaped(form: Form, written: RJSFSchema, answers: Answers): Answers {
  const schema = retrieveSchema(
    form.conditionEvaluator,
    written,
    form.schema as RJSFSchema,
    answers,
  );
  const next = { ...answers };
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (typeof part !== 'object') continue;
    const value = answers[name];
    if (part.properties) {
      const group = shaped(form, part, isObject(value) ? value : {});
      if (schema.required?.includes(name) || !isBlank(group)) next[name] = group;
      else delete next[name];
    } else if (Array.isArray(value) && isObject(part.items) && part.items.properties) {
      const items = part.items as RJSFSchema;
      next[name] = value.map((item) => shaped(form, items, isObject(item) ? item : {}));
    }
  }
  return next;
}

const isBlank = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.values(value).every(isBlank));
