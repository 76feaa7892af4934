import type { ValidateFn } from '../compiled/validate.ts';
import {
  compileSchema,
  compileStrictForm,
  type FormSource,
  normalizeSteps,
  type ProductSource,
  planForm,
  repeatedList,
  type ScreenSource,
  type Step,
  textsOf,
  validatedSchema,
  versionOf,
} from '../compiler/index.ts';
import type { CalledChoices } from '../core/form/called-choices.ts';
import { withoutValues } from '../core/text/without-values.ts';
import type { AppFile } from '../definition/files/app.ts';
import type { FormModel, ProductModel, ScreenModel, ValidateValue } from './product-model.ts';
import { sampleChoices } from './sample/sample-choices.ts';
import { sampleStepData } from './sample/sample-step-data.ts';

/** Builds the model of a product from its definitions. */
export function buildProductModel(source: ProductSource): ProductModel {
  const { app, screens, sandbox } = source;
  const { calls = {} } = app;
  const validate = createValueValidator();
  const choices = sampleChoices({ calls, sandbox, validate });
  const sample = (steps: Step[], document: object) =>
    sampleStepData({ calls, sandbox, validate }, steps, document);
  return {
    name: app.name,
    language: app.language,
    visit: app.visit,
    version: versionOf(source),
    calls,
    addresses: { hosts: app.allowedHosts ?? [], provider: app.provider.host },
    sandbox,
    validate,
    screens: screens.map((screen) => buildScreenModel(source, screen, choices, sample)),
  };
}

/** Creates a validator that compiles each schema once. */
export function createValueValidator(): ValidateValue {
  const bySchema = new WeakMap<object, ValidateFn>();
  const byText = new Map<string, ValidateFn>();
  return (schema, value) => {
    const known = bySchema.get(schema);
    if (known) return known(value);
    const text = JSON.stringify(schema);
    const validate = byText.get(text) ?? (compileSchema(schema) as ValidateFn);
    bySchema.set(schema, validate);
    byText.set(text, validate);
    return validate(value);
  };
}

function buildScreenModel(
  { app }: ProductSource,
  source: ScreenSource,
  choices: CalledChoices,
  sample: StepSample,
): ScreenModel {
  const { id, screen } = source;
  const base: ScreenModel = {
    id,
    kind: screen.kind,
    route: screen.route,
    title: withoutValues(screen.title, app.language),
    heading: headingOf(screen),
    texts: textsOf(app, screen.texts),
    steps: [],
    actions: [],
  };
  if (screen.kind === 'page') {
    const links = (screen.body ?? []).flat().filter((run) => typeof run !== 'string');
    const buttons = (screen.actions ?? []).filter((action) => 'href' in action);
    return { ...base, actions: [...links, ...buttons] };
  }
  const { load, prefill, submit, draft, opens, closes } = screen;
  const intro = screen.kind === 'form' ? screen.intro : undefined;
  const steps = normalizeSteps(source).map(({ kind: _, form, ...step }) => {
    const forEach = repeatedList(step, form ? planForm(form).questions : []);
    return {
      ...step,
      forEach,
      title: withoutValues(step.title, app.language),
      heading: hasValues(step.title) ? step.title : undefined,
      form: form && {
        ...buildFormModel(form, app, choices),
        ...stepSamples(normalizeSteps(source), form, sample),
        repeatedFor: forEach?.list,
      },
    };
  });
  return { ...base, intro, load, prefill, submit, draft, opens, closes, steps };
}

const hasValues = (text: string): boolean => withoutValues(text) !== text;

/** Returns the heading of a screen where it is not the title, or has values. */
function headingOf(screen: ScreenSource['screen']): string | undefined {
  if (screen.kind === 'page' && screen.heading !== undefined) return screen.heading;
  return hasValues(screen.title) ? screen.title : undefined;
}

type StepSample = (steps: Step[], document: object) => Record<string, unknown>;

/** Returns the function that samples the data that a wizard loads for its steps, up to the step of a form. */
function stepSamples(
  steps: Step[],
  form: FormSource,
  sample: StepSample,
): Pick<FormModel, 'stepData'> {
  const upToHere = steps.slice(0, steps.findIndex((step) => step.form === form) + 1);
  const isLoading = upToHere.some(({ load }) => load);
  return isLoading ? { stepData: (document) => sample(upToHere, document) } : {};
}

/**
 * Builds the model of a form from its two files.
 *
 * @param calledChoices samples of the choices that calls bring
 */
export function buildFormModel(
  source: FormSource,
  app: AppFile,
  calledChoices?: CalledChoices,
): FormModel {
  const schema = validatedSchema(source.schema);
  return { ...compileStrictForm(app, source), source: { ...source, schema }, calledChoices };
}
