import type {
  ChoiceSource,
  CompiledForm,
  FieldUi,
  Question,
  QuestionGroup,
} from '../../compiled/form.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { defaultWidget, widgetEntry } from '../../definition/widgets/index.ts';
import { choicesOf } from '../model/choices.ts';
import { inlineReferences } from '../schema/inline-references.ts';
import { mergeGroups, mergeQuestions, sortQuestions } from './order-questions.ts';

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
  const questions = mergeQuestions(planned.questions);
  return {
    title: written.title ?? '',
    schema: planned.schema,
    ui: planned.ui,
    questions,
    groups: mergeGroups(planned.groups),
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
  if (pointer !== '' && rendered.title) groups.push({ pointer, label: rendered.title });
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
  return {
    schema: rendered,
    ui: fields,
    questions: sortQuestions(questions, order, pointer),
    groups,
  };
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
  const entry = widgetEntry(widget);
  const options = ui['ui:options'] ?? {};
  const choices = choicesOf(schema);
  const question: Question = {
    pointer,
    label,
    widget,
    type,
    secret: schema.writeOnly || undefined,
    conditional: conditional || undefined,
    validateLast: options.check === 'last' || undefined,
    choices,
    source: options.source as ChoiceSource | undefined,
    exclude: options.exclude as string | undefined,
    resetWhenChanges: options.clearedBy as string | undefined,
    default: schema.default,
    unit: options.unit as string | undefined,
    display: entry?.display,
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
    pointer,
    label,
    widget: 'list',
    type: 'array',
    conditional: conditional || undefined,
    minItems: required ? schema.minItems : undefined,
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

function keep<T extends object>(from: T, keys: string[]): T {
  return Object.fromEntries(Object.entries(from).filter(([key]) => keys.includes(key))) as T;
}
