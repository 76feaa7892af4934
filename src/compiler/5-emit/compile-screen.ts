import type { CompiledForm } from '../../compiled/form.ts';
import type {
  AllowedAddresses,
  CompiledFormScreen,
  CompiledPage,
  CompiledScreen,
  CompiledWizard,
} from '../../compiled/screen.ts';
import type { TextValue } from '../../compiled/text.ts';
import { leavesProduct } from '../../core/leaves-product.ts';
import { namedOutcomes } from '../../core/mapping/named-outcomes.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { findTextPointersOf } from '../3-analyze/mappings/text-pointers.ts';
import { numberConditions } from '../3-analyze/plan/mapping-conditions.ts';
import { planForm } from '../3-analyze/plan/plan-form.ts';
import { formsOfScreen, type ProductSource, type ScreenSource } from '../model/product.ts';
import type { Step } from '../model/screen/normalize-steps.ts';
import { requestsOf } from '../model/screen/requests.ts';
import { textsOf } from '../model/texts.ts';
import { compileDraft, withheldAnswers } from './compile-draft.ts';
import { compileForm, instantiateForm } from './compile-form.ts';
import { mappingTools } from './compile-request.ts';
import { compileScreenRequests } from './compile-screen-requests.ts';
import { compileSteps, namesOf } from './compile-steps.ts';
import { compileValues, uniqueValues } from './compile-values.ts';
import { moduleLoader, sourceLoader } from './module-code.ts';
import { type EmitOptions, modulePrefix } from './module-ids.ts';
import { readsBack } from './reads-back.ts';
import { sendersOf, shownScreensOf } from './senders.ts';
import { draftTextsOf } from './used-texts.ts';

/** Returns a screen with forms for use in this process: without the parts that draw it. */
export const instantiateScreen = (product: ProductSource, source: ScreenSource) =>
  compileScreen(product, source) as CompiledFormScreen | CompiledWizard;

/** The keys of a screen that its module has not: only the HTML contains the description, and the product's module the parts around a screen and its times. */
const otherKeys = ['$schema', 'steps', 'description', 'footer', 'notice', 'opens', 'closes'];

/**
 * Compiles a screen. A form screen has its form; the steps of a wizard are loaded one by one.
 *
 * @param options those of its module; absent for use in this process
 */
export function compileScreen(
  product: ProductSource,
  source: ScreenSource,
  options?: EmitOptions,
): CompiledScreen {
  const { id, screen, form } = source;
  const { app } = product;
  const provider = options?.providerHost ?? app.provider.host;
  // Addresses of responses that name no host are at that of the page.
  const host = provider.startsWith('/') ? '' : provider;
  const allowed = { hosts: app.allowedHosts ?? [], provider: host };
  const values = valuesOf(product, source, allowed);
  const base = {
    ...Object.fromEntries(Object.entries(screen).filter(([key]) => !otherKeys.includes(key))),
    id,
    ...values,
    ...(values.addresses && options && { loadAddressLink: sourceLoader('addressLink') }),
  };
  if (screen.kind === 'page') {
    const loaders = options && pageLoaders(product, source, options);
    return { actions: [], body: [], ...base, ...loaders } as unknown as CompiledPage;
  }
  const questions = formsOfScreen(source).flatMap((one) => planForm(one, app).questions);
  const texts = textsOf(app, screen.texts);
  const addresses = { allowed, refused: texts.addressRefused };
  const context = { product, source, addresses, inModule: options !== undefined };
  const tests: JsonSchema[] = [];
  const prefill = screen.prefill && numberConditions(screen.prefill, tests);
  const whole = {
    autocomplete: 'on',
    ...base,
    ...(prefill !== undefined && { prefill }),
    ...mappingTools([screen.prefill], tests),
    draft: compileDraft(source, screen.draft),
    ...(screen.draft && { texts: { ...draftTextsOf(product, screen), ...screen.texts } }),
    ...(outcomesLeaveProduct(source) && { leavesProduct: true }),
    ...(questions.some((question) => question.source?.call) && { callsForChoices: true }),
    fields: namesOf(questions),
    ...withheldAnswers(questions, screen.prefill !== undefined),
    ...compileScreenRequests(screen, context),
  } as unknown as Omit<CompiledFormScreen, 'form' | 'kind'>;
  if (screen.kind === 'wizard') {
    const loadStep = ({ id: step, form }: Step) =>
      options
        ? moduleLoader(`${modulePrefix}/step/${id}/${step}`, options)
        : async () => form && instantiateForm(product, form);
    return { ...whole, kind: 'wizard', steps: compileSteps(context, loadStep) };
  }
  const module = options && { options, readsBack: () => readsBack(source, whole) };
  const compiled =
    form && (module ? compileForm(app, form, module) : instantiateForm(product, form));
  // The checker reports a screen without a form.
  return { ...whole, kind: 'form', form: compiled as CompiledForm };
}

/** Returns the functions of a page that load parts of the engine, and other screens. */
function pageLoaders(
  product: ProductSource,
  source: ScreenSource,
  options: EmitOptions,
): Partial<CompiledPage> {
  const { screen } = source;
  const isPrintable = screen.kind === 'page' && (screen.review || screen.print);
  const senders = sendersOf(product, source);
  const shown = shownScreensOf(product, source);
  const loadersOf = (screens: string[]) =>
    Object.fromEntries(
      screens.map((id) => [id, moduleLoader(`${modulePrefix}/screen/${id}`, options)]),
    );
  return {
    ...(isPrintable && { loadPrintable: sourceLoader('PrintButton') }),
    ...(senders.length > 0 && {
      loadResend: sourceLoader('ResendButton'),
      senders: loadersOf(senders),
    }),
    ...(shown.length > 0 && {
      loadInLanguage: sourceLoader('inLanguage'),
      shownScreens: loadersOf(shown),
    }),
  };
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
