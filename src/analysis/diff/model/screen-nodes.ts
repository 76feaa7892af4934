import type { Question } from '../../../compiled/question.ts';
import {
  type FormSource,
  milliseconds,
  normalizeSteps,
  type ProductSource,
  planForm,
  questionRequestsOf,
  type ScreenSource,
  type Step,
  textsOf,
  validatedSchema,
} from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import { defaultDraftDays, defaultDraftDelay } from '../../../definition/files/draft.ts';
import { FormFile, PageFile, WizardFile } from '../../../definition/files/screen.ts';
import { canonicalJson, withoutDefaults } from '../canonical-json.ts';
import { attributesUnder } from './attributes-under.ts';
import { fieldNodes } from './field-nodes.ts';
import type { Attribute, Node } from './node.ts';
import { normalizeDataCondition } from './normalize-data-condition.ts';
import { normalizeRichText } from './normalize-rich-text.ts';
import { pageParts } from './page-parts.ts';
import { requestAttributes } from './request-attributes.ts';
import { schemaPlaces } from './schema-places.ts';

const files = { page: PageFile, form: FormFile, wizard: WizardFile };
/** Keys of a screen that are converted separately. */
const separateKeys = [
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

/** Nodes by source, with the texts of app.json that they depend on. */
const known = new WeakMap<ScreenSource, { on: string; node: Node }>();

/** Returns a function that builds the node of a screen once for each source. */
export function screenNodes(product: ProductSource): (source: ScreenSource) => Node {
  const on = canonicalJson([product.app.messages, product.app.texts]);
  return (source) => {
    const found = known.get(source);
    if (found?.on === on) return found.node;
    const node = screenNode(product, source, on);
    known.set(source, { on, node });
    return node;
  };
}

/** Builds the node of a screen with its steps and their fields. */
function screenNode(product: ProductSource, source: ScreenSource, on: string): Node {
  const { screen } = source;
  const written = withoutDefaults<Record<string, unknown>>(screen, files[screen.kind] ?? {});
  const { intro, body, actions, load, submit, draft, footer, notice, ...rest } = written;
  const texts = textsOf(product.app, screen.texts);
  const attributes: Attribute[] = [
    ...plain(
      Object.fromEntries(Object.entries(rest).filter(([key]) => !separateKeys.includes(key))),
    ),
    ...plain({ intro: normalizeRichText(intro), ...pageParts({ footer, notice }) }),
    ...plain({ body: filled(body)?.map(normalizeRichText), actions: filled(actions) }),
    ...requestAttributes('load', load),
    ...plain(draftAttributes(draft)),
    ...saveLaterAttributes(draft),
    ...requestAttributes('submit', submit),
    ...plain(
      Object.fromEntries(Object.entries(texts).map(([name, text]) => [`text.${name}`, text])),
    ),
  ];
  const { children, questions } = stepsOf(product, source, on);
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
  const { delay = defaultDraftDelay, days = defaultDraftDays, saveLater: _, ...rest } = draft;
  const entries = Object.entries(rest).map(([key, value]) => [`draft.${key}`, value]);
  return {
    ...Object.fromEntries(entries),
    'draft.delay': milliseconds(String(delay)),
    'draft.days': days,
  };
}

function saveLaterAttributes(draft: unknown): Attribute[] {
  if (!isObject(draft) || !isObject(draft.saveLater)) return [];
  const { mailLink, ...request } = draft.saveLater;
  return [...requestAttributes('saveLater', request), ...requestAttributes('mailLink', mailLink)];
}

function stepsOf(product: ProductSource, source: ScreenSource, on: string) {
  const questions: Question[] = [];
  const children = normalizeSteps(source).map((step): Node => {
    const { attributes, fields, asked } = formNodes(product, step.form, on);
    questions.push(...asked);
    return {
      kind: 'step',
      id: step.id,
      // The only form of a screen has the screen's title.
      label: step.id === '' ? '' : step.title,
      attributes: [...stepAttributes(step), ...attributes],
      children: fields,
    };
  });
  return { children, questions };
}

interface FormNodes {
  /** Rules for the form as a whole. */
  attributes: Attribute[];
  fields: Node[];
  asked: Question[];
}

const knownForms = new WeakMap<FormSource, { on: string; nodes: FormNodes }>();

/** Builds the nodes of a form once for each source. */
function formNodes(product: ProductSource, source: FormSource | undefined, on: string): FormNodes {
  if (!source) return { attributes: [], fields: [], asked: [] };
  const found = knownForms.get(source);
  if (found?.on === on) return found.nodes;
  // General messages follow from the rules, which are compared themselves.
  const plan = planForm(source, { messages: product.app.messages, ownMessages: true });
  const places = schemaPlaces({ ...source, schema: validatedSchema(source.schema) });
  const nodes = {
    attributes: [
      ...attributesUnder(places.get(''), undefined, []),
      ...plain({ groups: source.ui['ui:groups'] }),
    ],
    fields: fieldNodes(plan, places, questionRequestsOf(source)),
    asked: plan.questions,
  };
  knownForms.set(source, { on, nodes });
  return nodes;
}

const stepAttributes = ({ kind, intro, when, load, exits }: Step): Attribute[] => [
  ...requestAttributes('load', load),
  ...plain({
    review: kind === 'review' || undefined,
    when: when && normalizeDataCondition(when),
    exits: exits?.map((exit) => ({ ...exit, when: normalizeDataCondition(exit.when) })),
    intro: normalizeRichText(intro),
  }),
];
