// The plan of a form, which later phases read. Its parts, in the order in which they work on a field:
//
// presence.ts            when it is asked and required, by conditions in the table of condition-table.ts
// rule-messages.ts       the messages of its rules; general-messages.ts has those of the language
// marks.ts               whether it is secret or read-only
// plan-variants.ts       its content in each branch of the schema
// plan-list.ts           a list, with its items from plan-items.ts
// plan-limits.ts         the rules whose limits are calculated
// plan-question.ts       a question, with the source of its choices from plan-source.ts
// lay-out-fields.ts      the order and headings of the fields of an object
// mapping-conditions.ts  the conditions inside of calculations

import type { CompiledForm, FieldUi } from '../../../compiled/form.ts';
import type {
  GroupContent,
  Presence,
  Question,
  QuestionGroup,
} from '../../../compiled/question.ts';
import { takesOther as hasOther } from '../../../core/form/coerce-answers.ts';
import { listWidget } from '../../../core/form/list-question.ts';
import { everyContentOf } from '../../../core/form/variants.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import {
  arrangementOf,
  otherAnswerWidget,
  widgetEntry,
} from '../../../definition/widget-catalogue/index.ts';
import { repeatedBy } from '../../model/form/comparisons.ts';
import {
  type FieldSource,
  fieldsOf,
  type ObjectSource,
  objectOf,
  objectsOf,
} from '../../model/form/form-fields.ts';
import { groupBy } from '../../model/group-by.ts';
import { memoizeByObject, memoizeByPair } from '../../model/memoize.ts';
import type { FormSource } from '../../model/product.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { drawnArrangement, drawnKeysOf, partsOfKeys } from './compile-keys.ts';
import { ConditionTable, type PlannedCondition } from './condition-table.ts';
import { type GeneralMessages, generalMessagesOf } from './general-messages.ts';
import { layOutFields } from './lay-out-fields.ts';
import { type Marks, marksOf, unmarked } from './marks.ts';
import { type CalculationsPlan, planCalculations } from './plan-calculations.ts';
import { messagesOfRepeated, withItemKey, withMessagesOfRepeated } from './plan-items.ts';
import { calculatedLimitsOf } from './plan-limits.ts';
import { listContent, planList } from './plan-list.ts';
import { type Messages, pick, planQuestion, questionContent } from './plan-question.ts';
import { planSource } from './plan-source.ts';
import { type PlannedContent, planVariants } from './plan-variants.ts';
import { type GroupsRequired, groupsRequiredBy, presenceOf } from './presence.ts';
import { readsOtherSteps } from './reads-other-steps.ts';
import { requiredMarks } from './required-marks.ts';
import { type MessageSource, ownMessagesOf } from './rule-messages.ts';

/** A compiled form before its validators are compiled. */
export interface FormPlan
  extends CalculationsPlan,
    Pick<CompiledForm, 'title' | 'schema' | 'ui' | 'questions' | 'marks' | 'groups' | 'widgets'> {
  /** The parts of the engine that draw its keys and widgets, by their paths below src/engine/form/. */
  parts: string[];
  conditions: PlannedCondition[];
  /** Whether questions have a "when". */
  hasOwnConditions?: true;
  /** Whether conditions or rules read answers of other steps. */
  readsSteps?: true;
}

/**
 * Plans the questions of a form, their order, their conditions and their layout. The drawn schema holds structure
 * and titles alone; rules stay with the validator, conditions, choices and messages go to the questions. Each plan is made
 * once: most rules of the checker read it, some of them for each question.
 *
 * @param app without it, questions have the messages of the form alone
 */
export const planForm = (form: FormSource, app?: MessageSource): FormPlan =>
  app ? planWithApp(form, app) : planWithoutApp(form);

const planWithApp = memoizeByPair((form: FormSource, app: MessageSource) => makePlan(form, app));
const planWithoutApp = memoizeByObject((form: FormSource) => makePlan(form));

function makePlan(form: FormSource, app?: MessageSource): FormPlan {
  const table = new ConditionTable();
  const root = objectOf(form);
  const inherited = {
    messages: { ...app?.messages, ...form.ui['ui:messages'] },
    general: app ? generalMessagesOf(app, form) : new Map(),
    language: app?.language,
    marks: unmarked,
    groupsRequired: always,
  };
  const planned = planObject(root, inherited, table);
  const { questions, groups, schema, ui } = planned;
  const takesOther = questions.some(takesOtherAnswers);
  const widgets = [...widgetsOf(questions), ...(takesOther ? [otherAnswerWidget] : [])];
  const parts = [
    ...[...objectsOf(form), ...fieldsOf(form)].flatMap(({ ui }) => partsOfKeys(ui)),
    ...(takesOther ? ['choices/other-answer.tsx'] : []),
    ...widgets.flatMap((widget) => widgetEntry(widget)?.part ?? []),
    ...fieldsOf(form).flatMap(({ ui }) => arrangementOf(ui?.['ui:widget'])?.part ?? []),
  ];
  const title = root.parts.find((part) => part.schema.title !== undefined)?.schema.title;
  return {
    title: title ?? '',
    schema: { type: 'object', ...schema },
    ui,
    questions,
    marks: requiredMarks({ questions }),
    groups,
    widgets: [...new Set(widgets)],
    parts: [...new Set(parts)],
    conditions: table.conditions,
    ...(fieldsOf(form).some(({ when }) => when.length > 0) && { hasOwnConditions: true }),
    ...(readsOtherSteps(form) && { readsSteps: true }),
    ...planCalculations(form, questions),
  };
}

const takesOtherAnswers = (question: Question): boolean =>
  everyContentOf(question).some(({ choices }) => hasOther(choices ?? []));

/** Returns the names of the widgets that draw the questions. */
function widgetsOf(questions: Question[]): string[] {
  const drawn = questions.filter(({ hidden }) => !hidden).flatMap(everyContentOf);
  return [...new Set(drawn.map(({ widget }) => widget))].filter((name) => name !== listWidget);
}

/** Everything that fields take over from the fields around them. */
interface Inherited {
  messages: Messages;
  /** Messages for the rules that those have none for. */
  general: GeneralMessages;
  language: MessageSource['language'];
  marks: Marks;
  groupsRequired: GroupsRequired;
}

const always: GroupsRequired = () => undefined;

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
  const names = [...fields.keys()];
  const { order, groups } = layOutFields(object, names);
  const drawn = order.flatMap((name) => {
    const field = fields.get(name);
    const heading = groups.find((group) => group.fields.includes(name))?.title;
    return field ? [heading === undefined ? field : withHeading(field, heading, object.at)] : [];
  });
  const shown = new Map([...fields].filter(([, field]) => !isHiddenField(field)));
  return {
    schema: { properties: mapEntries(shown, ({ schema }) => schema) },
    ui: {
      ...drawnKeysOf(object.ui),
      ...pick(object.ui as FieldUi, ['ui:options', 'ui:widget']),
      ...drawnArrangement(object.ui),
      ...mapEntries(fields, ({ ui }) => ui),
      ...(order.some((name, index) => name !== names[index]) && { 'ui:order': order }),
      ...(groups.length > 0 && { 'ui:groups': groups }),
    },
    questions: drawn.flatMap(({ questions }) => questions),
    groups: drawn.flatMap(({ groups }) => groups),
  };
}

/** Puts a field below a heading of the object that holds it. The items of a list have headings of their own. */
const withHeading = (field: Planned, heading: string, at: string): Planned => ({
  ...field,
  questions: field.questions.map((question) => {
    const { pointer } = question;
    if (pointer.slice(at.length).includes('/-')) return question;
    const isOfGroup = field.groups.some(
      (group) => group.label !== undefined && pointer.startsWith(`${group.pointer}/`),
    );
    const key = isOfGroup ? 'heading' : 'subheading';
    return { ...question, [key]: [heading, question[key]].filter(Boolean).join(' – ') };
  }),
});

/** Returns whether a field is a single question that is not shown. */
const isHiddenField = ({ questions: [first], groups }: Planned): boolean =>
  groups.length === 0 && first?.hidden === true;

const mapEntries = <T>(fields: Map<string, Planned>, part: (field: Planned) => T) =>
  Object.fromEntries([...fields].map(([name, field]) => [name, part(field)] as const));

/**
 * Plans a field from all places that describe it; those of branches may have content of their own.
 *
 * @param listLabel that of the list whose items the field asks for
 */
function planField(
  places: FieldSource[],
  inherited: Inherited,
  table: ConditionTable,
  listLabel?: string,
): Planned | undefined {
  const asking = places.filter(isAskedHere);
  const [field] = asking;
  if (!field) return undefined;
  const presence = presenceOf(field, asking, table, inherited.groupsRequired);
  const ui = field.ui ?? {};
  const messages = {
    ...inherited.general.get(field.at),
    ...inherited.messages,
    ...ownMessagesOf(ui, field.schema),
  };
  if (field.inside && field.kind === 'group') {
    const content = planVariants(places, ({ schema }) => groupContent(schema, ui), table) ?? {};
    const { inside } = field;
    const groupsRequired = () => groupsRequiredBy(inside, presence, table);
    const context = { inherited: { ...inherited, messages, groupsRequired }, presence, table };
    return planGroup(inside, content, context);
  }
  const inlined = places.map((place) => ({
    ...place,
    schema: inlineReferences(place.schema, place.form.schema.definitions),
  }));
  const marks = marksOf(inherited.marks, ui, inlined);
  if (field.kind === 'list') {
    const content = planVariants(inlined, (version) => listContent(version, ui), table);
    if (!content) return undefined;
    const around = { ...inherited, marks, groupsRequired: always };
    const items = field.inside
      ? planItems(field.inside, content.label, {
          inherited: { ...around, messages: { ...around.messages, ...ui.items?.['ui:messages'] } },
          presence: {},
          table,
        })
      : planField(
          field.items ?? [],
          { ...around, messages: { ...around.messages, ...messagesOfRepeated(messages) } },
          table,
          content.label,
        );
    if (!items) return undefined;
    const keyed = withMessagesOfRepeated(withItemKey(items, field), places, messages);
    const context = { messages, marks, presence, items: keyed };
    const { question, ...drawn } = planList(field, content, context);
    const list = { ...question, ...calculatedLimitsOf(places) };
    return { ...drawn, questions: [list, ...keyed.questions], groups: keyed.groups };
  }
  const content = planVariants(
    inlined,
    ({ schema, name }) => {
      const question = questionContent(schema, ui, listLabel ?? name);
      // An item shows its label beside its buttons.
      return question && listLabel !== undefined
        ? { ...question, labels: 'own' as const }
        : question;
    },
    table,
  );
  if (!content) return undefined;
  const { question, ...drawn } = planQuestion({
    pointer: field.at,
    ui,
    content,
    messages,
    presence,
    marks,
    source: planSource(field.form, ui['ui:options'], inherited.language),
    maxLength: inlined.find(isAskedHere)?.schema.maxLength,
    format: inlined.find(isAskedHere)?.schema.format,
    repeats: repeatedBy(inlined.filter(isAskedHere)),
  });
  return {
    ...drawn,
    questions: [{ ...question, ...calculatedLimitsOf(places) }],
    groups: [],
  };
}

/** Returns whether a place asks the field: some only tighten one that is asked elsewhere. */
const isAskedHere = ({ kind, asks, schema }: FieldSource): boolean =>
  kind === 'question'
    ? asks
    : schema.type !== undefined || schema.properties !== undefined || schema.oneOf !== undefined;

interface GroupContext {
  inherited: Inherited;
  presence: Presence;
  table: ConditionTable;
}

const groupContent = (schema: JsonSchema, ui: UiFile): GroupContent => ({
  label: ui['ui:title'] ?? schema.title,
  description: ui['ui:description'] ?? schema.description,
});

function planGroup(
  object: ObjectSource,
  content: PlannedContent<GroupContent>,
  { inherited, presence, table }: GroupContext,
): Planned {
  const { schema, ...planned } = planObject(object, inherited, table);
  const { label } = content;
  return {
    ...planned,
    schema: { type: 'object', ...(label ? { title: label } : {}), ...schema },
    groups: [{ pointer: object.at, ...content, ...presence }, ...planned.groups],
  };
}

/** Plans the items of a list, which are numbered by the title that they have in the schema. */
function planItems(object: ObjectSource, listLabel: string, context: GroupContext): Planned {
  const title = object.parts.find(({ schema }) => schema.title !== undefined)?.schema.title;
  return planGroup(object, groupContent({ title: title ?? listLabel }, object.ui), context);
}
