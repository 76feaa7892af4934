import type { ValidateFn } from '../compiled/form.ts';
import {
  compileSchema,
  type FormSource,
  inlineReferences,
  type ProductSource,
  planForm,
  type ScreenSource,
} from '../compiler/index.ts';
import type { StepEntry } from '../definition/files/screen.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { defaultTexts } from '../definition/texts.ts';
import type {
  FormModel,
  ProductModel,
  ScreenModel,
  StepModel,
  ValidateValue,
} from './product-model.ts';

/** The product that a forms folder describes, for the gallery. */
export function buildProductModel(source: ProductSource): ProductModel {
  const { app, screens, sandbox } = source;
  return {
    name: app.name,
    calls: app.calls ?? {},
    sandbox,
    validate: createValueValidator(),
    screens: screens.map((screen) => readScreen(source, screen)),
  };
}

/** Compiles each schema once. */
export function createValueValidator(): ValidateValue {
  const compiled = new Map<string, ValidateFn>();
  return (schema, value) => {
    const key = JSON.stringify(schema);
    const validate = compiled.get(key) ?? (compileSchema(schema) as ValidateFn);
    compiled.set(key, validate);
    return validate(value);
  };
}

function readScreen(source: ProductSource, { id, screen, form, steps }: ScreenSource) {
  const read = (written: FormSource) =>
    buildFormModel(written.schema, written.ui, source.app.messages ?? {});
  const base: ScreenModel = {
    id,
    kind: screen.kind,
    route: screen.route,
    title: screen.title,
    texts: { ...defaultTexts, ...source.app.texts, ...screen.texts },
    steps: [],
    actions: [],
  };
  if (screen.kind === 'page') {
    const links = (screen.body ?? []).flat().filter((run) => typeof run !== 'string');
    return { ...base, heading: screen.heading, actions: [...links, ...(screen.actions ?? [])] };
  }
  const { load, prefill, submit, draft } = screen;
  const intro = screen.kind === 'form' ? screen.intro : undefined;
  const filled = { ...base, intro, load, prefill, submit, draft };
  if (screen.kind === 'wizard') {
    return { ...filled, steps: screen.steps.map((entry) => readStep(entry, steps, read)) };
  }
  return { ...filled, steps: form ? [{ id: '', title: screen.title, form: read(form) }] : [] };
}

function readStep(
  entry: StepEntry,
  forms: Map<string, FormSource>,
  read: (form: FormSource) => FormModel,
): StepModel {
  if (typeof entry !== 'string' && 'review' in entry) {
    return { id: entry.review, title: entry.title, intro: entry.intro, when: entry.when };
  }
  const { step, intro, when } = typeof entry === 'string' ? bare(entry) : entry;
  const source = forms.get(step);
  const title = source?.schema.title ?? step;
  return { id: step, title, intro, when, form: source && read(source) };
}

const bare = (step: string) => ({ step, intro: undefined, when: undefined });

/** A form with its rules, from its two files. */
export function buildFormModel(
  schema: JsonSchema,
  ui: FormSource['ui'] = {},
  messages: Record<string, string> = {},
): FormModel {
  const plan = planForm(schema, ui, messages);
  return {
    schema: inlineReferences(schema),
    ui: plan.ui,
    questions: plan.questions,
    groups: plan.groups,
    validate: compileSchema(schema) as ValidateFn,
  };
}
