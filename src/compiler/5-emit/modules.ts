import type { Question } from '../../compiled/form.ts';
import { fieldName } from '../../core/pointer.ts';
import type { AppFile } from '../../definition/files/app.ts';
import { defaultDraftDelay } from '../../definition/files/screen.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { type FormPlan, planForm } from '../3-analyze/plan-form.ts';
import { milliseconds } from '../model/duration.ts';
import { memoizeByPair } from '../model/memoize.ts';
import { normalizeSteps } from '../model/normalize-steps.ts';
import type { FormSource, ProductSource, ScreenSource } from '../model/product.ts';
import { textsOf } from '../model/texts.ts';
import { compileValidators, formSchemas } from '../schema/compile-validators.ts';

/** The prefix of compiled modules: "virtual:forms", "virtual:forms/screen/signup", ... */
export const modulePrefix = 'virtual:forms';

export interface EmitOptions {
  /** Overrides the provider's host; empty for the origin of the page. */
  providerHost?: string;
  /** Address for the import of a file beside app.json. */
  assetPath: (file: string) => string;
  /** Code that imports another compiled module by its id, where not a plain import. */
  importOf?: (id: string) => string;
}

const plainImport = (id: string) => `import(${JSON.stringify(id)})`;

/** The code of a compiled module by its id, or `undefined` for an unknown one. */
export function emitModule(
  product: ProductSource,
  id: string,
  settings: EmitOptions,
): string | undefined {
  if (id === modulePrefix) return emitApp(product, settings);
  const { kind, source, stepId } = partsOfId(product, id);
  if (!source) return undefined;
  if (kind === 'screen') return emitScreen(product, source, settings);
  const step = kind === 'step' && stepId ? source.steps.get(stepId) : undefined;
  return step && emitForm(product, step);
}

/** What the code of a module follows from, beside the settings: where these are the same, it is. */
export function moduleSources(product: ProductSource, id: string): unknown[] {
  if (id === modulePrefix) return [product];
  return [product.app, partsOfId(product, id).source];
}

function partsOfId({ screens }: ProductSource, id: string) {
  const [kind, screenId, stepId] = id.slice(modulePrefix.length + 1).split('/');
  return { kind, stepId, source: screens.find((screen) => screen.id === screenId) };
}

function emitApp(product: ProductSource, settings: EmitOptions): string {
  const { app } = product;
  const { logo } = app;
  const { importOf = plainImport } = settings;
  const imports = [
    logo && `import logo from ${JSON.stringify(`${settings.assetPath(logo.file)}?url`)};`,
    logo?.darkFile &&
      `import darkLogo from ${JSON.stringify(`${settings.assetPath(logo.darkFile)}?url`)};`,
  ];
  const responses = Object.entries(app.calls ?? {}).flatMap(([name, { response }]) =>
    response ? [[name, response] as const] : [],
  );
  const exportOf = new Map(responses.map(([name], index) => [name, `response${index}`]));
  const validators = compileValidators(
    Object.fromEntries(
      responses.map(([name, schema]) => [exportOf.get(name), schema as JsonSchema]),
    ),
  );
  const calls = Object.entries(app.calls ?? {}).map(([name, { response: _, timeout, ...call }]) => {
    const entry = { ...call, name, timeout: timeout && milliseconds(timeout) };
    const validator = exportOf.get(name);
    return `${JSON.stringify(name)}: { ...${json(entry)}${validator ? `, response: ${validator}` : ''} }`;
  });
  const references = product.screens.map(({ id, screen, form }) => {
    const { kind, route, title } = screen;
    const widgets = kind === 'form' && form ? plan(product, form).widgets : [];
    const loads = importOf(`${modulePrefix}/screen/${id}`);
    return `{ ...${json({ id, kind, route, title, widgets })}, load: () => ${loads}.then((m) => m.default) }`;
  });
  const rest = {
    name: app.name,
    language: app.language,
    theme: { radius: 8, ...app.theme },
    provider: { ...app.provider, host: settings.providerHost ?? app.provider.host },
    texts: textsOf(app),
  };
  return [
    ...imports,
    validators,
    `export const app = { ...${json(rest)},`,
    logo &&
      `logo: { src: logo, ${logo.darkFile ? 'darkSrc: darkLogo, ' : ''}alt: ${json(logo.alt)}, height: ${logo.height ?? 32} },`,
    `calls: { ${calls.join(', ')} },`,
    `screens: [${references.join(', ')}] };`,
  ]
    .filter(Boolean)
    .join('\n');
}

function emitScreen(product: ProductSource, source: ScreenSource, settings: EmitOptions): string {
  const { id, screen, form, steps } = source;
  const base = {
    ...without(screen, ['$schema', 'texts', 'steps', 'draft']),
    id,
    texts: textsOf(product.app, screen.texts),
  };
  if (screen.kind === 'page') {
    return `export default ${json({ body: [], actions: [], ...base })};`;
  }
  const draft = screen.draft && {
    version: 1,
    ...screen.draft,
    delay: milliseconds(screen.draft.delay ?? defaultDraftDelay),
  };
  const forms = screen.kind === 'form' ? (form ? [form] : []) : [...steps.values()];
  const questions = forms.flatMap((source) => plan(product, source).questions);
  const head = json({
    autocomplete: 'on',
    ...base,
    draft,
    fields: namesOf(questions),
    secrets: questions.filter(({ secret }) => secret).map(({ pointer }) => pointer),
  });
  if (screen.kind === 'form') {
    const body = form ? emitForm(product, form).replace('export default', 'const form =') : '';
    return `${body}\nexport default { ...${head}, form };`;
  }
  const { code, entries } = emitSteps(product, source, settings);
  return `${code}\nexport default { ...${head}, steps: [${entries.join(', ')}] };`;
}

function emitSteps(
  product: ProductSource,
  screen: ScreenSource,
  { importOf = plainImport }: EmitOptions,
) {
  const steps = normalizeSteps(screen);
  const whens = steps.flatMap(({ when }, index) => (when ? [[`when${index}`, when] as const] : []));
  const entries = steps.map(({ id, kind, title, intro, when, form }, index) => {
    const fields = form ? namesOf(plan(product, form).questions) : [];
    const condition = when ? `, when: when${index}` : '';
    const head = `...${json({ id, title, intro, fields })}${condition}`;
    if (kind === 'review') return `{ ${head} }`;
    const loads = importOf(`${modulePrefix}/step/${screen.id}/${id}`);
    return `{ ${head}, load: () => ${loads}.then((m) => m.default) }`;
  });
  return { code: compileValidators(Object.fromEntries(whens)), entries };
}

function emitForm(product: ProductSource, source: FormSource): string {
  const form = plan(product, source);
  const { schemas, conditions } = formSchemas(source.schema, form.schema);
  const byKey = Object.entries(conditions).map(([key, name]) => `${json(key)}: ${name}`);
  return (
    `${compileValidators(schemas)}\nexport default { ...${json(form)}, ` +
    `validate, conditions: { ${byKey.join(', ')} } };`
  );
}

const planned = memoizeByPair(
  ({ messages }: AppFile, { schema, ui }: FormSource): FormPlan =>
    planForm(schema, ui, messages ?? {}),
);

const plan = ({ app }: Pick<ProductSource, 'app'>, form: FormSource) => planned(app, form);

const namesOf = (questions: Question[]) => [
  ...new Set(questions.map(({ pointer }) => fieldName(pointer))),
];

const json = (value: unknown) => JSON.stringify(value);

const without = (from: object, keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
