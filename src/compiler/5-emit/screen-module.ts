import type { Question } from '../../compiled/form.ts';
import { isStored } from '../../core/is-stored.ts';
import { fieldName } from '../../core/pointer.ts';
import { type DraftFile, defaultDraftDelay } from '../../definition/files/draft.ts';
import { milliseconds } from '../model/duration.ts';
import { normalizeSteps } from '../model/normalize-steps.ts';
import type { ProductSource, ScreenSource } from '../model/product.ts';
import { textsOf } from '../model/texts.ts';
import { compileValidators } from '../schema/compile-validators.ts';
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
    ...omit(screen, ['$schema', 'texts', 'steps', 'draft', 'description']),
    id,
    texts: textsOf(product.app, screen.texts),
  };
  if (screen.kind === 'page') {
    return `export default ${json({ body: [], actions: [], ...base })};`;
  }
  const forms = screen.kind === 'form' ? (form ? [form] : []) : [...steps.values()];
  const questions = forms.flatMap((one) => formPlan(product, one).questions);
  const head = json({
    autocomplete: 'on',
    ...base,
    draft: screen.draft && compileDraft(screen.draft),
    fields: namesOf(questions),
    unstored: questions.filter((one) => !isStored(one)).map(({ pointer }) => pointer),
  });
  if (screen.kind === 'form') {
    const body = form ? emitForm(product, form).replace('export default', 'const form =') : '';
    return `${body}\nexport default { ...${head}, form };`;
  }
  const { code, entries } = emitSteps(product, source, options);
  return `${code}\nexport default { ...${head}, steps: [${entries.join(', ')}] };`;
}

const compileDraft = (draft: DraftFile) => ({
  version: 1,
  ...draft,
  delay: milliseconds(draft.delay ?? defaultDraftDelay),
});

/** The steps of a wizard, and the validators of the answers that open them. */
function emitSteps(product: ProductSource, screen: ScreenSource, options: EmitOptions) {
  const steps = normalizeSteps(screen);
  const whens = steps.flatMap(({ when }, index) => (when ? [[`when${index}`, when] as const] : []));
  const entries = steps.map(({ id, kind, title, intro, when, form }, index) => {
    const fields = form ? namesOf(formPlan(product, form).questions) : [];
    const condition = when ? `, when: when${index}` : '';
    const head = `...${json({ id, title, intro, fields })}${condition}`;
    if (kind === 'review') return `{ ${head} }`;
    return `{ ${head}, load: ${loaderOf(`${modulePrefix}/step/${screen.id}/${id}`, options)} }`;
  });
  return { code: compileValidators(Object.fromEntries(whens)), entries };
}

const namesOf = (questions: Question[]) => [
  ...new Set(questions.map(({ pointer }) => fieldName(pointer))),
];

const omit = (from: object, keys: string[]) =>
  Object.fromEntries(Object.entries(from).filter(([key]) => !keys.includes(key)));
