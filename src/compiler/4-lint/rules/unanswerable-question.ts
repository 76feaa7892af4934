import { planForm } from '../../3-analyze/plan/plan-form.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { eachFieldOf, type FieldSource } from '../../model/form/form-fields.ts';
import { type FormSource, screenOf } from '../../model/product.ts';
import { questionRequestsOf } from '../../model/screen/requests.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every group has questions, and every required question can be answered.',
  checkForm: (form, product) => {
    const screen = screenOf(product, form)?.screen;
    const isPrefilled =
      (screen !== undefined && screen.kind !== 'page' && screen.prefill) ||
      questionRequestsOf(form).some(({ request }) => request.prefill);
    const fields = eachFieldOf(form);
    return [...fields.flatMap(findEmptyGroup), ...(isPrefilled ? [] : findReadOnly(form, fields))];
  },
};

function findEmptyGroup({ kind, inside, form, name, pointer }: FieldSource): Finding[] {
  if (kind !== 'group' || !inside || inside.fields.length > 0) return [];
  // A group inside its own definition is not read again, and has no parts.
  if (inside.parts.length === 0) return [];
  const message = `The group "${name}" has no questions. Add "properties", or write the text in a "description".`;
  return [{ file: form.schemaPath, pointer, key: true, message }];
}

/** Finds required questions that visitors can't answer, and that nothing else answers. */
function findReadOnly(form: FormSource, fields: FieldSource[]): Finding[] {
  const stuck = planForm(form).questions.filter(
    (question) =>
      question.readOnly &&
      question.requiredWhen &&
      !question.calculated &&
      question.default === undefined,
  );
  return stuck.flatMap(({ pointer: at }) => {
    const field = fields.find((one) => one.at === at);
    if (!field) return [];
    const message = `"${field.name}" is required and read-only, and nothing answers it, so that it is always missing in what is sent. Add a "default", a "prefill" in screen.json, or remove it from "required".`;
    return [{ file: form.schemaPath, pointer: field.pointer, key: true, message }];
  });
}
