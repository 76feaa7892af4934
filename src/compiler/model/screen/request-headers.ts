import type { AppFile } from '../../../definition/files/app.ts';
import type { Call } from '../../../definition/files/call.ts';

/** Returns the headers of a call: those of all calls, and its own, which replace them. Names are compared without case. */
export function requestHeaders(
  { provider }: Pick<AppFile, 'provider'>,
  { headers = {} }: Pick<Call, 'headers'>,
): Record<string, string> {
  const own = new Set(Object.keys(headers).map((name) => name.toLowerCase()));
  const common = Object.entries(provider?.headers ?? {});
  return {
    ...Object.fromEntries(common.filter(([name]) => !own.has(name.toLowerCase()))),
    ...headers,
  };
}
