import { fromPointer, isInside, toQuestionPointer } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { isAlwaysAnswered, plannedQuestionAt } from '../../3-analyze/always-answered.ts';
import { notKnownYet } from '../../3-analyze/later-step.ts';
import { entrancesOf } from '../../3-analyze/mappings/page-values.ts';
import {
  findPageTextPointers,
  findTextPointers,
  type TextPointer,
} from '../../3-analyze/mappings/text-pointers.ts';
import { planForm } from '../../3-analyze/plan/plan-form.ts';
import type { ProductSource } from '../../model/product.ts';
import { normalizeSteps } from '../../model/screen/normalize-steps.ts';
import { placeholderOf } from '../../model/text-values.ts';
import { resolvePointer } from '../../schema/resolve-pointer.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'Texts show single values that are no secrets. Words stand in for a value that can be missing.',
  checkUnit: (product) =>
    findTextPointers(product).flatMap((source) => {
      const { schema, missing } = resolvePointer(source.document, source.to);
      // Another rule reports a pointer to nothing.
      const message = missing ? undefined : problemOf(source, schema);
      return message === undefined ? [] : [{ file: source.file, pointer: source.pointer, message }];
    }),
  checkProduct: (product) =>
    (product.fullyParsed ? findPageTextPointers(product) : []).flatMap((source) => {
      const { schema, missing } = resolvePointer(source.document, source.to);
      const message = missing ? undefined : problemOnPage(product, source, schema);
      return message === undefined ? [] : [{ file: source.file, pointer: source.pointer, message }];
    }),
};

function problemOnPage(
  product: ProductSource,
  source: TextPointer,
  schema: JsonSchema,
): string | undefined {
  const problem = problemOfKind(source, schema);
  if (problem !== undefined) return problem;
  const pointer = toQuestionPointer(source.to.slice('/answers'.length));
  const isSecret =
    isInside(source.to, '/answers') &&
    entrancesOf(product, source.step.screen)
      .flatMap((entrance) => normalizeSteps(entrance.source))
      .some(({ form }) => plannedQuestionAt(form && planForm(form), pointer)?.secret);
  if (isSecret) return secretMessage(placeholderOf(source.to));
  return source.value.default === undefined && !source.use
    ? wordsMissing(source.to, 'the page can be opened without it')
    : undefined;
}

/** The types that have a number: their own, or that of their items. */
const countable = ['number', 'integer', 'array'];

/** Returns why a value is none that a text can show. */
function problemOfKind({ to, value }: TextPointer, schema: JsonSchema): string | undefined {
  const written = placeholderOf(to);
  if (value.counts) {
    const types = [schema.type ?? []].flat();
    const isCount = types.length === 0 || types.some((type) => countable.includes(type));
    return isCount
      ? schema.writeOnly
        ? secretMessage(written)
        : undefined
      : `${written} is neither a number nor a list, so that no plural form goes with it.`;
  }
  const [inside] = Object.keys(schema.properties ?? {});
  if (inside !== undefined) {
    return `${written} is a group of values. Name one of them, such as ${placeholderOf(`${to}/${inside}`)}.`;
  }
  if (schema.items?.properties) return `${written} is a list of groups, which no text can show.`;
  return schema.writeOnly ? secretMessage(written) : undefined;
}

function problemOf(source: TextPointer, schema: JsonSchema): string | undefined {
  const { value, to } = source;
  const problem = problemOfKind(source, schema);
  if (problem !== undefined) return problem;
  const answer = isInside(to, '/answers') ? answerProblem(source) : undefined;
  if (answer?.message !== undefined) return answer.message;
  const isEarly = source.step.moment === 'before-load' && !isInside(to, '/query');
  const reason = isEarly
    ? 'this text is shown from the start'
    : answer
      ? answer.missing
      : missingReason(source);
  return reason === undefined || value.default !== undefined || source.use
    ? undefined
    : wordsMissing(to, reason);
}

const wordsMissing = (to: string, reason: string): string =>
  `${placeholderOf(to)} can be missing: ${reason}. Write what stands in for it after a "|", such as ${placeholderOf(to, 'there')}.`;

const secretMessage = (written: string) => `${written} is a secret, which no text can show.`;

/** Returns why an answer can't be shown, or why it can be missing. */
function answerProblem({ to, step }: TextPointer): { message?: string; missing?: string } {
  const pointer = toQuestionPointer(to.slice('/answers'.length));
  const steps = normalizeSteps(step.screen);
  const plans = steps.map(({ form }) => form && planForm(form));
  const position = plans.findIndex((plan) => plannedQuestionAt(plan, pointer) !== undefined);
  const plan = plans[position];
  const question = plannedQuestionAt(plan, pointer);
  const asking = steps[position];
  if (!plan || !question || !asking) return { missing: 'no step asks for it' };
  const written = placeholderOf(to);
  if (question.secret) return { message: secretMessage(written) };
  if (position > step.index && step.moment !== 'before-load') {
    return { message: notKnownYet(written, asking.title) };
  }
  if (pointer === step.checked) return {};
  if (position === step.index)
    return { missing: `${asking.id === '' ? 'this form' : 'this step'} asks for it` };
  if (asking.when) return { missing: `the step "${asking.title}" can be skipped` };
  const known = steps.flatMap(({ form, when }, index) =>
    form && !when && index <= position ? [planForm(form)] : [],
  );
  if (isAlwaysAnswered(known, pointer)) return {};
  const missing = question.calculated
    ? 'what it is calculated from can be missing'
    : 'it need not be answered';
  return { missing };
}

/** Returns why a value that is no answer can be missing; `undefined` where it can't be. */
function missingReason({ to, document, step }: TextPointer): string | undefined {
  if (isInside(to, '/query')) return 'an address need not have this parameter';
  const loading = skippedStep(to, step);
  if (loading) return `the step "${loading.title}" can be skipped`;
  const path = fromPointer(to);
  // The response lies at the root, or below the name of its step.
  const start = isInside(to, '/steps') ? 2 : 1;
  const isRequired = path.slice(start).every((name, index) => {
    const holder = `/${path.slice(0, index + start).join('/')}`;
    return resolvePointer(document, holder).schema.required?.includes(name);
  });
  const call = !isInside(to, '/response')
    ? 'load'
    : step.checked === undefined
      ? 'submit'
      : 'check';
  return isRequired ? undefined : `not every response of the ${call} call has it`;
}

/** Returns the step whose response a value is in, where visitors may get past it. */
function skippedStep(to: string, { screen, index }: TextPointer['step']) {
  if (!isInside(to, '/steps')) return undefined;
  const [, name] = fromPointer(to);
  const steps = normalizeSteps(screen);
  const position = steps.findIndex(({ id }) => id === name);
  return position !== index && steps[position]?.when ? steps[position] : undefined;
}
