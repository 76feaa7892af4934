import type { FieldUi } from '../../../compiled/form.ts';
import type { Question } from '../../../compiled/question.ts';
import { type FormPlan, type QuestionRequest, sortFields } from '../../../compiler/index.ts';
import { isList } from '../../../core/form/list-question.ts';
import { getOwn } from '../../../core/get-own.ts';
import { escapePart, lastKey, parentPointer } from '../../../core/pointer.ts';
import { messageOfRule, ruleKeyword } from '../../../core/rules/broken-rule.ts';
import { canonicalJson } from '../../../core/text/canonical-json.ts';
import { messagePlaceholders } from '../../../definition/files/messages.ts';
import { Check } from '../../../definition/files/request.ts';
import { Upload } from '../../../definition/files/upload.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { UiKeyEntry } from '../../../definition/ui-key-entry.ts';
import {
  everyOption,
  optionsOf,
  optionsSchema,
  uiKeyCatalogue,
} from '../../../definition/ui-keys/index.ts';
import { uiAt } from '../../form/answer-location.ts';
import { withoutDefaults } from '../canonical-json.ts';
import { askedAttribute, attributesUnder, ruleAttribute } from './attributes-under.ts';
import { contentAttributes } from './content-attributes.ts';
import { keyAttributes } from './key-attributes.ts';
import { messageLabel, uiLabel } from './label.ts';
import type { Attribute, Node, NodeCondition } from './node.ts';
import { normalizeCalculation } from './normalize-calculation.ts';
import { normalizeRichText } from './normalize-rich-text.ts';
import type { SchemaPlace, SchemaPlaces } from './schema-places.ts';

const requests = { check: Check, upload: Upload };

interface Form {
  plan: FormPlan;
  places: SchemaPlaces;
  questions: Map<string, Question>;
  requests: QuestionRequest[];
}

/** Returns the fields of a form in order: questions, groups and lists with their contents. */
export function fieldNodes(
  plan: FormPlan,
  places: SchemaPlaces,
  requests: QuestionRequest[],
): Node[] {
  const questions = new Map(plan.questions.map((question) => [question.pointer, question]));
  const form = { plan, places, questions, requests };
  const asked = [...questions.keys(), ...plan.groups.map(({ pointer }) => pointer)];
  return [...nodesIn(form, plan.schema, '', []), ...elsewhere(form, asked)];
}

/**
 * Returns the fields of an object.
 *
 * @param schema that which is drawn; it has all fields, groups without questions too, as they are written
 */
function nodesIn(form: Form, schema: JsonSchema, at: string, around: NodeCondition[]): Node[] {
  const { properties = {} } = schema;
  const order = uiAt(form.plan.ui, at)?.['ui:order'] as string[] | undefined;
  // Calculated answers that are not shown decide conditions and limits, and are sent.
  const notDrawn = [...form.questions.values()]
    .filter(({ pointer, calculated }) => calculated && parentPointer(pointer) === at)
    .map(({ pointer }) => lastKey(pointer))
    .filter((name) => !Object.hasOwn(properties, name));
  const names = [...sortFields(Object.keys(properties), order), ...new Set(notDrawn)];
  return names.map((name) =>
    fieldNode(form, properties[name] ?? {}, `${at}/${escapePart(name)}`, around),
  );
}

function fieldNode(form: Form, schema: JsonSchema, at: string, around: NodeCondition[]): Node {
  const { plan, places, questions } = form;
  const question = questions.get(at);
  const kind = !question ? 'group' : isList(question) ? 'list' : 'question';
  const label = question?.label ?? plan.groups.find((group) => group.pointer === at)?.label ?? '';
  const place = places.get(at);
  const { only, attribute } = askedAttribute(place?.asked ?? [], around);
  const isOfGroups = kind === 'list' && !question?.ofValues;
  const items = isOfGroups ? itemAttributes(form, `${at}/-`, label, only ?? around) : [];
  const attributes = [
    ...attribute,
    ...(question && kind === 'question' ? contentAttributes(question, plan, around) : []),
    ...markAttributes(question),
    ...attributesUnder(place, only, around).filter(
      ({ name, value }) => name !== 'title' || value !== label,
    ),
    ...items,
    ...uiAttributes(uiAt(plan.ui, at) ?? {}, question),
    ...form.requests
      .filter(({ field }) => field.at === at)
      .flatMap(({ kind, request }) =>
        kind === 'choices'
          ? []
          : keyAttributes(requests[kind], withoutDefaults(request, requests[kind]), kind),
      ),
    ...messageAttributes(form, at, question),
  ];
  const [inner, innerSchema] = kind === 'list' ? [`${at}/-`, schema.items ?? {}] : [at, schema];
  const children =
    kind === 'question'
      ? []
      : question?.ofValues
        ? [fieldNode(form, innerSchema, inner, only ?? around)]
        : nodesIn(form, innerSchema, inner, only ?? around);
  return { kind, id: lastKey(at), label, pointer: at, attributes: once(attributes), children };
}

/** Removes duplicates, such as a mark of the schema that the question has too. */
const once = (attributes: Attribute[]): Attribute[] => [
  ...new Map(
    attributes.map((attribute) => [canonicalJson([attribute.name, attribute.under]), attribute]),
  ).values(),
];

/** Returns the attributes of the items of a list. */
function itemAttributes(
  { places }: Form,
  at: string,
  label: string,
  around: NodeCondition[],
): Attribute[] {
  return attributesUnder(places.get(at), undefined, around)
    .filter(({ name, value }) => name !== 'description' && !(name === 'title' && value === label))
    .map(({ name, value, ...rest }) => ({ ...rest, ...ruleAttribute(`items.${name}`, value) }));
}

/** Marks of the groups around a question count too. */
const markAttributes = (question: Question | undefined): Attribute[] =>
  question && !isList(question)
    ? [
        ...(question.secret ? [ruleAttribute('writeOnly', true)] : []),
        ...(question.readOnly ? [ruleAttribute('readOnly', true)] : []),
      ]
    : [];

function uiAttributes(ui: FieldUi, question: Question | undefined): Attribute[] {
  // The attribute "asked" has the "when".
  const {
    labels: _,
    choices: _choices,
    when: _when,
    // They come with the format, which is a rule.
    separators: _separators,
    groups: _groups,
    ...options
  } = ui['ui:options'] ?? {};
  const single = question && !isList(question) ? question : undefined;
  const kept = Object.entries(withoutDefaults(options, optionsSchema(single?.widget)));
  const keys = Object.entries(ui).filter(([key]) => getOwn<UiKeyEntry>(uiKeyCatalogue, key)?.drawn);
  const entries = { ...everyOption, ...optionsOf(single?.widget) };
  return [
    ...(single?.placeholder === undefined
      ? []
      : [uiAttribute('ui:placeholder', single.placeholder)]),
    ...keys.map(([key, value]) => uiAttribute(key, value)),
    ...(ui['ui:arrangement'] === undefined
      ? []
      : [{ name: 'arrangement', label: arrangementLabel, value: ui['ui:arrangement'] }]),
    ...kept.map(([name, value]) => {
      const isCalculation = name === 'calculated' || name === 'proposed';
      return {
        name: `option.${name}`,
        ...labelled(name, getOwn(entries, name), value),
        ...(isCalculation && { value: normalizeCalculation(value, question?.pointer) }),
      };
    }),
  ];
}

const arrangementLabel = {
  noun: '{it}',
  words: { table: 'drawn as a table', unset: 'drawn one below the other' },
};

/** Returns a key of ui.json as an attribute. */
export const uiAttribute = (key: string, value: unknown): Attribute => ({
  name: key.replace('ui:', ''),
  ...labelled(key, getOwn<UiKeyEntry>(uiKeyCatalogue, key), value),
});

const labelled = (name: string, entry: UiKeyEntry | undefined, value: unknown) => ({
  label: uiLabel(name, entry),
  value: normalizeKey(entry, value),
});

function normalizeKey(entry: UiKeyEntry | undefined, value: unknown): unknown {
  if (entry?.holds === 'rich-text') return normalizeRichText(value);
  // A count is compiled to the limit that it counts to, which is reported as such.
  return (entry?.schema as JsonSchema | undefined)?.type === 'boolean' ? value !== false : value;
}

function messageAttributes(
  { places, questions }: Form,
  at: string,
  question?: Question,
): Attribute[] {
  if (!question) return [];
  // The items of a list of plain values are a question with messages of its own.
  const ofItems = question.ofValues ? [] : rulesAt(places.get(`${at}/-`));
  const keywords = new Set([...rulesAt(places.get(at)), ...ofItems]);
  // The message for a missing group is shown at its first question.
  for (let outer = parentPointer(at); outer !== ''; outer = parentPointer(outer)) {
    const first = [...questions.keys()].find((key) => key.startsWith(`${outer}/`));
    if (!questions.has(outer) && first === at && rulesAt(places.get(outer)).includes('required')) {
      keywords.add('required');
    }
  }
  const { chosenBy } = places.get(at) ?? {};
  return [...keywords].flatMap((keyword) => {
    const rule = keyword === 'choices' ? (chosenBy ?? '') : keyword;
    const value = messageOfRule(question.messages, rule);
    return value === undefined
      ? []
      : [{ name: `message.${keyword}`, label: messageLabel(keyword), value }];
  });
}

const rulesAt = (place: SchemaPlace | undefined): string[] =>
  (place?.rules ?? [])
    .map(({ keyword }) => keyword.replace(/^items\./, ''))
    .filter((path) => path === 'choices' || ruleKeyword(path) in messagePlaceholders);

/** Returns nodes for fields of other forms for which this form has rules. */
function elsewhere({ places }: Form, asked: string[]): Node[] {
  const known = (at: string) => asked.some((one) => one === at || one.startsWith(`${at}/`));
  return [...places]
    .filter(
      ([at, { rules }]) =>
        rules.length > 0 && !known(at) && !(at.endsWith('/-') && known(parentPointer(at))),
    )
    .map(([at, place]) => ({
      kind: 'elsewhere',
      id: at,
      label: at.slice(1),
      pointer: at,
      attributes: attributesUnder(place, undefined, []),
      children: [],
    }));
}
