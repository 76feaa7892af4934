import { isObject } from '../../../core/is-object.ts';
import { escapePart } from '../../../core/pointer.ts';
import { placeholdersIn } from '../../3-analyze/texts/texts-at.ts';
import type { Finding } from '../../model/diagnostic.ts';
import type { Rule } from './rule.ts';

/** The token of https://www.rfc-editor.org/rfc/rfc9110#name-tokens. */
const token = /^[\w!#$%&'*+.^`|~-]+$/;

/** The names that scripts can't set: https://fetch.spec.whatwg.org/#forbidden-request-header. */
const forbidden =
  /^(accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|set-cookie|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*)$/i;

/** The names that the pages set by themselves. */
const ownNames = /^(content-type|idempotency-key)$/i;

const printable = /^[ -~]*$/;

export const rule: Rule = {
  description: 'Browsers send the headers of calls as they are written.',
  checkProduct: ({ app, appPath: file }) => {
    const calls = Object.entries(app.calls ?? {}).map(([name, call]) => ({
      pointer: `/calls/${escapePart(name)}/headers`,
      headers: isObject(call) ? call.headers : undefined,
      ofAll: false,
    }));
    const common = { pointer: '/provider/headers', headers: app.provider?.headers, ofAll: true };
    return [common, ...calls].flatMap(({ pointer, headers, ofAll }) =>
      Object.entries(isObject(headers) ? headers : {}).flatMap(([name, value]): Finding[] => {
        const wrongName = problemOfName(name, Object.keys(headers as object));
        const message = wrongName ?? problemOfValue(name, String(value), ofAll);
        if (message === undefined) return [];
        const key = wrongName !== undefined;
        return [{ file, pointer: `${pointer}/${escapePart(name)}`, key, message }];
      }),
    );
  },
};

function problemOfName(name: string, names: string[]): string | undefined {
  const first = names.find((other) => other.toLowerCase() === name.toLowerCase());
  if (first !== name) return `"${first}" above is the same header. Remove one of them.`;
  if (!token.test(name))
    return `"${name}" is no name of a header. Use letters, digits and hyphens.`;
  if (forbidden.test(name)) return `Browsers don't let pages set the header "${name}". Remove it.`;
  if (ownNames.test(name)) return `The pages set the header "${name}" by themselves. Remove it.`;
  return undefined;
}

function problemOfValue(name: string, value: string, ofAll: boolean): string | undefined {
  if (!printable.test(value))
    return `A header takes printable ASCII characters only, and "${value}" has others. Replace them.`;
  const [word] = ofAll ? placeholdersIn(value) : [];
  return word === undefined
    ? undefined
    : `A header of all calls has the same value in each. Move "${name}" to the calls that have a value for {${word}}.`;
}
