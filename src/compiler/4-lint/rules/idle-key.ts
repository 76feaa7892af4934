import { getOwn } from '../../../core/get-own.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { formKeywords } from '../../../definition/keywords/index.ts';
import { type Place, places, type RefusedPlaces } from '../../../definition/places.ts';
import {
  type WidgetEntry,
  widgetCatalogue,
  widgetEntry,
} from '../../../definition/widget-catalogue/index.ts';
import { planForm } from '../../3-analyze/plan/plan-form.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { choicesOf, labelledChoicesOf } from '../../model/form/choices.ts';
import {
  type FieldSource,
  fieldsOf,
  type ObjectSource,
  objectOf,
  objectsOf,
} from '../../model/form/form-fields.ts';
import { type PartSource, ruleSchemasOf } from '../../model/form/schema-parts.ts';
import { writtenKeysOf } from '../../model/form/ui-keys.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { answerPlaceOf } from '../../model/form/written-answers.ts';
import type { FormSource } from '../../model/product.ts';
import { everySchemaIn } from '../../schema/map-subschemas.ts';
import { isShape } from '../../schema/object-shapes.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description: 'Every key has an effect at the place where it stands.',
  checkForm: (form) => {
    const found = [...uiFindings(form), ...schemaFindings(form)];
    // Several places may lead to the same definition.
    const once = new Map(found.map((one) => [one.pointer + one.file, one]));
    return [...once.values()];
  },
  checkQuestion: (question) => [...keyFindings(question), ...choiceFindings(question)],
};

/** Returns the finding for a key where its entry refuses it. */
function findingAt(
  place: Place,
  key: string,
  refusedAt: RefusedPlaces | undefined,
  at: { file: string; pointer: string },
): Finding[] {
  const instead = refusedAt?.[place];
  if (instead === undefined) return [];
  const message = `"${key}" does nothing at ${places[place].replaceAll('`', '"')}. ${instead}`;
  return [{ ...at, key: true, message }];
}

function uiFindings(form: FormSource): Finding[] {
  const findingsIn = (place: Place, ui: UiFile | undefined, at: string): Finding[] =>
    writtenKeysOf(ui).flatMap(({ key, pointer, entry }) =>
      findingAt(place, key, entry.refusedAt, { file: form.uiPath, pointer: at + pointer }),
    );
  return [
    ...findingsIn('form', objectOf(form).ui, ''),
    ...fieldsOf(form).flatMap(({ kind, ui, uiPointer, inside }) => [
      ...findingsIn(kind, ui, uiPointer),
      ...(kind === 'list' && inside ? findingsIn('item', inside.ui, inside.uiPointer) : []),
    ]),
  ];
}

/** Finds keys of ui.json that the widget of a question does not use. */
function keyFindings(field: FieldSource): Finding[] {
  // The rule for-each reports them: no widget draws the question.
  if (isItemKey(field)) return [];
  const { form, schema, ui = {}, uiPointer } = field;
  const widget = widgetOf(ui, schema);
  const { idleKeys = [], choices: { count } = {} } = widgetEntry(widget) ?? {};
  // The rule widget-type reports that another widget was meant.
  if (count !== undefined && (choicesOf(schema)?.length ?? count) !== count) return [];
  return idleKeys
    .filter((key) => Object.hasOwn(ui, key))
    .map((key) => {
      const message = `"${key}" does nothing with the widget "${widget}". Remove it, or choose another widget.`;
      return { file: form.uiPath, pointer: `${uiPointer}/${key}`, key: true, message };
    });
}

/** Finds descriptions and pictures of choices that the widget of a question does not show. */
function choiceFindings(field: FieldSource): Finding[] {
  const { form, schema, ui } = field;
  const widget = widgetOf(ui, schema);
  const entry = widgetEntry(widget);
  const heads = isItemKey(field);
  if (!entry || (entry.choices?.describes && !heads)) return [];
  const { schema: answer, pointerOf } = answerPlaceOf(field);
  const { keyword, choices } = labelledChoicesOf(answer);
  const isList = answer !== schema;
  const [other] = Object.entries<WidgetEntry>(widgetCatalogue).find(
    ([, { choices, types }]) => choices?.describes && types.includes(isList ? 'array' : 'string'),
  ) as [string, WidgetEntry];
  return choices.flatMap((choice, index): Finding[] =>
    (['description', 'picture'] as const).flatMap((key) => {
      if (!('const' in choice) || choice[key] === undefined) return [];
      const message = heads
        ? `The ${key} of a choice is not shown: its title heads an item of the list. Remove it.`
        : `The widget "${widget}" does not show the ${key} of a choice. Remove it, or choose "${other}".`;
      const pointer = `${pointerOf(keyword)}/${index}/${key}`;
      return [{ file: form.schemaPath, pointer, key: true, message }];
    }),
  );
}

/** Returns whether a question holds the choice that an item of a list is for. */
const isItemKey = ({ form, at }: FieldSource): boolean =>
  planForm(form).questions.some(({ pointer, itemKey }) => itemKey === true && pointer === at);

function schemaFindings(form: FormSource): Finding[] {
  const entryAt = (place: Place, keys: JsonSchema, pointerOf: (key: string) => string): Finding[] =>
    Object.keys(keys).flatMap((key) => {
      const at = { file: form.schemaPath, pointer: pointerOf(key) };
      return findingAt(place, key, getOwn(formKeywords, key)?.refusedAt, at);
    });
  const ruleAt = ({ schema, pointer }: { schema: JsonSchema; pointer: string }) => {
    // A choice has its title wherever it is written.
    const { title: _, ...choice } = schema;
    return entryAt(
      'rule',
      'const' in schema || schema.enum ? choice : schema,
      (key) => `${pointer}/${key}`,
    );
  };
  const ofObjects = objectsOf(form).flatMap((object) =>
    object.parts.flatMap((part) => {
      const holder = placeOfPart(object, part);
      return [
        ...(holder ? entryAt(holder, part.schema, part.pointerOf) : []),
        ...(part.schema.if
          ? everySchemaIn(part.schema.if, part.pointerOf('if')).flatMap(ruleAt)
          : []),
      ];
    }),
  );
  const ofFields = fieldsOf(form).flatMap((field) => {
    const { kind, asks, part, holder, schema, pointerOf } = field;
    // A list of plain values starts with its default, as a question does.
    const { default: _, ...withoutDefault } = schema;
    if (kind !== 'question') return entryAt(kind, field.items ? withoutDefault : schema, pointerOf);
    const isInBranch = part.conditions.length > (holder.parts[0]?.conditions.length ?? 0);
    const { items } = schema;
    return [
      ...(items ? entryAt('item', items, (key) => `${pointerOf('items')}/${key}`) : []),
      ...entryAt(asks ? 'question' : isInBranch ? 'branch' : 'allOf', schema, pointerOf),
      // The rule widget-type reports shapes under "anyOf".
      ...(schema.anyOf?.some(isShape) ? [] : ruleSchemasOf({ schema, pointerOf }).flatMap(ruleAt)),
    ];
  });
  return [...ofObjects, ...ofFields];
}

/** Returns the kind of place of an object's part, where its fields do not name it: the form, items or a branch. */
function placeOfPart({ at, parts }: ObjectSource, part: PartSource): Place | undefined {
  if (/\/(then|else)$/.test(part.pointer)) return 'branch';
  if (/\/allOf\/\d+$/.test(part.pointer)) return 'allOf';
  if (part !== parts[0]) return undefined;
  if (at === '') return 'form';
  return at.endsWith('/-') ? 'item' : undefined;
}
