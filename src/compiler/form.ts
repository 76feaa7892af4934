import type {
  Choice,
  ChoiceSource,
  CompiledForm,
  FieldUi,
  Question,
  QuestionGroup,
} from '../definition/compiled.ts';
import type { UiFile } from '../definition/files/ui.ts';
import type { JsonSchema } from '../definition/json-schema.ts';
import { defaultWidget, type WidgetEntry, widgetCatalogue } from '../definition/widgets.ts';

/** A compiled form without its validators. */
export type FormPlan = Pick<
  CompiledForm,
  'title' | 'schema' | 'ui' | 'questions' | 'groups' | 'widgets'
>;

type Messages = Record<string, string>;

/**
 * Splits a form as it was written into what is rendered and what is asked. The rendered schema keeps structure, titles
 * and conditions; rules stay with the validator, choices and messages go to the questions.
 *
 * @param messages the product's messages by keyword, for rules that the form has none of its own for
 */
export function planForm(schema: JsonSchema, ui: UiFile, messages: Messages): FormPlan {
  const written = inlineReferences(schema);
  const planned = planObject(written, ui, '', { ...messages, ...ui['ui:messages'] }, false);
  const questions = merged(planned.questions);
  return {
    title: written.title ?? '',
    schema: planned.schema,
    ui: planned.ui,
    questions,
    groups: mergedGroups(planned.groups),
    widgets: [...new Set(questions.map(({ widget }) => widget))].filter((name) => name !== 'list'),
  };
}

interface Planned {
  schema: JsonSchema;
  ui: FieldUi;
  questions: Question[];
  groups: QuestionGroup[];
}

function planObject(
  schema: JsonSchema,
  ui: UiFile,
  pointer: string,
  messages: Messages,
  conditional: boolean,
): Planned {
  const rendered: JsonSchema = keep(schema, ['type', 'title', 'description', 'required', 'if']);
  if (ui['ui:title']) rendered.title = ui['ui:title'];
  const fields: FieldUi = keep(ui as FieldUi, ['ui:options', 'ui:description']);
  const questions: Question[] = [];
  const groups: QuestionGroup[] = [];
  if (pointer !== '' && rendered.title) groups.push({ at: pointer, label: rendered.title });
  const properties = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const fieldUi = (ui[name] ?? {}) as UiFile;
    const required = schema.required?.includes(name) ?? false;
    const planned = planField(name, property, fieldUi, {
      pointer: `${pointer}/${name}`,
      inherited: messages,
      conditional,
      required,
    });
    fields[name] = planned.ui;
    questions.push(...planned.questions);
    groups.push(...planned.groups);
    return [name, planned.schema] as const;
  });
  if (schema.properties) rendered.properties = Object.fromEntries(properties);
  const branch = (part: JsonSchema, under: boolean) => {
    const planned = planObject(part, ui, pointer, messages, under);
    lay(planned.ui, fields);
    questions.push(...planned.questions);
    groups.push(...planned.groups);
    return planned.schema;
  };
  if (schema.then) rendered.then = branch(schema.then, true);
  if (schema.else) rendered.else = branch(schema.else, true);
  if (schema.allOf) rendered.allOf = schema.allOf.map((part) => branch(part, conditional));
  const order = ui['ui:order'];
  if (order) fields['ui:order'] = order.includes('*') ? order : [...order, '*'];
  return { schema: rendered, ui: fields, questions: ordered(questions, order, pointer), groups };
}

/** Adds to `onto` what it lacks: a branch that only tightens a field must not replace how it is asked. */
function lay(ui: FieldUi, onto: FieldUi): void {
  for (const [key, value] of Object.entries(ui)) {
    const there = onto[key];
    if (there === undefined || Object.keys(there as object).length === 0) onto[key] = value;
    else if (!key.startsWith('ui:') && !('ui:field' in (there as object))) {
      lay(value as FieldUi, there as FieldUi);
    }
  }
}

interface Place {
  pointer: string;
  inherited: Messages;
  conditional: boolean;
  required: boolean;
}

function planField(name: string, schema: JsonSchema, ui: UiFile, place: Place): Planned {
  const { pointer, inherited, conditional } = place;
  const messages = { ...inherited, ...ui['ui:messages'] };
  if (schema.type === 'object' || (schema.properties && !ui['ui:widget'])) {
    return planObject(schema, ui, pointer, messages, conditional);
  }
  const title = ui['ui:title'] ?? schema.title;
  const label = title ?? name;
  if (schema.type === 'array' && schema.items?.properties && !ui['ui:widget']) {
    return planList(schema, schema.items, ui, label, messages, place);
  }
  // A branch may only tighten a field that is asked elsewhere; that asks nothing.
  const type = typeof schema.type === 'string' ? schema.type : undefined;
  const widget = ui['ui:widget'] ?? defaultWidget(schema);
  const asks = schema.type !== undefined || schema.title !== undefined;
  if (!widget || !asks) return { schema: {}, ui: {}, questions: [], groups: [] };
  const entry = (widgetCatalogue as Record<string, WidgetEntry>)[widget];
  const options = ui['ui:options'] ?? {};
  const choices = choicesOf(schema);
  const question: Question = {
    at: pointer,
    label,
    widget,
    type,
    secret: schema.writeOnly || undefined,
    conditional: conditional || undefined,
    last: options.check === 'last' || undefined,
    choices,
    source: options.source as ChoiceSource | undefined,
    exclude: options.exclude as string | undefined,
    clearedBy: options.clearedBy as string | undefined,
    default: schema.default,
    unit: options.unit as string | undefined,
    messages,
  };
  return {
    // RJSF needs a type to descend; a question of several types is drawn by its widget all the same.
    schema: { type: type ?? 'string', title: label, ...keep(schema, ['readOnly']) },
    ui: {
      'ui:field': 'answer',
      'ui:widget': widget,
      ...keep(ui as FieldUi, ['ui:help', 'ui:placeholder', 'ui:autocomplete', 'ui:readonly']),
      'ui:options': {
        ...options,
        labels: entry?.labels ?? 'label',
        ...(choices ? { choices } : {}),
      },
    },
    questions: [question],
    groups: [],
  };
}

/** A list of groups, whose items are numbered by the title that they have in the schema. */
function planList(
  schema: JsonSchema,
  written: JsonSchema,
  ui: UiFile,
  label: string,
  messages: Messages,
  { pointer, inherited, conditional, required }: Place,
): Planned {
  const items = planObject(
    { ...written, title: written.title ?? label },
    ui.items ?? {},
    `${pointer}/-`,
    { ...inherited, ...ui.items?.['ui:messages'] },
    conditional,
  );
  const list: Question = {
    at: pointer,
    label,
    widget: 'list',
    type: 'array',
    conditional: conditional || undefined,
    atLeast: required ? schema.minItems : undefined,
    messages,
  };
  return {
    schema: {
      ...keep(schema, ['type', 'description', 'minItems', 'maxItems']),
      title: label,
      items: items.schema,
    },
    ui: {
      ...keep(ui as FieldUi, ['ui:options', 'ui:help', 'ui:description']),
      items: items.ui,
    },
    questions: [list, ...items.questions],
    groups: items.groups,
  };
}

/** The choices that a schema itself offers: `oneOf` with `const` and `title`, or `enum`; of a list, its items'. */
export function choicesOf(schema: JsonSchema): Choice[] | undefined {
  const from = schema.type === 'array' && schema.items ? schema.items : schema;
  if (from.oneOf?.every((option) => 'const' in option)) {
    return from.oneOf.map(({ const: value, title }) => ({ value, label: title ?? String(value) }));
  }
  return from.enum?.map((value) => ({ value, label: String(value) }));
}

/** One question a pointer: the first that asks, with the messages of all. */
function merged(questions: Question[]): Question[] {
  const byPointer = new Map<string, Question>();
  for (const question of questions) {
    const first = byPointer.get(question.at);
    if (!first) byPointer.set(question.at, question);
  }
  return [...byPointer.values()];
}

/** One group a pointer. A branch may name one again that it only adds to. */
const mergedGroups = (groups: QuestionGroup[]): QuestionGroup[] => [
  ...new Map(groups.map((group) => [group.at, group])).values(),
];

function ordered(questions: Question[], order: string[] | undefined, pointer: string): Question[] {
  if (!order) return questions;
  const rest = order.indexOf('*');
  const place = ({ at }: Question) => {
    const name = at.slice(pointer.length + 1).split('/')[0] ?? '';
    const index = order.indexOf(name);
    return index === -1 ? (rest === -1 ? order.length : rest) : index;
  };
  return questions
    .map((question, index) => ({ question, index }))
    .sort((a, b) => place(a.question) - place(b.question) || a.index - b.index)
    .map(({ question }) => question);
}

/** The schema with every `#/definitions/...` in its place. A circle is a rule's business; it ends here. */
export function inlineReferences(schema: JsonSchema): JsonSchema {
  const definitions = schema.definitions ?? {};
  const walk = (value: unknown, inside: string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => walk(item, inside));
    if (typeof value !== 'object' || value === null) return value;
    const reference = (value as JsonSchema).$ref;
    const name = reference?.replace(/^#\/definitions\//, '');
    if (reference && name !== undefined) {
      const target = inside.includes(name) ? {} : walk(definitions[name] ?? {}, [...inside, name]);
      const { $ref: _, ...beside } = value as JsonSchema;
      return { ...(target as object), ...beside };
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => [key, walk(entry, inside)]),
    );
  };
  const { definitions: _, $schema: _dialect, ...rest } = schema;
  return walk(rest, []) as JsonSchema;
}

function keep<T extends object>(from: T, keys: string[]): T {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key))) as T;
}
