/**
 * Returns a `fetch` that sends a file as multipart/form-data, and tells how much of it is sent, which `fetch` itself can't.
 * The entries of the JSON body become further parts.
 *
 * @param part the name of the file's part
 * @param onProgress called with the share that is sent, from 0 to 1
 */
export const uploadFetch =
  (file: File, part: string, onProgress: (share: number) => void): typeof fetch =>
  (url, { method = 'POST', headers, body, credentials, signal } = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, String(url));
      request.withCredentials = credentials === 'include';
      for (const [name, value] of new Headers(headers)) {
        // The browser adds the boundary between the parts.
        if (name !== 'content-type') request.setRequestHeader(name, value);
      }
      request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
      request.onload = () => {
        const { status, responseText } = request;
        const isBodiless = status === 204 || status === 205;
        resolve(new Response(isBodiless ? null : responseText, { status }));
      };
      request.onerror = () => reject(new TypeError('The upload failed.'));
      const abort = () => {
        request.abort();
        reject(signal?.reason);
      };
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort);
      request.send(formWith(file, part, body));
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
