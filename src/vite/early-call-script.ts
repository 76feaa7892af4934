import { readCookie } from '../core/read-cookie.ts';
import { hashedFile } from './hashed-file.ts';

/**
 * A script that makes the load call of a page before the scripts of the app arrive; the runtime takes the response over. It
 * is deferred, so that the first paint does not wait for it, and runs after the script that may lead to another language.
 * Cookies are read without blocking the page, where the browser can: `document.cookie` waits for another process, which took
 * 3 to 30 ms while scripts were loading.
 */
export const earlyCallScript = `{
const readCookie = ${readCookie.toString()};
const { url, body: parameters, csrf, init } = JSON.parse(document.currentScript.dataset.call);
const query = new URLSearchParams(location.search);
const values = parameters && Object.entries(parameters).map(([name, [parameter, byDefault]]) =>
  [name, query.get(parameter) ?? byDefault]);
const body = values && JSON.stringify(Object.fromEntries(values));
const readCookies = async () => {
  try {
    if (!globalThis.cookieStore) return document.cookie;
    return (await cookieStore.getAll()).map(({ name, value }) => name + '=' + value).join('; ');
  } catch {
    return '';
  }
};
const call = async (address) => {
  const token = csrf && readCookie(await readCookies(), csrf.cookie);
  if (token !== undefined) init.headers[csrf.header] = token;
  return fetch(address, { ...init, body });
};
if (navigator.onLine && !('leaves' in document.documentElement.dataset)) {
  const address = new URL(url, location.origin).href;
  const response = call(address);
  response.catch(() => {});
  globalThis.earlyCall = { url: address, body, response };
}
}
`;

/** Its path below that of the product. */
export const earlyCallScriptFile = hashedFile('early-call', 'js', earlyCallScript);
