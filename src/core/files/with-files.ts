import { answersPart } from '../../definition/file-kinds.ts';
import { isObject } from '../is-object.ts';
import { escapePart } from '../pointer.ts';
import { fileContent } from './file-contents.ts';

/**
 * Returns a `fetch` that sends a JSON body as multipart/form-data: the JSON in one part, and the content of each file in a
 * part of its own. The name of that part is the pointer of the file in the JSON, which has it at "part" too.
 */
export const withFiles =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (url, { headers: given, body, ...init } = {}) => {
    const headers = new Headers(given);
    // The browser adds the boundary between the parts.
    headers.delete('Content-Type');
    return fetch(url, { ...init, headers, body: formOf(body) });
  };

function formOf(body: unknown): FormData {
  const files: [pointer: string, file: File][] = [];
  const json = namingParts(typeof body === 'string' ? JSON.parse(body) : {}, '', files);
  const form = new FormData();
  form.append(answersPart, new Blob([JSON.stringify(json)], { type: 'application/json' }));
  for (const [pointer, file] of files) form.append(pointer, file, file.name);
  return form;
}

/** Returns a value in which each file names its part, and adds the files to a list. */
function namingParts(value: unknown, at: string, files: [string, File][]): unknown {
  if (Array.isArray(value)) {
    return value.map((item, index) => namingParts(item, `${at}/${index}`, files));
  }
  if (!isObject(value)) return value;
  const file = fileContent(value.part);
  if (file) {
    files.push([at, file]);
    return { ...value, part: at };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      namingParts(inner, `${at}/${escapePart(name)}`, files),
    ]),
  );
}
