import { getOwn } from '../../../core/get-own.ts';
import { escapePart } from '../../../core/pointer.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { TextsInside } from '../../../definition/ui-key-entry.ts';
import { widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { labelledChoicesOf } from '../../model/form/choices.ts';
import { fieldsOf, objectsOf } from '../../model/form/form-fields.ts';
import type { PlacedSchema } from '../../model/form/schema-parts.ts';
import { writtenKeysOf } from '../../model/form/ui-keys.ts';
import { widgetOf } from '../../model/form/widget.ts';
import { entriesOf, type FormSource } from '../../model/product.ts';
import { questionRequestsOf } from '../../model/screen/requests.ts';
import {
  each,
  fixed,
  keys,
  messages,
  namingItem,
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
      found.file === form.schemaPath && found.pointer === '/title'
        ? shownIn(early, namingItem(entriesOf(step.screen.screen)[step.index], [found]))
        : shownIn(step, [found]),
    ),
    ...questionRequestsOf(form).flatMap(({ file, pointer, request, field }) =>
      outcomeTexts(file, pointer, request, { ...step, moment: 'after-check', checked: field.at }),
    ),
  ];
};

function schemaTexts(form: FormSource): VisibleText[] {
  const file = form.schemaPath;
  const fields = fieldsOf(form).filter(({ ui }) => !isHidden(ui));
  const objects = objectsOf(form).flatMap(({ parts }) => parts);
  const places: (PlacedSchema & { ui?: UiFile | undefined })[] = [...objects, ...fields];
  return places.flatMap(({ schema, pointerOf, ui }) => [
    ...visibleText(file, pointerOf('title'), schema.title),
    ...visibleText(file, pointerOf('description'), schema.description),
    ...alternative(file, pointerOf('picture'), schema),
    ...choiceTexts(file, schema, pointerOf),
    ...choiceTexts(file, schema.items ?? {}, (keyword) => `${pointerOf('items')}/${keyword}`),
    // The words of a choice are its value, too.
    ...fixed(
      hasOwnWords(schema, ui)
        ? []
        : [
            ...words(file, pointerOf('enum'), schema.enum),
            ...words(file, `${pointerOf('items')}/enum`, schema.items?.enum),
          ],
    ),
  ]);
}

/** Returns whether a question is only calculated, and never shown. */
const isHidden = (ui: UiFile | undefined): boolean => ui?.['ui:options']?.shown === false;

/** Returns whether a widget names the choices by itself, such as countries. */
const hasOwnWords = (schema: JsonSchema, ui: UiFile | undefined): boolean =>
  widgetEntry(widgetOf(ui, schema))?.ownList !== undefined;

function choiceTexts(
  file: string,
  schema: JsonSchema,
  pointerOf: (keyword: string) => string,
): VisibleText[] {
  const { keyword, choices } = labelledChoicesOf(schema);
  return each(pointerOf(keyword), choices).flatMap(({ at, entry }) => [
    ...keys(file, at, entry, ['title', 'description']),
    ...alternative(file, `${at}/picture`, entry),
  ]);
}

/** Finds the text alternative of a picture; an empty one says that there is nothing to say. */
const alternative = (file: string, at: string, { picture }: JsonSchema): VisibleText[] =>
  picture?.alt ? keys(file, at, picture, ['alt']) : [];

const words = (file: string, pointer: string, values: unknown[] = []): VisibleText[] =>
  values.flatMap((word, index) => visibleText(file, `${pointer}/${index}`, word));

function uiTexts(form: FormSource): VisibleText[] {
  const entries = [
    ...objectsOf(form).map(({ ui, uiPointer }) => ({ ui, at: uiPointer })),
    ...fieldsOf(form).map(({ ui, uiPointer }) => ({ ui, at: uiPointer })),
  ];
  return entries.flatMap(({ ui, at }) =>
    writtenKeysOf(ui).flatMap(({ value, pointer, entry: { holds } }) =>
      holds ? textsInside(holds, form.uiPath, at + pointer, value) : [],
    ),
  );
}

function textsInside(holds: TextsInside, file: string, at: string, value: unknown): VisibleText[] {
  if (holds === 'text') return visibleText(file, at, value);
  if (holds === 'fixed-text') return fixed(visibleText(file, at, value));
  if (holds === 'rich-text') return richText(file, at, value);
  if (holds === 'messages') return messages(file, at, value);
  return Object.entries(typeof value === 'object' && value !== null ? value : {}).flatMap(
    ([key, part]) => {
      const inside = getOwn(holds, key) ?? holds['*'];
      return inside ? textsInside(inside, file, `${at}/${escapePart(key)}`, part) : [];
    },
  );
}
