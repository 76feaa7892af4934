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
import { canonicalJson, withoutDefaults } from '../canonical-json.ts';
import { attributesUnder } from './attributes-under.ts';
import { milliseconds } from './duration-in-ms.ts';
import { fieldNodes } from './field-nodes.ts';
import type { Attribute, Node } from './node.ts';
import { normalizeRichText } from './normalize-rich-text.ts';
import { normalizeSchema } from './normalize-schema.ts';
import { requestAttributes } from './request-attributes.ts';
import { schemaPlaces } from './schema-places.ts';

const files = { page: PageFile, form: FormFile, wizard: WizardFile };
/** Keys of a screen that have attributes of their own. */
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

const known = new WeakMap<ScreenSource, { on: string; thing: Node }>();

/** The screens of a product, each worked out once for the same source. */
export function screenNodes(product: ProductSource): (source: ScreenSource) => Node {
  const on = canonicalJson([product.app.messages, product.app.texts]);
  return (source) => {
    const found = known.get(source);
    if (found?.on === on) return found.thing;
    const thing = screenNode(product, source);
    known.set(source, { on, thing });
    return thing;
  };
}

/** A screen with its steps, or its only form, and what these ask. */
function screenNode(product: ProductSource, source: ScreenSource): Node {
  const { screen } = source;
  const written = withoutDefaults<Record<string, unknown>>(screen, files[screen.kind] ?? {});
  const { intro, body, actions, load, submit, draft, ...rest } = written;
  const texts = { ...defaultTexts, ...product.app.texts, ...screen.texts };
  const attributes: Attribute[] = [
    ...plain(Object.fromEntries(Object.entries(rest).filter(([key]) => !told.includes(key)))),
    ...plain({ intro: normalizeRichText(intro) }),
    ...plain({ body: filled(body)?.map(normalizeRichText), actions: filled(actions) }),
    ...requestAttributes('load', load),
    ...plain(draftAttributes(draft)),
    ...requestAttributes('submit', submit),
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
    attributes,
    children,
    questions,
  };
}

const plain = (attributes: Record<string, unknown>): Attribute[] =>
  Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );

const filled = (list: unknown): unknown[] | undefined =>
  Array.isArray(list) && list.length > 0 ? list : undefined;

function draftAttributes(draft: unknown): Record<string, unknown> {
  if (!isObject(draft)) return {};
  const { delay = 'PT0.3S', ...rest } = draft;
  const entries = Object.entries(rest).map(([key, value]) => [`draft.${key}`, value]);
  return { ...Object.fromEntries(entries), 'draft.delay': milliseconds(String(delay)) };
}

function stepsOf(product: ProductSource, { screen, form, steps, id }: ScreenSource) {
  const questions: Question[] = [];
  const step = (name: string, source: FormSource | undefined, entry?: StepEntry): Node => {
    const { label, attributes: rules, fields, asked } = readForm(product, source, screen.title);
    questions.push(...asked);
    const title = entry === undefined ? screen.title : label;
    return {
      kind: 'step',
      id: name,
      label: title,
      attributes: [...stepAttributes(entry), ...rules],
      children: fields,
    };
  };
  if (screen.kind === 'form') return { children: [step('', form)], questions };
  if (screen.kind !== 'wizard') return { children: [], questions };
  const children = screen.steps.map((entry): Node => {
    if (typeof entry !== 'string' && 'review' in entry) {
      const attributes = [{ name: 'review', value: true }, ...stepAttributes(entry)];
      return {
        kind: 'step',
        id: entry.review,
        label: entry.title,
        attributes,
        children: [],
      };
    }
    const name = typeof entry === 'string' ? entry : entry.step;
    return step(name, steps.get(name), entry);
  });
  return { children, questions, id };
}

function readForm(product: ProductSource, source: FormSource | undefined, title: string) {
  if (!source) return { label: title, attributes: [], fields: [], asked: [] };
  const plan = planForm(source.schema, source.ui, product.app.messages ?? {});
  const places = schemaPlaces(inlineReferences(source.schema), source.ui);
  return {
    label: plan.title,
    // Rules for the form as a whole.
    attributes: attributesUnder(places.get(''), undefined, []),
    fields: fieldNodes(plan, places),
    asked: plan.questions,
  };
}

function stepAttributes(entry: StepEntry | undefined): Attribute[] {
  if (entry === undefined || typeof entry === 'string') return [];
  const { intro, when } = entry;
  return plain({
    when: when && normalizeSchema(inlineReferences(when as JsonSchema)),
    intro: normalizeRichText(intro),
  });
}
