import type { ValidateFn } from '../compiled/form.ts';
import {
  compileSchema,
  type FormSource,
  inlineReferences,
  normalizeSteps,
  type ProductSource,
  planForm,
  type ScreenSource,
  textsOf,
} from '../compiler/index.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import type { FormModel, ProductModel, ScreenModel, ValidateValue } from './product-model.ts';

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

function readScreen({ app }: ProductSource, source: ScreenSource) {
  const { id, screen } = source;
  const base: ScreenModel = {
    id,
    kind: screen.kind,
    route: screen.route,
    title: screen.title,
    texts: textsOf(app, screen.texts),
    steps: [],
    actions: [],
  };
  if (screen.kind === 'page') {
    const links = (screen.body ?? []).flat().filter((run) => typeof run !== 'string');
    return { ...base, heading: screen.heading, actions: [...links, ...(screen.actions ?? [])] };
  }
  const { load, prefill, submit, draft } = screen;
  const intro = screen.kind === 'form' ? screen.intro : undefined;
  const steps = normalizeSteps(source).map(({ kind: _, form, ...step }) => ({
    ...step,
    form: form && buildFormModel(form.schema, form.ui, app.messages ?? {}),
  }));
  return { ...base, intro, load, prefill, submit, draft, steps };
}

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
