import { everySchemaIn } from '../../../compiler/index.ts';
import { isObject } from '../../../core/is-object.ts';
import { toPointer } from '../../../core/pointer.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { CommandError, exitCodes } from '../../command.ts';
import { foldDefinitions } from './fold-definitions.ts';
import { type FieldImport, importObject } from './import-field.ts';
import { type Remark, Remarks } from './remarks.ts';
import { resolveReferences } from './resolve-references.ts';
import { inJson, settle } from './settle.ts';
import { writeUi } from './ui-counterparts.ts';
import { UiEntry } from './ui-entry.ts';
import { noCounterpart } from './words.ts';

/** Files of a product: the text of each by its path. */
type Files = Map<string, string>;

/**
 * Returns the definitions of a product with an imported form.
 *
 * @param start the definitions around the form, and its screen
 * @param written the JSON Schema of the form
 * @param writtenUi the ui schema of RJSF
 */
export function importForm(
  start: Files,
  written: JsonSchema,
  writtenUi: Record<string, unknown>,
): { definitions: Files; remarks: Remark[] } {
  const remarks = new Remarks();
  const resolved = resolveReferences(written, remarks);
  const places = new WeakMap<object, string>();
  const names = new WeakMap<object, string>();
  const uiDefinitions = new Map(Object.entries(Object(writtenUi['ui:definitions'])));
  const context: FieldImport = {
    remarks,
    resolved,
    notSent: new Set(),
    alwaysSent: {},
    uiOf: (schema) =>
      ['definitions', '$defs'].flatMap((holder) => {
        const key = `#/${holder}/${resolved.definitionOf(schema)}`;
        const value = uiDefinitions.get(key);
        return value ? [{ value, pointer: toPointer(['ui:definitions', key]) }] : [];
      }),
    comesFrom(imported, source, pointer) {
      places.set(imported, pointer);
      const name = resolved.definitionOf(source);
      if (name !== undefined) names.set(imported, name);
    },
  };
  const ui = new UiEntry([{ value: writtenUi, pointer: '' }]);
  const { description, ...schema } = resolved.schema;
  const at = (keyword?: string) => resolved.at(resolved.schema, keyword) ?? '';
  const screen = {
    ...JSON.parse(start.get('form/screen.json') ?? '{}'),
    ...textsOf({ ...schema, description }, ui, context),
  };
  const root = { schema, ui, at, name: '', answer: '', part: 'object' } as const;
  const imported = importObject(root, context);
  if (!everySchemaIn(imported.schema).some(({ schema: part }) => hasFields(part))) {
    const message =
      'The schema has no field that can be asked. Write "properties", each with a "type".';
    throw new CommandError(exitCodes.badDefinitions, message);
  }
  screen.submit.send = sendingOf(context);
  const documents = {
    'form/screen.json': screen,
    'form/schema.json': {
      $schema: '../.schemas/schema.schema.json',
      type: 'object',
      ...foldDefinitions(
        imported.schema,
        (part) => names.get(part),
        (copy, part) => places.set(copy, places.get(part) ?? ''),
      ),
    },
    'form/ui.json': {
      $schema: '../.schemas/ui.schema.json',
      ...writeUi(ui, context, imported.ui),
    },
  };
  const placeOf = (part: object) => places.get(part);
  settle({ start, documents, remarks, written: { schema: written, ui: writtenUi }, placeOf });
  const texts = Object.entries(documents).map(([path, value]) => [path, inJson(value)] as const);
  return { definitions: new Map([...start, ...texts]), remarks: remarks.list };
}

const hasFields = ({ properties = {} }: JsonSchema): boolean => Object.keys(properties).length > 0;

/** Takes the texts of a form that its screen shows. */
function textsOf(root: JsonSchema, ui: UiEntry, { remarks }: FieldImport) {
  const pointer = ui.pointerOf('submitButtonOptions');
  const button = ui.take('submitButtonOptions');
  const { submitText, ...others } = isObject(button) ? button : {};
  if (others.norender || others.props) {
    remarks.add('ui', pointer, noCounterpart('ui', 'buttons', 'ui:submitButtonOptions'));
  }
  const title = ui.take('title') ?? root.title;
  const intro = ui.take('description') ?? root.description;
  return {
    ...(title ? { title } : {}),
    ...(intro ? { intro } : {}),
    ...(submitText ? { texts: { submit: submitText } } : {}),
  };
}

function sendingOf({ notSent, alwaysSent }: FieldImport): unknown {
  const answers = { from: '/answers', ...(notSent.size > 0 && { except: [...notSent] }) };
  const values = Object.entries(alwaysSent).map(([name, value]) => [name, { value }]);
  return values.length > 0 ? { merge: [answers, Object.fromEntries(values)] } : answers;
}
