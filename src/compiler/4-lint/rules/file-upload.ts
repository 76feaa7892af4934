import { getOwn } from '../../../core/get-own.ts';
import { isObject } from '../../../core/is-object.ts';
import { isInside } from '../../../core/pointer.ts';
import { type FileKind, fileKinds } from '../../../definition/file-kinds.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { FieldSource } from '../../model/form/form-fields.ts';
import { sentValues } from '../../model/form/sent-values.ts';
import { writtenOptions } from '../../model/form/widget.ts';
import { draftOf, formsOf, formsOfScreen, type ProductSource } from '../../model/product.ts';
import { questionRequestsOf } from '../../model/screen/requests.ts';
import {
  keepsFiles,
  sendsWithForm,
  sentFileQuestionsOf,
  takesFiles,
} from '../../model/screen/sent-files.ts';
import { hasShapeErrorAt } from '../../model/shape-error.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import type { Rule } from './rule.ts';

export const rule: Rule = {
  description:
    'A question for files names their kinds and their largest size. Its answer is the response of its own call. Without such a call, the submit call sends the files.',
  checkQuestion: (field, product) =>
    takesFiles(field)
      ? [
          ...missingOptions(product, field),
          ...uselessCall(product, field),
          ...uselessCamera(field),
          ...uselessKeep(product, field),
          ...(sendsWithForm(field) ? sentAnswers(field) : unfinishedAnswers(field)),
        ]
      : [],
  checkProduct: (product) => [
    ...callsNotKept(product),
    ...formsNotSent(product),
    ...filesPartlySent(product),
  ],
};

const needed = {
  accept: 'which kinds of files it takes. Add "accept", such as [".pdf"]',
  maxSize: 'how large a file may be. Add "maxSize", such as "5 MB"',
};

/** Finds the options without which a file has no limits. */
function missingOptions(product: ProductSource, { form, name, ui, uiPointer }: FieldSource) {
  const options = writtenOptions(ui);
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
  const { upload } = writtenOptions(ui);
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
  const { capture, accept } = writtenOptions(ui);
  if (capture === undefined || !Array.isArray(accept)) return [];
  const types = accept.map((kind) => fileKinds[kind as FileKind] ?? '');
  if (types.some((type) => /^(image|video)\//.test(type))) return [];
  const pointer = `${uiPointer}/ui:options/capture`;
  const message = `A camera makes pictures, which "${name}" does not take. Remove "capture", or add ".jpg" to "accept".`;
  return [{ file: form.uiPath, pointer, key: true, message, fix: { do: 'remove' } }];
}

/** Finds files that are said to be kept with a draft, where they are uploaded, or where there is no draft. */
function uselessKeep({ screens }: ProductSource, field: FieldSource): Finding[] {
  const { form, name, uiPointer } = field;
  if (!keepsFiles(field)) return [];
  const hasDraft = screens.some(
    (source) => formsOfScreen(source).includes(form) && draftOf(source) !== undefined,
  );
  if (hasDraft && sendsWithForm(field)) return [];
  const message = hasDraft
    ? `The draft keeps the answer of the upload, so that there is no file of "${name}" to keep. Remove "keep".`
    : `The files of "${name}" are kept with the draft, and this screen has none. Add a "draft" to it, or remove "keep".`;
  const pointer = `${uiPointer}/ui:options/keep`;
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

/** Finds answers that don't tell whether the content of a file is there, which goes with the form. */
function sentAnswers({ form, name, schema, pointer }: FieldSource): Finding[] {
  const whole = inlineReferences(schema, form.schema.definitions);
  const answer: JsonSchema = whole.type === 'array' ? (whole.items ?? {}) : whole;
  const { required = [], properties = {} } = answer;
  const found = { file: form.schemaPath, pointer, key: true as const };
  const isComplete = sentKeys.every((key) => Object.hasOwn(properties, key));
  if (answer.type !== 'object' || !isComplete || !required.includes('part')) {
    const message = `The files of "${name}" go with the form, since no "upload" sends them: its answer is an object with "name", "size" and "part", which names the part with the content. Add them to its "properties", and "part" to its "required".`;
    return [{ ...found, message }];
  }
  const other = required.find((key) => !sentKeys.includes(key));
  if (other !== undefined) {
    const message = `Nothing gives "${name}" its "${other}": only an "upload" answers with more than "name", "size" and "part". Remove it from "required", or add an "upload".`;
    return [{ ...found, message }];
  }
  if (whole.type !== 'array' || whole.maxItems !== undefined) return [];
  const message = `"${name}" does not say how many files go with the form. Add "maxItems".`;
  return [{ ...found, message }];
}

const sentKeys = ['name', 'size', 'part'];

/** Finds calls of forms that can't take the files which go with them. */
function formsNotSent({ app, sandbox, sandboxPath, screens }: ProductSource): Finding[] {
  return screens.flatMap((source): Finding[] => {
    const { screen, path } = source;
    const [field] = sentFileQuestionsOf(source);
    if (screen.kind === 'page' || !field) return [];
    const { call: name } = screen.submit ?? {};
    const method = getOwn(app.calls, String(name))?.method;
    if (method === 'GET' || method === 'DELETE') {
      const message = `A call with ${method} has no body, but the files of "${field.name}" go with this form. Name a call with POST or PUT.`;
      return [{ file: path, pointer: '/submit/call', message }];
    }
    const step = getOwn(sandbox?.calls, String(name));
    if (!step?.do || step.do === 'store') return [];
    const message = `The files of "${field.name}" go with the call "${name}", but "${step.do}" does not store them. Write "do": "store".`;
    return [{ file: sandboxPath, pointer: `/calls/${name}/do`, message }];
  });
}

/** Finds mappings that send a part of the answer that describes a file, so that nothing tells of its content. */
function filesPartlySent({ screens }: ProductSource): Finding[] {
  return screens.flatMap((source): Finding[] => {
    const { screen, path: file } = source;
    if (screen.kind === 'page' || !screen.submit) return [];
    const sent = sentValues(screen.submit, '');
    return sentFileQuestionsOf(source).flatMap(({ name, at }) => {
      const whole = `/answers${at}`;
      return sent
        .filter(({ source: from, except }) =>
          from === whole ? except.length > 0 : isInside(from, whole),
        )
        .map(({ pointer }): Finding => {
          const message = `A part of the answer does not tell which file of the form it is of. Send the answer to "${name}" whole: { "from": "${whole}" }.`;
          return { file, pointer: `/submit${pointer}`, message };
        });
    });
  });
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
