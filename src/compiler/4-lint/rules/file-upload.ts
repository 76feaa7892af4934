import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { type FileKind, fileKinds } from '../../../definition/file-kinds.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { widgetEntry } from '../../../definition/widgets/index.ts';
import type { Finding } from '../../model/diagnostic.ts';
import { type FieldSource, questionsOf } from '../../model/form-fields.ts';
import { formsOf, type ProductSource } from '../../model/product.ts';
import { questionRequestsOf } from '../../model/requests.ts';
import { hasShapeErrorAt } from '../../model/shape-error.ts';
import { widgetOf } from '../../model/widget.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'A question for files says how they are sent, of which kinds and how large they may be, and its answer is that of the provider.',
  checkUnit: (product) =>
    formsOf(product).flatMap((form) =>
      questionsOf(form)
        .filter(({ ui, schema }) => widgetEntry(widgetOf(ui, schema))?.takesFiles)
        .flatMap((field) => [
          ...missingOptions(product, field),
          ...uselessCall(product, field),
          ...uselessCamera(field),
          ...unfinishedAnswers(field),
        ]),
    ),
  checkProduct: (product) => callsNotKept(product),
};

const needed = {
  upload: 'how its files are sent. Add "upload": { "call": ... }',
  accept: 'which kinds of files it takes. Add "accept", such as [".pdf"]',
  maxSize: 'how large a file may be. Add "maxSize", such as "5 MB"',
};

/** Finds the options without which a file has no way or no limits. */
function missingOptions(product: ProductSource, { form, name, ui, uiPointer }: FieldSource) {
  const options = optionsOf(ui);
  return Object.entries(needed).flatMap(([option, words]): Finding[] => {
    const isWrong = hasShapeErrorAt(product, form.uiPath, `${uiPointer}/ui:options/${option}`);
    if (options[option] !== undefined || isWrong) return [];
    const message = `"${name}" does not say ${words} to its options.`;
    return [{ file: form.uiPath, pointer: `${uiPointer}/ui:widget`, message }];
  });
}

/** Finds calls that can send no file, or whose response nobody reads. */
function uselessCall(
  { app }: ProductSource,
  { form, name, ui, uiPointer }: FieldSource,
): Finding[] {
  const { upload } = optionsOf(ui);
  const callName = isObject(upload) ? String(upload.call) : '';
  const call = getOwn(app.calls, callName);
  if (!call) return [];
  const found = { file: form.uiPath, pointer: `${uiPointer}/ui:options/upload/call` };
  if (call.method === 'GET' || call.method === 'DELETE') {
    const message = `A call with ${call.method} has no body, but "${name}" sends a file. Name a call with POST or PUT.`;
    return [{ ...found, message }];
  }
  if (call.response !== undefined) return [];
  const message = `The response of "${callName}" is the answer to "${name}", but it is not read. Add a "response" to the call in app.json.`;
  return [{ ...found, message }];
}

/** Finds a camera for kinds of files that it can't make. */
function uselessCamera({ form, name, ui, uiPointer }: FieldSource): Finding[] {
  const { capture, accept } = optionsOf(ui);
  if (capture === undefined || !Array.isArray(accept)) return [];
  const types = accept.map((kind) => fileKinds[kind as FileKind] ?? '');
  if (types.some((type) => /^(image|video)\//.test(type))) return [];
  const pointer = `${uiPointer}/ui:options/capture`;
  const message = `A camera makes pictures, which "${name}" does not take. Remove "capture", or add ".jpg" to "accept".`;
  return [{ file: form.uiPath, pointer, key: true, message, fix: { do: 'remove' } }];
}

/** Finds questions for which a file that is not uploaded would be an answer. */
function unfinishedAnswers({ form, name, schema, pointer }: FieldSource): Finding[] {
  const whole = inlineReferences(schema, form.schema.definitions);
  const answer: JsonSchema = whole.type === 'array' ? (whole.items ?? {}) : whole;
  const { required = [], properties = {} } = answer;
  const found = { file: form.schemaPath, pointer, key: true as const };
  const missing = ['id', 'name', 'size'].find((key) => !Object.hasOwn(properties, key));
  if (answer.type !== 'object' || (missing !== undefined && missing !== 'id')) {
    const message = `The answer to "${name}" describes a file: an object with at least "name" and "size". Add them to its "properties".`;
    return [{ ...found, message }];
  }
  if (required.some((key) => key !== 'name' && key !== 'size')) return [];
  const message = `"${name}" takes a file before it is uploaded. Name a property under "required" that only the response has, such as "id".`;
  return [{ ...found, message }];
}

/** Finds uploads to calls with which the local provider does something else. */
function callsNotKept(product: ProductSource): Finding[] {
  const { sandbox, sandboxPath: file } = product;
  const uploads = formsOf(product)
    .flatMap(questionRequestsOf)
    .filter(({ kind }) => kind === 'upload');
  return [...new Set(uploads.map(({ request }) => request.call))].flatMap((name): Finding[] => {
    const step = getOwn(sandbox?.calls, name);
    if (!step?.do || step.do === 'keep') return [];
    const message = `Visitors send files with the call "${name}", which "${step.do}" can't read. Write "do": "keep", with "accept" and "maxSize".`;
    return [{ file, pointer: `/calls/${name}/do`, message }];
  });
}

function optionsOf(ui: FieldSource['ui']): Record<string, unknown> {
  const options = ui?.['ui:options'];
  return isObject(options) ? options : {};
}
