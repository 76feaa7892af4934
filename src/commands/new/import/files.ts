import { type FileKind, fileKinds } from '../../../definition/file-kinds.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { widgetCatalogue, widgetEntry } from '../../../definition/widget-catalogue/index.ts';
import { type ImportNode, remarkOn, type Transformation } from './node.ts';
import { widgetFor } from './widgets.ts';

/** The limits of files where nothing says them. */
const usual = { accept: ['.pdf', '.jpg', '.png'], maxSize: '5 MB', maxItems: 5 };

const fileWidget = Object.keys(widgetCatalogue).find((name) => widgetEntry(name)?.takesFiles);

/** Returns whether a question asks for files, which stand in its text as data: URLs. */
export const asksForFiles = ({ schema, ui }: ImportNode): boolean =>
  [schema, schema.items].some((one) => one?.format === 'data-url') ||
  widgetEntry(widgetFor(ui.peek('widget'), schema))?.takesFiles === true;

/** Writes a question for data: URLs as one for files that go with the form. */
export const toFiles: Transformation = (node, context) => {
  const { ui } = node;
  const accept = kindsIn(ui.take('accept'));
  ui.put('widget', fileWidget);
  ui.put('accept', accept.length > 0 ? accept : usual.accept);
  ui.put('maxSize', usual.maxSize);
  const { format: _, items, ...schema } = node.schema;
  const kinds = accept.length > 0 ? '' : `${usual.accept.join(', ')}, `;
  const text = `Files are sent beside the answers, as multipart/form-data, not as data: URLs in them. Assumed: ${kinds}${usual.maxSize}${items ? `, ${usual.maxItems} files` : ''} at most. Change "accept" and "maxSize" in ui.json${items ? ', and "maxItems" in schema.json' : ''}.`;
  remarkOn(node, context, text);
  // The answer describes the file.
  const described: JsonSchema = {
    type: 'object',
    required: ['part'],
    properties: { name: { type: 'string' }, size: { type: 'integer' }, part: { type: 'string' } },
  };
  const list = { maxItems: usual.maxItems, ...schema, items: described };
  return { ...node, schema: items ? list : { ...schema, ...described } };
};

/** Returns the endings for the entries of HTML's "accept": endings, and media types such as "image/*". */
function kindsIn(accept: unknown): FileKind[] {
  const names = `${accept ?? ''}`.split(',').map((name) => name.trim().toLowerCase());
  const kinds = Object.entries(fileKinds) as [FileKind, string][];
  const found = kinds.filter(([ending, type]) =>
    names.some(
      (name) => name === ending || (name !== '' && type.startsWith(name.replace('*', ''))),
    ),
  );
  return found.map(([ending]) => ending);
}
