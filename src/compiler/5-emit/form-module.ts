import { unfinishedFileMessage } from '../../core/files/unfinished-file.ts';
import { isFitted } from '../../core/form/fit-answers.ts';
import { placeItemError } from '../../core/form/item-errors.ts';
import { unfinishedDateMessage } from '../../core/form/unfinished-date.ts';
import { everyContentOf } from '../../core/form/variants.ts';
import type { AppFile } from '../../definition/files/app.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { compiledSchemaOf, dataConditionsOf } from '../3-analyze/condition-table.ts';
import { type FormPlan, planForm } from '../3-analyze/plan-form.ts';
import { importSource } from '../imported-sources.ts';
import { memoizeByPair } from '../model/memoize.ts';
import type { FormSource, ProductSource } from '../model/product.ts';
import { splitPlurals } from '../model/text-values.ts';
import { compileValidators } from '../schema/compile-validators.ts';
import { validatedSchema } from '../schema/object-shapes.ts';
import { emitQuestionRequests } from './emit-requests.ts';
import { planQuestionRequests } from './plan-requests.ts';

/** The parts of a module beside the form in it. */
interface OtherParts {
  /** By the names of their validators. */
  schemas: Record<string, JsonSchema>;
  /** Whether their mappings calculate, or have conditions. */
  calculates: boolean;
  chooses: boolean;
}

/** Returns the code of a module that exports a form. */
export function emitFormModule(product: Pick<ProductSource, 'app'>, source: FormSource): string {
  const { code, form } = emitForm(product, source);
  return `${code}\nexport default ${form};`;
}

/**
 * Returns the code of a form: its plan, the validator of its answers, those of its conditions, and the calls of its
 * questions.
 *
 * @returns `form` is an expression, which needs `code` before it
 */
export function emitForm(
  product: Pick<ProductSource, 'app'>,
  source: FormSource,
  others: OtherParts = { schemas: {}, calculates: false, chooses: false },
): { code: string; form: string } {
  const { conditions, calculated, proposed, calculationTests, hasOwnConditions, ...plan } =
    formPlan(product, source);
  const named = conditions.map((condition, index) => ({ ...condition, name: `condition${index}` }));
  const requestPlans = planQuestionRequests(product.app, source);
  const requests = emitQuestionRequests(requestPlans);
  const validators = compileValidators({
    // The path of a broken rule leads through the schema as it is written, not through its definitions.
    validate: validatedSchema(source.schema),
    ...Object.fromEntries(named.map((condition) => [condition.name, compiledSchemaOf(condition)])),
    ...Object.fromEntries(calculationTests.map((schema, index) => [`calculation${index}`, schema])),
    ...requests.schemas,
    ...others.schemas,
  });
  const entries = named.map(
    ({ name, pointer }) => `{ pointer: ${JSON.stringify(pointer)}, test: ${name} }`,
  );
  const fits = plan.questions.some(isFitted);
  const imports = [
    hasOwnConditions && importSource('withDataConditions'),
    asksCountries(plan) && importSource('countryAnswer'),
    countsInMessages(plan) && importSource('pickPlurals'),
    namesLimits(plan) && importSource('limitText'),
    fits && importSource('fitAnswers'),
    calculated.length > 0 && importSource('calculator'),
    proposed.length > 0 && importSource('proposals'),
    [others, ...requestPlans].some((part) => part.calculates) && importSource('calculate'),
    [others, ...requestPlans].some((part) => part.chooses) && importSource('chooser'),
  ];
  const tests = `[${calculationTests.map((_, index) => `calculation${index}`).join(', ')}]`;
  const properties = [
    `...${JSON.stringify(plan)}`,
    'validate',
    `conditions: [${entries.join(', ')}]`,
    ...(calculated.length > 0
      ? [`calculateAnswers: calculator(${JSON.stringify(calculated)}, ${tests})`]
      : []),
    ...(proposed.length > 0 ? [`proposals: proposals(${JSON.stringify(proposed)}, ${tests})`] : []),
    ...(fits ? ['fitAnswers'] : []),
    ...(keepsUnfinishedDates(plan) ? [`unfinishedMessage: ${unfinishedDateMessage}`] : []),
    ...(asksCountries(plan) ? ['countryAnswer'] : []),
    ...(countsInMessages(plan) ? ['pickPlurals'] : []),
    ...(namesLimits(plan) ? ['limitText'] : []),
    ...(formTakesFiles(plan) ? [`unfinishedFileMessage: ${unfinishedFileMessage}`] : []),
    ...(hasPlainValues(plan) ? [`placeItemError: ${placeItemError}`] : []),
    ...(requests.entries.length > 0 ? [`requests: { ${requests.entries.join(', ')} }`] : []),
  ];
  const form = `{ ${properties.join(', ')} }`;
  const code = [...imports.filter(Boolean), validators].join('');
  if (!hasOwnConditions) return { code, form };
  const positions = JSON.stringify(dataConditionsOf(conditions));
  return { code, form: `withDataConditions(${form}, ${positions})` };
}

/** Returns whether a form has a widget that keeps unfinished dates. */
export const keepsUnfinishedDates = ({ questions }: Pick<FormPlan, 'questions'>): boolean =>
  questions.flatMap(everyContentOf).some(({ keepsUnfinished }) => keepsUnfinished);

/** Returns whether a form has a widget that uploads files. */
export const formTakesFiles = ({ questions }: Pick<FormPlan, 'questions'>): boolean =>
  questions.flatMap(everyContentOf).some(({ display }) => display === 'file');

/** Returns whether a form asks for countries. */
export const asksCountries = ({ questions }: Pick<FormPlan, 'questions'>): boolean =>
  questions.flatMap(everyContentOf).some(({ display }) => display === 'country');

/** Returns whether messages of a form have plural forms. */
export const countsInMessages = ({ questions }: Pick<FormPlan, 'questions'>): boolean =>
  questions.some(({ messages }) =>
    Object.values(messages).some((message) => splitPlurals(message).names.length > 0),
  );

/** Returns whether messages of a form name the limits of their rules. */
export const namesLimits = ({ questions }: Pick<FormPlan, 'questions'>): boolean =>
  questions.some(({ messages }) =>
    Object.values(messages).some((message) => message.includes('{limit}')),
  );

/** Returns whether a form has a list of plain values. */
export const hasPlainValues = ({ questions }: Pick<FormPlan, 'questions'>): boolean =>
  questions.flatMap(everyContentOf).some(({ ofValues }) => ofValues);

/** Returns the plan of a form of a product; it is made once. */
export const formPlan = ({ app }: Pick<ProductSource, 'app'>, form: FormSource): FormPlan =>
  planOf(app, form);

const planOf = memoizeByPair((app: AppFile, form: FormSource): FormPlan => planForm(form, app));
