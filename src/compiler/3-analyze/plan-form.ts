import type {
  CompiledForm,
  FieldUi,
  Presence,
  Question,
  QuestionGroup,
} from '../../compiled/form.ts';
import { listWidget } from '../../core/list-question.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { type FieldSource, type ObjectSource, objectOf } from '../model/form-fields.ts';
import { groupBy } from '../model/group-by.ts';
import type { FormSource } from '../model/product.ts';
import { inlineReferences } from '../schema/inline-references.ts';
import { ConditionTable, type PlannedCondition } from './condition-table.ts';
import { type Marks, marksOf, unmarked } from './marks.ts';
import { sortFields } from './order-questions.ts';
import { type Messages, pick, planQuestion } from './plan-question.ts';

/** A compiled form before its validators are compiled. */
export interface FormPlan
  extends Pick<CompiledForm, 'title' | 'schema' | 'ui' | 'questions' | 'groups' | 'widgets'> {
  conditions: PlannedCondition[];
}

/**
 * Plans the questions of a form, their order, their conditions and their layout. The drawn schema holds structure
 * and titles alone; rules stay with the validator, conditions, choices and messages go to the questions.
 *
 * @param messages the product's messages by keyword, for rules that the form has none of its own for
 */
export function planForm(form: FormSource, messages: Messages): FormPlan {
  const table = new ConditionTable();
  const root = objectOf(form);
  const inherited = { messages: { ...messages, ...form.ui['ui:messages'] }, marks: unmarked };
  const planned = planObject(root, inherited, table);
  const { questions, groups, schema, ui } = planned;
  return {
    title: root.parts[0]?.schema.title ?? '',
    schema: { type: 'object', ...schema },
    ui,
    questions,
    groups,
    widgets: [...new Set(questions.map(({ widget }) => widget))].filter(
      (name) => name !== listWidget,
    ),
    conditions: table.conditions,
  };
}

/** What fields take over from the fields around them. */
interface Inherited {
  messages: Messages;
  marks: Marks;
}

/** The part of the plan that a field, or an object, adds. */
interface Planned {
  schema: JsonSchema;
  ui: FieldUi;
  questions: Question[];
  groups: QuestionGroup[];
}

/**
 * Plans the fields of an object, each once for all branches that describe it. The schema has them as they are written,
 * which is the order of the answers; they are drawn, and the questions listed, in the order of the ui schema.
 */
function planObject(object: ObjectSource, around: Inherited, table: ConditionTable): Planned {
  const inherited = { ...around, marks: marksOf(around.marks, object.ui, object.parts) };
  const places = [...groupBy(object.fields, ({ name }) => name)];
  const fields = new Map(
    places.flatMap(([name, all]) => {
      const field = planField(all, inherited, table);
      return field ? [[name, field] as const] : [];
    }),
  );
  const order = object.ui['ui:order'];
  const drawn = sortFields([...fields.keys()], order).flatMap((name) => fields.get(name) ?? []);
  return {
    schema: { properties: mapEntries(fields, ({ schema }) => schema) },
    ui: {
      ...pick(object.ui as FieldUi, ['ui:options', 'ui:description']),
      ...mapEntries(fields, ({ ui }) => ui),
      ...(order ? { 'ui:order': order.includes('*') ? order : [...order, '*'] } : {}),
    },
    questions: drawn.flatMap(({ questions }) => questions),
    groups: drawn.flatMap(({ groups }) => groups),
  };
}

const mapEntries = <T>(fields: Map<string, Planned>, part: (field: Planned) => T) =>
  Object.fromEntries([...fields].map(([name, field]) => [name, part(field)] as const));

/** Plans a field from all places that describe it; the first one that asks it decides how it is drawn. */
function planField(
  places: FieldSource[],
  inherited: Inherited,
  table: ConditionTable,
): Planned | undefined {
  const asking = places.filter(isAskedHere);
  const [field] = asking;
  if (!field) return undefined;
  const presence = presenceOf(field, asking, table);
  const ui = field.ui ?? {};
  const messages = { ...inherited.messages, ...ui['ui:messages'] };
  if (field.inside && field.kind === 'group') {
    return planGroup(field.inside, ui, asking, {
      inherited: { ...inherited, messages },
      presence,
      table,
    });
  }
  const inlined = places.map((place) => ({
    ...place,
    schema: inlineReferences(place.schema, place.form.schema.definitions),
  }));
  const marks = marksOf(inherited.marks, ui, inlined);
  const schema = inlineReferences(field.schema, field.form.schema.definitions);
  const label = ui['ui:title'] ?? schema.title ?? field.name;
  if (field.inside) {
    const items = { ...inherited.messages, ...ui.items?.['ui:messages'] };
    const context = { inherited: { messages, marks }, items, presence, table };
    return planList(field, field.inside, label, context);
  }
  const planned = planQuestion({
    pointer: field.at,
    schema,
    ui,
    label,
    messages,
    presence,
    marks,
  });
  if (!planned) return undefined;
  return { schema: planned.schema, ui: planned.ui, questions: [planned.question], groups: [] };
}

/** Returns whether a place asks the field: some only tighten one that is asked elsewhere. */
const isAskedHere = ({ kind, asks, schema }: FieldSource): boolean =>
  kind === 'question' ? asks : schema.type !== undefined || schema.properties !== undefined;

function presenceOf(field: FieldSource, asking: FieldSource[], table: ConditionTable): Presence {
  const requiring = field.holder.parts.filter(({ schema }) =>
    schema.required?.includes(field.name),
  );
  const asked = table.when(asking.map(({ conditions }) => conditions));
  const required = table.when(requiring.map(({ conditions }) => conditions));
  return {
    ...(asked.some((way) => way.length === 0) ? {} : { askedWhen: asked }),
    ...(required.length > 0 ? { requiredWhen: required } : {}),
  };
}

interface GroupContext {
  inherited: Inherited;
  presence: Presence;
  table: ConditionTable;
}

function planGroup(
  object: ObjectSource,
  ui: UiFile,
  places: { schema: JsonSchema }[],
  { inherited, presence, table }: GroupContext,
): Planned {
  const { schema, ...planned } = planObject(object, inherited, table);
  const first = (keyword: 'title' | 'description') =>
    places.find((place) => place.schema[keyword] !== undefined)?.schema[keyword];
  const title = ui['ui:title'] ?? first('title');
  const description = first('description');
  const group = { pointer: object.at, ...(title ? { label: title } : {}), ...presence };
  return {
    ...planned,
    schema: {
      type: 'object',
      ...(title ? { title } : {}),
      ...(description === undefined ? {} : { description }),
      ...schema,
    },
    groups: [group, ...planned.groups],
  };
}

/** Plans a list of groups, whose items are numbered by the title that they have in the schema. */
function planList(
  { at, name, schema, ui = {}, part }: FieldSource,
  inside: ObjectSource,
  label: string,
  { inherited, items: ofItems, presence, table }: GroupContext & { items: Messages },
): Planned {
  const own = inside.parts[0]?.schema ?? {};
  const items = planGroup(inside, inside.ui, [{ schema: { ...own, title: own.title ?? label } }], {
    inherited: { ...inherited, messages: ofItems },
    presence: {},
    table,
  });
  const isRequiredHere = part.schema.required?.includes(name) ?? false;
  const list: Question = {
    pointer: at,
    label,
    widget: listWidget,
    type: 'array',
    ...presence,
    minItems: isRequiredHere ? schema.minItems : undefined,
    resetWhenChanges: ui['ui:options']?.clearedBy as string | undefined,
    secret: inherited.marks.secret || undefined,
    readOnly: inherited.marks.readOnly || undefined,
    messages: inherited.messages,
  };
  return {
    schema: {
      ...pick(schema, ['type', 'description', 'minItems', 'maxItems']),
      title: label,
      ...(list.readOnly ? { readOnly: true } : {}),
      items: items.schema,
    },
    ui: {
      ...pick(ui as FieldUi, ['ui:options', 'ui:help', 'ui:description']),
      items: items.ui,
    },
    questions: [list, ...items.questions],
    groups: items.groups,
  };
}
