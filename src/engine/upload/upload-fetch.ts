/**
 * Returns a wrapper of a `fetch`, which sends a file as multipart/form-data. The entries of the JSON body become further
 * parts.
 *
 * @param part the name of the file's part
 */
export const withFile =
  (file: File, part: string) =>
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (url, { headers: given, body, ...init } = {}) => {
    const headers = new Headers(given);
    // The browser adds the boundary between the parts.
    headers.delete('Content-Type');
    return fetch(url, { ...init, headers, body: formWith(file, part, body) });
  };

/** The headers of a response that calls read. */
const readHeaders = ['Content-Type', 'Retry-After'];

/**
 * Returns a `fetch` that sends a form and reports its progress, which the browser's own can't.
 *
 * @param onProgress called with the share that is sent, from 0 to 1
 */
export const progressFetch =
  (onProgress: (share: number) => void): typeof fetch =>
  (url, { method = 'POST', headers, body, credentials, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(url));
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
      request.onload = () => {
        const { status, responseText } = request;
        const isBodiless = status === 204 || status === 205;
        const headers = readHeaders.flatMap((name): [string, string][] => {
          const value = request.getResponseHeader(name);
          return value === null ? [] : [[name, value]];
        });
        resolve(new Response(isBodiless ? null : responseText, { status, headers }));
      };
      request.onerror = () => reject(new TypeError('The upload failed.'));
      const abort = () => {
        request.abort();
        reject(signal?.reason);
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      request.send(body instanceof FormData ? body : null);
    });

function formWith(file: File, part: string, body: unknown): FormData {
  const form = new FormData();
  const others: object = typeof body === 'string' ? (JSON.parse(body) ?? {}) : {};
  for (const [name, value] of Object.entries(others)) {
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  form.append(part, file, file.name);
  return form;
}
