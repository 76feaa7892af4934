import type { FieldUi } from '../../../compiled/form.ts';
import type { QuestionKeys } from '../../../compiled/question.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { arrangementOf } from '../../../definition/widget-catalogue/index.ts';
import { writtenKeysOf } from '../../model/form/ui-keys.ts';

/** Returns the keys and options of a field that its compiled question has. */
export const questionKeysOf = (ui: UiFile): QuestionKeys =>
  Object.fromEntries(
    writtenKeysOf(ui).flatMap(({ key, value, entry: { inQuestion, schema } }) =>
      inQuestion && value !== (schema as JsonSchema).default
        ? [[key.replace('ui:', ''), value]]
        : [],
    ),
  );

/** Returns the parts of the engine that draw the keys and options of a field. */
export const partsOfKeys = (ui: UiFile | undefined): string[] =>
  writtenKeysOf(ui).flatMap(({ value, entry: { part = [] } }) => (value === false ? [] : part));

/** Returns the keys of a field that its template gets. */
export const drawnKeysOf = (ui: UiFile | undefined): FieldUi =>
  Object.fromEntries(
    writtenKeysOf(ui).flatMap(({ key, value, entry }) => (entry.drawn ? [[key, value]] : [])),
  );

/** Returns the widget that arranges the groups of a list or a group, as its template gets it. */
export const drawnArrangement = (ui: UiFile): FieldUi =>
  arrangementOf(ui['ui:widget']) ? { 'ui:arrangement': ui['ui:widget'] } : {};
