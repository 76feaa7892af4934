import { AppFile } from '../../../definition/files/app.ts';
import { ExamplesFile, StepExamplesFile } from '../../../definition/files/examples.ts';
import { FrozenDraftFile } from '../../../definition/files/frozen-draft.ts';
import { SandboxFile } from '../../../definition/files/sandbox.ts';
import { AnySchema, SchemaFile } from '../../../definition/files/schema.ts';
import { FormFile, PageFile, WizardFile } from '../../../definition/files/screen.ts';
import { TranslationFile } from '../../../definition/files/translation.ts';
import { optionsSchema, uiKeys } from '../../../definition/ui-keys/index.ts';
import type { DefinitionKind } from '../../model/file-layout.ts';
import type { Shape } from './shape.ts';

/** Returns the schema of a file as plain data. */
const plain = (schema: object): Shape => JSON.parse(JSON.stringify(schema));

export const screenShape = plain({ anyOf: [PageFile, FormFile, WizardFile] });
/** The shape of each kind of screen. */
export const screenKinds = (screenShape.anyOf ?? []).map((shape) => ({
  name: shape.properties?.kind?.const,
  shape,
}));
export const stepExamplesShape = plain(StepExamplesFile);
export const anySchemaShape = plain(AnySchema);

/** The shapes of files; that of examples for a screen. */
export const fileShapes: Record<DefinitionKind, Shape> = {
  app: plain(AppFile),
  sandbox: plain(SandboxFile),
  translation: plain(TranslationFile),
  screen: screenShape,
  schema: plain(SchemaFile),
  // The entries of a ui.json depend on the schema, and are checked by `checkUi`.
  ui: { type: 'object', properties: { $schema: { type: 'string' } } },
  examples: plain(ExamplesFile),
  'frozen-draft': plain(FrozenDraftFile),
};

export const uiShapes: Record<string, Shape> = Object.fromEntries(
  Object.entries(uiKeys).map(([key, schema]) => [key, plain(schema)]),
);

const options = new Map<string | undefined, Shape>();

/** Returns the shape of "ui:options" for a widget. */
export function optionsShape(widget: string | undefined): Shape {
  const shape = options.get(widget) ?? plain(optionsSchema(widget));
  options.set(widget, shape);
  return shape;
}
