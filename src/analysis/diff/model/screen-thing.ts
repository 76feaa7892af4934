import type { Question } from '../../../compiled/form.ts';
import {
  type FormSource,
  inlineReferences,
  type ProductSource,
  planForm,
  type ScreenSource,
} from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import {
  FormFile,
  PageFile,
  type StepEntry,
  WizardFile,
} from '../../../definition/files/screen.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { defaultTexts } from '../../../definition/texts.ts';
import { canonical, withoutDefaults } from '../canonical.ts';
import { bareSchema } from './bare-schema.ts';
import { factsUnder } from './conditional.ts';
import { milliseconds } from './duration.ts';
import { fieldThings } from './field-things.ts';
import { requestFacts } from './request.ts';
import { paragraph } from './rich-text.ts';
import { schemaPlaces } from './schema-places.ts';
import type { Fact, Thing } from './thing.ts';

const files = { page: PageFile, form: FormFile, wizard: WizardFile };
/** Keys of a screen that have facts of their own. */
const told = [
  '$schema',
  'route',
  'title',
  'steps',
  'texts',
  'intro',
  'body',
  'actions',
  'load',
  'submit',
];

const known = new WeakMap<ScreenSource, { on: string; thing: Thing }>();

/** The screens of a product, each worked out once for the same source. */
export function screenThings(product: ProductSource): (source: ScreenSource) => Thing {
  const on = canonical([product.app.messages, product.app.texts]);
  return (source) => {
    const found = known.get(source);
    if (found?.on === on) return found.thing;
    const thing = screenThing(product, source);
    known.set(source, { on, thing });
    return thing;
  };
}

/** A screen with its steps, or its only form, and what these ask. */
function screenThing(product: ProductSource, source: ScreenSource): Thing {
  const { screen } = source;
  const written = withoutDefaults<Record<string, unknown>>(screen, files[screen.kind] ?? {});
  const { intro, body, actions, load, submit, draft, ...rest } = written;
  const texts = { ...defaultTexts, ...product.app.texts, ...screen.texts };
  const facts: Fact[] = [
    ...plain(Object.fromEntries(Object.entries(rest).filter(([key]) => !told.includes(key)))),
    ...plain({ intro: paragraph(intro) }),
    ...plain({ body: filled(body)?.map(paragraph), actions: filled(actions) }),
    ...requestFacts('load', load),
    ...plain(draftFacts(draft)),
    ...requestFacts('submit', submit),
    ...plain(
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [`text.${name}`, text])),
    ),
  ];
  const { children, questions } = stepsOf(product, source);
  const { id: folder } = source;
  return {
    kind: 'screen',
    id: screen.route,
    folder,
    label: screen.title,
    facts,
    children,
    questions,
  };
}

const plain = (facts: Record<string, unknown>): Fact[] =>
  Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]));

const filled = (list: unknown): unknown[] | undefined =>
  Array.isArray(list) && list.length > 0 ? list : undefined;

function draftFacts(draft: unknown): Record<string, unknown> {
  if (!isObject(draft)) return {};
  const { delay = 'PT0.3S', ...rest } = draft;
  const entries = Object.entries(rest).map(([key, value]) => [`draft.${key}`, value]);
  return { ...Object.fromEntries(entries), 'draft.delay': milliseconds(String(delay)) };
}

function stepsOf(product: ProductSource, { screen, form, steps, id }: ScreenSource) {
  const questions: Question[] = [];
  const step = (name: string, source: FormSource | undefined, entry?: StepEntry): Thing => {
    const { label, facts: rules, fields, asked } = readForm(product, source, screen.title);
    questions.push(...asked);
    const title = entry === undefined ? screen.title : label;
    return {
      kind: 'step',
      id: name,
      label: title,
      facts: [...stepFacts(entry), ...rules],
      children: fields,
    };
  };
  if (screen.kind === 'form') return { children: [step('', form)], questions };
  if (screen.kind !== 'wizard') return { children: [], questions };
  const children = screen.steps.map((entry): Thing => {
    if (typeof entry !== 'string' && 'review' in entry) {
      const facts = [{ name: 'review', value: true }, ...stepFacts(entry)];
      return { kind: 'step', id: entry.review, label: entry.title, facts, children: [] };
    }
    const name = typeof entry === 'string' ? entry : entry.step;
    return step(name, steps.get(name), entry);
  });
  return { children, questions, id };
}

function readForm(product: ProductSource, source: FormSource | undefined, title: string) {
  if (!source) return { label: title, facts: [], fields: [], asked: [] };
  const plan = planForm(source.schema, source.ui, product.app.messages ?? {});
  const places = schemaPlaces(inlineReferences(source.schema), source.ui);
  return {
    label: plan.title,
    // Rules for the form as a whole.
    facts: factsUnder(places.get(''), undefined, []),
    fields: fieldThings(plan, places),
    asked: plan.questions,
  };
}

function stepFacts(entry: StepEntry | undefined): Fact[] {
  if (entry === undefined || typeof entry === 'string') return [];
  const { intro, when } = entry;
  return plain({
    when: when && bareSchema(inlineReferences(when as JsonSchema)),
    intro: paragraph(intro),
  });
}
