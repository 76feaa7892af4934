import type { Question } from '../../compiled/form.ts';
import { isStored } from '../../core/is-stored.ts';
import { fieldName } from '../../core/pointer.ts';
import { type DraftFile, defaultDraftDelay } from '../../definition/files/draft.ts';
import type { RichText } from '../../definition/files/text.ts';
import { stepScope } from '../3-analyze/mappings/scopes.ts';
import { milliseconds } from '../model/duration.ts';
import { normalizeSteps } from '../model/normalize-steps.ts';
import type { ProductSource, ScreenSource } from '../model/product.ts';
import { textsOf } from '../model/texts.ts';
import { compileValidators } from '../schema/compile-validators.ts';
import { compileText } from './compile-text.ts';
import { emitRequests } from './emit-requests.ts';
import { emitForm, formPlan } from './form-module.ts';
import { type EmitOptions, loaderOf, modulePrefix } from './module-ids.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Returns the code of a screen. A form screen brings its form along; the steps of a wizard are loaded one by one. */
export function emitScreen(
  product: ProductSource,
  source: ScreenSource,
  options: EmitOptions,
): string {
  const { id, screen, form, steps } = source;
  const base = {
    // Only the HTML contains the description.
    ...omit(screen, [
      '$schema',
      'texts',
      'steps',
      'draft',
      'description',
      'intro',
      'load',
      'submit',
    ]),
    id,
    texts: textsOf(product.app, screen.texts),
  };
  if (screen.kind === 'page') {
    return `export default ${json({ body: [], actions: [], ...base })};`;
  }
  const forms = screen.kind === 'form' ? (form ? [form] : []) : [...steps.values()];
  const textOf = (text: RichText | undefined) =>
    text && compileText(text, () => stepScope(product, source));
  const questions = forms.flatMap((one) => formPlan(product, one).questions);
  const head = json({
    autocomplete: 'on',
    ...base,
    intro: textOf('intro' in screen ? screen.intro : undefined),
    draft: screen.draft && compileDraft(screen.draft),
    fields: namesOf(questions),
    unstored: questions.filter((one) => !isStored(one)).map(({ pointer }) => pointer),
  });
  const requests = emitRequests(product, screen);
  const properties = [`...${head}`, ...requests.entries].join(', ');
  if (screen.kind === 'form') {
    const body = form
      ? emitForm(product, form, requests.schemas).replace('export default', 'const form =')
      : compileValidators(requests.schemas);
    return `${body}\nexport default { ${properties}, form };`;
  }
  const { whens, entries } = emitSteps(product, source, options);
  const code = compileValidators({ ...whens, ...requests.schemas });
  return `${code}\nexport default { ${properties}, steps: [${entries.join(', ')}] };`;
}

const compileDraft = (draft: DraftFile) => ({
  version: 1,
  ...draft,
  delay: milliseconds(draft.delay ?? defaultDraftDelay),
});

/** The steps of a wizard, and the schemas of the answers that open them, by the names of their validators. */
function emitSteps(product: ProductSource, screen: ScreenSource, options: EmitOptions) {
  const steps = normalizeSteps(screen);
  const whens = steps.flatMap(({ when }, index) => (when ? [[`when${index}`, when] as const] : []));
  const entries = steps.map(({ id, kind, title, intro, when, form }, index) => {
    const fields = form ? namesOf(formPlan(product, form).questions) : [];
    const condition = when ? `, when: when${index}` : '';
    const text = intro && compileText(intro, () => stepScope(product, screen));
    const head = `...${json({ id, title, intro: text, fields })}${condition}`;
    if (kind === 'review') return `{ ${head} }`;
    return `{ ${head}, load: ${loaderOf(`${modulePrefix}/step/${screen.id}/${id}`, options)} }`;
  });
  return { whens: Object.fromEntries(whens), entries };
}

const namesOf = (questions: Question[]) => [
  ...new Set(questions.map(({ pointer }) => fieldName(pointer))),
];

const omit = (from: object, keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
