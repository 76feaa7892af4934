import type { Question } from '../../../compiled/question.ts';
import {
  type FormSource,
  memoizeByObject,
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
import { canonicalJson } from '../../../core/text/canonical-json.ts';
import { AppFile } from '../../../definition/files/app.ts';
import { defaultDraftDays, defaultDraftDelay } from '../../../definition/files/draft.ts';
import { FormFile, PageFile, WizardFile } from '../../../definition/files/screen.ts';
import { FormStep } from '../../../definition/files/step.ts';
import { withoutDefaults } from '../canonical-json.ts';
import { attributesUnder } from './attributes-under.ts';
import { fieldNodes, uiAttribute } from './field-nodes.ts';
import { entryAttributes, keyAttributes } from './key-attributes.ts';
import type { Attribute, Node } from './node.ts';
import { schemaPlaces } from './schema-places.ts';

const files = { page: PageFile, form: FormFile, wizard: WizardFile };

/** Builds the node of a screen with its steps and their fields. */
export function screenNode({ app }: ProductSource, source: ScreenSource): Node {
  const { screen } = source;
  const file = files[screen.kind] ?? {};
  const written = withoutDefaults<Record<string, unknown>>(screen, file);
  const { route: _route, title: _title, texts: _texts, draft, ...rest } = written;
  const stored = isObject(draft) && { delay: defaultDraftDelay, days: defaultDraftDays, ...draft };
  const steps = normalizeSteps(source).map((step) => ({ step, form: formNodes(app, step.form) }));
  return {
    kind: 'screen',
    id: screen.route,
    folder: source.id,
    label: screen.title,
    attributes: [
      ...keyAttributes(file, { ...rest, ...(stored && { draft: stored }) }),
      ...textAttributes(textsOf(app, screen.texts)),
    ],
    children: steps.map(({ step, form }) => stepNode(step, form)),
    questions: steps.flatMap(({ form }) => form.questions),
  };
}

/** Returns the texts of the engine as attributes. */
export const textAttributes = (texts: object): Attribute[] =>
  entryAttributes('text', AppFile.properties.texts, texts);

const stepNode = (step: Step, { attributes, fields }: FormNodes): Node => ({
  kind: 'step',
  id: step.id,
  // The only form of a screen has the screen's title.
  label: step.id === '' ? '' : step.title,
  attributes: [
    ...keyAttributes(FormStep, step),
    ...(step.kind === 'review' ? [isReview] : []),
    ...attributes,
  ],
  children: fields,
});

const isReview: Attribute = {
  name: 'review',
  label: { noun: '{it}', words: { true: 'a list of the answers given', unset: 'a form' } },
  value: true,
};

interface FormNodes {
  /** Rules for the form as a whole. */
  attributes: Attribute[];
  fields: Node[];
  questions: Question[];
}

/** The nodes of each form by the messages of app.json, so that forms that are equal have the same nodes. */
const knownNodes = memoizeByObject((_form: FormSource) => new Map<string, FormNodes>());

function formNodes({ messages }: ProductSource['app'], form: FormSource | undefined): FormNodes {
  if (!form) return { attributes: [], fields: [], questions: [] };
  const known = knownNodes(form);
  const key = canonicalJson(messages);
  const nodes = known.get(key) ?? buildFormNodes(form, messages);
  known.set(key, nodes);
  return nodes;
}

function buildFormNodes(form: FormSource, messages: ProductSource['app']['messages']): FormNodes {
  // General messages follow from the rules, which are compared themselves.
  const plan = planForm(form, { messages, ownMessages: true });
  const places = schemaPlaces({ ...form, schema: validatedSchema(form.schema) });
  const groups = form.ui['ui:groups'];
  return {
    attributes: [
      ...attributesUnder(places.get(''), undefined, []),
      ...(groups === undefined ? [] : [uiAttribute('ui:groups', groups)]),
    ],
    fields: fieldNodes(plan, places, questionRequestsOf(form)),
    questions: plan.questions,
  };
}
