import type { Question } from '../../../compiled/question.ts';
import { coerceAnswer } from '../../../core/form/coerce-answers.ts';
import { everyContentOf } from '../../../core/form/variants.ts';
import { readMapping } from '../../../core/mapping/read-mapping.ts';
import { fieldOf, getAt, isInside, lastKey } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { schemaOfMapping } from '../../3-analyze/mappings/mapping-schemas.ts';
import { mappingScope, responseScope, scopeSchema } from '../../3-analyze/mappings/scopes.ts';
import { planForm } from '../../3-analyze/plan/plan-form.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { sentValues } from '../../model/form/sent-values.ts';
import { proposalOf } from '../../model/form/widget.ts';
import { formsOfScreen } from '../../model/product.ts';
import { type PrefilledField, prefilledFields } from '../../model/screen/prefilled-fields.ts';
import { type QuestionRequest, questionRequestsOf } from '../../model/screen/requests.ts';
import { suggest } from '../../model/suggest.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'A prefill has values of the types of its questions. The prefill of a check fills in answers of its own form that visitors enter and the check does not send.',
  checkForm: (form, product) =>
    questionRequestsOf(form).flatMap((request): Finding[] => {
      const { kind, file, pointer, field, request: written } = request;
      if (kind !== 'check' || written.prefill === undefined) return [];
      const at = { file, pointer: `${pointer}/prefill`, key: true };
      if (field.at.includes('/-')) {
        const message = 'A check in a list can\'t fill in answers. Remove "prefill".';
        return [{ ...at, message }];
      }
      const named = prefilledFields(written.prefill, at.pointer);
      if (readMapping(written.prefill).form !== 'object' || named.length === 0) {
        const message =
          '"prefill" names no question. Name each one that it fills in, such as { "town": { "from": "/response/town" } }.';
        return [{ ...at, message }];
      }
      // Other sources than the response are answers and data, of which the prefill says nothing.
      const document = responseScope(product, { type: 'object' }, written.call);
      return [
        ...named.flatMap((one) => {
          const found = targetFindings(request, one);
          if (found.length > 0) return found;
          const mapping = getAt(written.prefill, one.pointer.slice(at.pointer.length));
          const question = planForm(field.form).questions.find(({ pointer }) => pointer === one.at);
          const message = unfitValue(question, schemaOfMapping(mapping, document));
          return message === undefined ? [] : [{ file, pointer: one.pointer, key: true, message }];
        }),
        ...secretFindings(request),
      ];
    }),
  checkScreen: (source, product) => {
    const { screen, path } = source;
    if (screen.kind === 'page' || screen.prefill === undefined) return [];
    const document = scopeSchema(mappingScope(product, source));
    const values = inlineReferences(
      schemaOfMapping(screen.prefill, document),
      document.definitions,
    );
    const named = prefilledFields(screen.prefill, '/prefill');
    return formsOfScreen(source).flatMap((form) =>
      planForm(form).questions.flatMap((question): Finding[] => {
        const { pointer: at } = question;
        if (at.includes('/-')) return [];
        const message = unfitValue(question, resolvePointer(values, at).schema);
        if (message === undefined) return [];
        const pointer = named.findLast((one) => isInside(at, one.at))?.pointer ?? '/prefill';
        return [{ file: path, pointer, key: true, message }];
      }),
    );
  },
};

/** Finds a field that a response can't fill in. */
function targetFindings(
  request: QuestionRequest,
  { at, pointer, form }: PrefilledField,
): Finding[] {
  const { file, field } = request;
  const place = { file, pointer, key: true };
  const name = fieldOf(at);
  const fields = fieldsOf(field.form).filter((one) => !one.at.includes('/-'));
  const target = fields.find((one) => one.at === at);
  if (!target) {
    const names = fields.flatMap((one) => (one.kind === 'question' ? fieldOf(one.at) : []));
    const message = `The form has no question "${name}" to fill in.${suggest(name, names)}`;
    return [{ ...place, message }];
  }
  if (target.kind === 'group') {
    if (form === 'object') return [];
    const message = `Name the questions of "${name}" one by one, such as { "town": { "from": "/response/town" } }.`;
    return [{ ...place, message }];
  }
  const reason = reasonAgainst(request, target);
  if (reason === undefined) return [];
  return [{ ...place, message: `"${name}" can't be filled in, as it ${reason}. Remove it.` }];
}

/** Completes "It can't be filled in, as it ..."; `undefined` where it can. */
function reasonAgainst(
  { field, request }: QuestionRequest,
  { at, kind, form, ui }: FieldSource,
): string | undefined {
  const { questions } = planForm(form);
  const question = questions.find((one) => one.pointer === at);
  const checked = questions.find((one) => one.pointer === field.at);
  const own = `/answers${at}`;
  const isSent = sentValues(request, field.at).some(
    ({ source }) => isInside(source, own) || isInside(own, source),
  );
  if (at === field.at) return 'is the answer that the check is about';
  if (kind === 'list') return 'is a list';
  if (question?.calculated) return 'is calculated';
  if (proposalOf(ui)) return 'is proposed by a calculation';
  if (question?.secret) return 'is a secret';
  if (question?.display === 'file') return 'takes files';
  if (checked?.clearedBy === own) return 'clears the answer that the check is about';
  return isSent ? 'is sent by the check itself' : undefined;
}

/** Finds secrets that a check would copy. */
function secretFindings({ file, pointer, request, field }: QuestionRequest): Finding[] {
  const secrets = planForm(field.form).questions.flatMap(({ secret, pointer: at }) =>
    secret ? `/answers${at}` : [],
  );
  return sentValues({ send: request.prefill }, field.at).flatMap((value): Finding[] => {
    const at = `${pointer}/prefill${value.pointer.slice('/send'.length)}/from`;
    if (!secrets.some((secret) => isInside(secret, value.source))) return [];
    const message = `"${value.from}" holds a secret, which would be stored with the answer. Remove it.`;
    return [{ file, pointer: at, message }];
  });
}

/**
 * Describes why a value can never be the answer to a question that it is to fill in.
 *
 * @param schema that of the value, as far as it is known
 * @returns a sentence; `undefined` where the value may fit
 */
function unfitValue(
  question: Question | undefined,
  { type, enum: values }: JsonSchema,
): string | undefined {
  if (!question) return undefined;
  const name = lastKey(question.pointer);
  const types = [type ?? []].flat().filter((one) => one !== 'null');
  const contents = everyContentOf(question);
  const isUnfit = (one: string) =>
    contents.every((content) => unfitTypes[content.type ?? '']?.includes(one));
  if (types.length > 0 && types.every(isUnfit)) {
    return `"${name}" takes answers of type ${question.type}, but the value for it is of type ${types.join(' or ')}. Take another value, or change the type of one of them.`;
  }
  const fits = (value: unknown) =>
    contents.some(
      (one) => coerceAnswer({ ...question, ...one }, value, {}, question.pointer) !== undefined,
    );
  if (!question.choices || !values || values.some(fits)) return undefined;
  return `"${name}" offers none of the values that the response has for it: ${values.map((one) => JSON.stringify(one)).join(', ')}. Let the call respond with those of the choices.`;
}

/** The types of values that are no answer to a question of a type, and can't be converted to one. */
const unfitTypes: Record<string, string[]> = {
  string: ['object', 'array'],
  number: ['boolean', 'object', 'array'],
  integer: ['boolean', 'object', 'array'],
  boolean: ['number', 'integer', 'object', 'array'],
  array: ['string', 'number', 'integer', 'boolean', 'object'],
};
