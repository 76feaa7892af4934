import type { Question } from '../../compiled/question.ts';
import type { AllowedAddresses, RepeatedList } from '../../compiled/screen.ts';
import type { TextValue } from '../../compiled/text.ts';
import { isStored } from '../../core/draft/is-stored.ts';
import { leavesProduct } from '../../core/leaves-product.ts';
import { hasForm } from '../../core/mapping/has-form.ts';
import { namedOutcomes } from '../../core/mapping/named-outcomes.ts';
import { fieldName, parentPointer, toPointer } from '../../core/pointer.ts';
import {
  type DraftFile,
  defaultDraftDays,
  defaultDraftDelay,
} from '../../definition/files/draft.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { carriedPrefix, switchKey } from '../../definition/languages.ts';
import { decidingFields } from '../3-analyze/deciding-fields.ts';
import { findTextPointersOf } from '../3-analyze/mappings/text-pointers.ts';
import { numberConditions } from '../3-analyze/plan/mapping-conditions.ts';
import { planForm } from '../3-analyze/plan/plan-form.ts';
import { milliseconds } from '../model/duration.ts';
import { schemaOfCondition } from '../model/form/data-condition.ts';
import { storedItemsOf } from '../model/form/stored-items.ts';
import type { FormSource, ProductSource, ScreenSource } from '../model/product.ts';
import { normalizeSteps, type Step } from '../model/screen/normalize-steps.ts';
import { requestsOf } from '../model/screen/requests.ts';
import { textsOf } from '../model/texts.ts';
import { compileValues, passedOnTo, uniqueValues } from './compile-values.ts';
import {
  planRequests,
  planStepRequest,
  type RequestPlan,
  type ScreenRequestPlan,
} from './plan-requests.ts';
import { draftTextsOf } from './used-texts.ts';

/** A compiled screen before its validators are compiled, and without its forms. */
export interface ScreenPlan {
  /** Everything that is plain data. */
  head: {
    id: string;
    draft?: object | undefined;
    addresses?: AllowedAddresses;
    values?: TextValue[];
  };
  requests: ScreenRequestPlan[];
  /** Empty for a screen that is no wizard. */
  steps: StepPlan[];
  /** Whether its prefill calculates. */
  calculates: boolean;
  /** Schemas of the conditions in its prefill, by the numbers under `$test`. */
  tests: JsonSchema[];
  /** Whether its prefill has such conditions, rather than its calculations alone. */
  chooses: boolean;
}

interface StepPlan {
  /** Everything that is plain data. */
  head: { forEach?: RepeatedList };
  /** The step as it was defined, with its form. */
  step: Step;
  /** Schema of the data sources with which the step is shown. */
  when?: JsonSchema;
  /** Its load call. */
  request?: RequestPlan;
  /** Its exits, each with the values that the page there shows, and the schema of the data sources. */
  exits: { head: { leave: string; shows?: TextValue[] }; when: JsonSchema }[];
}

/**
 * Plans a screen for its module.
 *
 * @param provider address of all calls; "", or a path, is at the host of the page
 */
export function planScreen(
  product: ProductSource,
  source: ScreenSource,
  provider = product.app.provider.host,
): ScreenPlan {
  const { id, screen, form, steps } = source;
  // Addresses of responses that name no host are at that of the page.
  const host = provider.startsWith('/') ? '' : provider;
  const addresses = { hosts: product.app.allowedHosts ?? [], provider: host };
  const texts = textsOf(product.app, screen.texts);
  const leadsTo = { allowed: addresses, refused: texts.addressRefused };
  const base = {
    // Only the HTML contains the description, and the product's module the parts around a screen and its times.
    ...omit(screen, [
      '$schema',
      'steps',
      'draft',
      'description',
      'load',
      'submit',
      'footer',
      'notice',
      'opens',
      'closes',
    ]),
    id,
    ...valuesOf(product, source, addresses),
  };
  if (screen.kind === 'page') {
    const head = { actions: [], body: [], ...base };
    return { head, requests: [], steps: [], calculates: false, tests: [], chooses: false };
  }
  const forms = screen.kind === 'form' ? (form ? [form] : []) : [...steps.values()];
  const questions = forms.flatMap((one) => planForm(one, product.app).questions);
  const tests: JsonSchema[] = [];
  const prefill = screen.prefill && numberConditions(screen.prefill, tests);
  const head = {
    autocomplete: 'on',
    ...base,
    ...(prefill !== undefined && { prefill }),
    draft: screen.draft ? compileDraft(screen.draft, forms) : carriedDraft(id),
    ...(screen.draft && { texts: { ...draftTextsOf(product, screen.draft), ...screen.texts } }),
    ...(outcomesLeaveProduct(source) && { leavesProduct: true }),
    ...(questions.some(({ source }) => source?.call) && { callsForChoices: true }),
    fields: namesOf(questions),
    unstored: questions.flatMap(unstoredOf),
    ...(screen.prefill !== undefined && secretsOf(questions)),
  };
  const stepPlans = (screen.kind === 'wizard' ? normalizeSteps(source) : []).map((step) => {
    const questions = step.form ? planForm(step.form, product.app).questions : [];
    const forEach = repeatedList(step, questions);
    const { id, title, intro, when, load, exits = [] } = step;
    const decidedBy = decidingFields(step, forEach);
    const isUncertain = when && Object.keys(when).some((source) => source !== 'answers');
    return {
      step,
      ...(when && { when: schemaOfCondition(when) }),
      ...(load && { request: planStepRequest(product, source, load, leadsTo) }),
      exits: exits.map((exit) => ({
        head: { leave: exit.leave, ...passedOnTo(product, source, exit.leave, 'exit') },
        when: schemaOfCondition(exit.when),
      })),
      head: {
        id,
        title,
        intro,
        fields: namesOf(questions),
        ...(isUncertain && { readsData: true }),
        ...(decidedBy.length > 0 && { decidedBy }),
        ...(forEach && { forEach }),
      },
    };
  });
  return {
    head,
    requests: planRequests(product, source, leadsTo),
    steps: stepPlans,
    calculates: hasForm(screen.prefill, 'calculated'),
    tests,
    chooses: hasForm(screen.prefill, 'when'),
  };
}

/** Returns the list for whose items a step is repeated, with the choices that these are for; `undefined` for any other. */
export function repeatedList(
  { forEach }: Pick<Step, 'forEach'>,
  questions: Question[],
): RepeatedList | undefined {
  if (forEach === undefined) return undefined;
  const list = toPointer([forEach]);
  const key = questions.find((one) => one.itemKey && parentPointer(one.pointer) === `${list}/-`);
  if (!key) return undefined;
  const { choices, source, only, except } = key;
  return { list, choices, source, only, except };
}

/** Returns whether an outcome leads to another site. */
const outcomesLeaveProduct = (source: ScreenSource): boolean =>
  requestsOf(source).some(
    ({ kind, request }) =>
      kind !== 'check' &&
      kind !== 'choices' &&
      namedOutcomes(request.outcomes).some(({ outcome }) => leavesProduct(outcome.go ?? '')),
  );

/** Returns the values in the texts of a screen and of its forms, and where the addresses of its links may lead. */
function valuesOf(
  product: ProductSource,
  source: ScreenSource,
  addresses: AllowedAddresses,
): { values?: TextValue[]; addresses?: AllowedAddresses } {
  // A "go" is no part of the page.
  const shown = findTextPointersOf(product, source).filter(({ use }) => use !== 'go');
  const values = shown.flatMap(({ value, document }) => compileValues([value], () => document));
  const unique = uniqueValues(values);
  return {
    ...(unique.length > 0 && { values: unique }),
    ...(shown.some(({ use }) => use === 'href') && { addresses }),
  };
}

/** The calls of "saveLater" are those of the screen. */
const compileDraft = (
  { saveLater: _, delay = defaultDraftDelay, ...draft }: DraftFile,
  forms: FormSource[],
) => ({
  version: 1,
  days: defaultDraftDays,
  ...draft,
  delay: milliseconds(delay),
  ...(draft.owner !== undefined && itemsOf(forms)),
});

/** Returns the items of the browser's storage that widgets write, where there are some. */
function itemsOf(forms: FormSource[]): { items?: string[] } {
  const items = forms.flatMap(storedItemsOf).map(({ item }) => item);
  return items.length === 0 ? {} : { items: [...new Set(items)] };
}

/** The longest delay that a timer of a browser takes: only leaving the screen stores the answers. */
const never = 2 ** 31 - 1;

/** Returns the draft that takes the answers of a screen from one language to another, and back to a form that was sent. */
const carriedDraft = (id: string) => ({
  key: `${carriedPrefix}${id}`,
  entry: 'answers',
  version: 1,
  delay: never,
  carriedIf: switchKey,
});

/** Returns whether the draft of a screen has contents of files beside it. */
export const storesFiles = ({ head, requests }: ScreenPlan): boolean =>
  head.draft !== undefined && requests.some(({ sendsFiles }) => sendsFiles === 'stored');

/** Returns the pointers of an answer, or of the parts of it, that no draft stores: contents of files are gone after a reload. */
function unstoredOf(question: Question): string[] {
  const { pointer, type, sentFiles } = question;
  if (!isStored(question)) return [pointer];
  return sentFiles && !sentFiles.keep ? [`${pointer}${type === 'array' ? '/-' : ''}/part`] : [];
}

/** Returns the question pointers of secrets, where there are some. */
function secretsOf(questions: Question[]): { secrets?: string[] } {
  const secrets = questions.filter(({ secret }) => secret).map(({ pointer }) => pointer);
  return secrets.length === 0 ? {} : { secrets };
}

const namesOf = (questions: Question[]) => [
  ...new Set(questions.map(({ pointer }) => fieldName(pointer))),
];

const omit = (from: object, keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
