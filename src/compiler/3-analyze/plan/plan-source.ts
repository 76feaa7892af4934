import type {
  ChoiceList,
  CompiledChoiceSource,
  SourceQuestion,
} from '../../../compiled/question.ts';
import { isObject } from '../../../core/is-object.ts';
import { isInside } from '../../../core/pointer.ts';
import { withoutValues } from '../../../core/text/without-values.ts';
import type { SourceFile } from '../../../definition/files/choice-source.ts';
import { isCallSource, isSearchSource, listPointersOf } from '../../model/form/choice-sources.ts';
import { type FieldSource, fieldsOf } from '../../model/form/form-fields.ts';
import { offeredChoicesOf, offerLimitsOf } from '../../model/form/offered-choices.ts';
import type { FormSource } from '../../model/product.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { questionKeysOf } from './compile-keys.ts';

/**
 * Plans where the choices of a question come from; answers with the question that names them.
 *
 * @param language BCP 47 tag of the language in whose order choices are sorted
 * @param seen questions whose lists are in the same source, where it names the answers to another question
 */
export function planSource(
  form: FormSource,
  { source, freeText }: Record<string, unknown> = {},
  language = 'en',
  seen?: Set<FieldSource>,
): CompiledChoiceSource | undefined {
  if (!isObject(source)) return undefined;
  const { value = '', label = value, disabled, reason } = source as Partial<SourceFile>;
  const sorting = source.sort !== undefined && { sort: language };
  const marks = disabled === undefined ? {} : { disabled, ...(reason !== undefined && { reason }) };
  if (isCallSource(source)) {
    const { call, params, send, cache, from = '' } = source;
    const list = { from: '', value, label, ...marks };
    return {
      lists: [list],
      call: {
        call,
        params,
        send,
        cache,
        from,
        ...(isSearchSource(source) && { searches: true as const }),
        ...(freeText === true && { freeText }),
      },
      ...sorting,
    };
  }
  const lists = listPointersOf(source).flatMap((from): ChoiceList[] => {
    const list = { from, value, label, ...marks };
    const asking = isInside(from, '/answers') ? findSourceQuestion(form, from, label) : undefined;
    if (!asking) return [list];
    if (seen?.has(asking)) return value === label ? [] : [list];
    const named = planned(form, asking, language, seen);
    // Names are sought in all lists that these answers may come from, without the questions between: their ways are many.
    const isBetween = seen && value === label && named.source && !named.source.call;
    if (isBetween) return named.source?.lists ?? [];
    const question = { label: titleOf(findField(form, from) ?? asking), ...named };
    return [{ ...list, question }];
  });
  return { lists, ...sorting };
}

/**
 * Finds the question whose answers are choices: at the pointer, in its items, or at another pointer in these.
 *
 * @param inItem pointer in an item
 */
export function findSourceQuestion(
  form: FormSource,
  from: string,
  inItem: string,
): FieldSource | undefined {
  const found = findField(form, inItem === '' ? from : `${from}/-${inItem}`);
  const asking = found?.items?.find(({ asks }) => asks) ?? found;
  return asking?.kind === 'question' ? asking : undefined;
}

/** Finds the place of a form, or of another step of its wizard, that asks for an answer. */
const findField = (form: FormSource, to: string): FieldSource | undefined =>
  [form, ...(form.siblings ?? [])]
    .filter(({ readable }) => readable)
    .flatMap(fieldsOf)
    .find(({ at, asks }) => asks && `/answers${at}` === to);

const titleOf = ({ ui, schema, name }: FieldSource): string =>
  withoutValues(ui?.['ui:title'] ?? schema.title ?? name);

function planned(
  form: FormSource,
  asking: FieldSource,
  language: string,
  seen = new Set<FieldSource>(),
): Omit<SourceQuestion, 'label'> {
  const { ui = {} } = asking;
  const schema = inlineReferences(asking.schema, asking.form.schema.definitions);
  const { exclusive } = questionKeysOf(ui);
  const choices = offeredChoicesOf(schema, ui)?.map(({ value, label }) => ({
    value,
    label: withoutValues(label),
  }));
  if (!choices) seen.add(asking);
  const source = choices ? undefined : planSource(form, ui['ui:options'], language, seen);
  return {
    ...(choices && { choices }),
    ...(source && { source, ...offerLimitsOf(ui, schema) }),
    ...(exclusive !== undefined && { exclusive }),
  };
}
