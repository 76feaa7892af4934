import { isObject } from '../../core/is-object.ts';
import type { UiFile } from '../../definition/files/ui.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { labelledChoicesOf } from '../model/choices.ts';
import { fieldsOf, objectsOf } from '../model/form-fields.ts';
import type { FormSource } from '../model/product.ts';
import { questionRequestsOf } from '../model/requests.ts';
import {
  each,
  fixed,
  keys,
  messages,
  outcomeTexts,
  richText,
  shownIn,
  type TextStep,
  type VisibleText,
  visibleText,
} from './texts-at.ts';

/** Finds the texts of a form, in its two files. */
export const formTexts = (form: FormSource, step: TextStep | undefined): VisibleText[] => {
  const texts = [...schemaTexts(form), ...uiTexts(form)];
  if (!step) return texts;
  // The stepper names each step from the start.
  const early: TextStep = { ...step, moment: 'before-load' };
  return [
    ...texts.flatMap((found) =>
      shownIn(found.file === form.schemaPath && found.pointer === '/title' ? early : step, [found]),
    ),
    ...questionRequestsOf(form).flatMap(({ file, pointer, request, field }) =>
      outcomeTexts(file, pointer, request, { ...step, moment: 'after-check', checked: field.at }),
    ),
  ];
};

function schemaTexts(form: FormSource): VisibleText[] {
  const file = form.schemaPath;
  const places = [...objectsOf(form).flatMap(({ parts }) => parts), ...fieldsOf(form)];
  return places.flatMap(({ schema, placeOf }) => [
    ...visibleText(file, placeOf('title'), schema.title),
    ...visibleText(file, placeOf('description'), schema.description),
    ...choiceTexts(file, schema, placeOf),
    ...choiceTexts(file, schema.items ?? {}, (keyword) => `${placeOf('items')}/${keyword}`),
    // The words of a choice are its value, too.
    ...fixed([
      ...words(file, placeOf('enum'), schema.enum),
      ...words(file, `${placeOf('items')}/enum`, schema.items?.enum),
    ]),
  ]);
}

function choiceTexts(
  file: string,
  schema: JsonSchema,
  placeOf: (keyword: string) => string,
): VisibleText[] {
  const { keyword, choices } = labelledChoicesOf(schema);
  return each(placeOf(keyword), choices).flatMap(({ at, entry }) =>
    keys(file, at, entry, ['title', 'description']),
  );
}

const words = (file: string, pointer: string, values: unknown[] = []): VisibleText[] =>
  values.flatMap((word, index) => visibleText(file, `${pointer}/${index}`, word));

function uiTexts(form: FormSource): VisibleText[] {
  const entries = [
    ...objectsOf(form).map(({ ui, uiPointer }) => ({ ui, at: uiPointer })),
    ...fieldsOf(form).map(({ ui, uiPointer }) => ({ ui, at: uiPointer })),
  ];
  return entries.flatMap(({ ui, at }) => [
    ...keys(form.uiPath, at, ui, ['ui:title', 'ui:description', 'ui:placeholder']),
    ...each(`${at}/ui:groups`, ui?.['ui:groups']).flatMap((group) =>
      keys(form.uiPath, group.at, group.entry, ['title', 'description']),
    ),
    ...richText(form.uiPath, `${at}/ui:before`, ui?.['ui:before']),
    ...richText(form.uiPath, `${at}/ui:help`, ui?.['ui:help']),
    ...messages(form.uiPath, `${at}/ui:messages`, ui?.['ui:messages']),
    ...fixed(keys(form.uiPath, `${at}/ui:options`, ui?.['ui:options'], ['unit', 'low', 'high'])),
    ...keys(form.uiPath, `${at}/ui:options`, ui?.['ui:options'], ['addText']),
    ...fixed(keys(form.uiPath, `${at}/ui:options/other`, otherWords(ui), ['label', 'ask'])),
    ...fixed(reasons(form.uiPath, `${at}/ui:options/disabled`, ui?.['ui:options']?.disabled)),
    ...richText(form.uiPath, `${at}/ui:options/text`, ui?.['ui:options']?.text),
  ]);
}

/** Returns the words of the choice that takes any other answer. */
const otherWords = (ui: UiFile | undefined): Record<string, unknown> => {
  const { other } = ui?.['ui:options'] ?? {};
  return isObject(other) ? other : {};
};

/** Returns the reasons why choices can't be chosen. */
const reasons = (file: string, pointer: string, all: unknown): VisibleText[] =>
  isObject(all) ? keys(file, pointer, all, Object.keys(all)) : [];
