import type { CompiledApp } from '../../compiled/app.ts';
import type { CompiledLoad } from '../../compiled/call.ts';
import type { EarlyCall } from '../../compiled/early-call.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import { fromPointer } from '../pointer.ts';
import { readMapping } from './read-mapping.ts';

/**
 * Returns a load call as a script can make it that knows no more than the address of the page; `undefined` for a call with a
 * key, a timeout or parameters in its path, and for one that sends anything else than parameters of the address.
 */
export function earlyCallOf(
  { call, send }: Pick<CompiledLoad, 'call' | 'send'>,
  { host, csrf }: CompiledApp['provider'],
): EarlyCall | undefined {
  const { method, path, cookies, once, timeout } = call;
  if (once || timeout !== undefined || /\{/.test(path + Object.values(call.headers ?? {}).join()))
    return undefined;
  const body = send === undefined ? undefined : readParameters(send);
  if (send !== undefined && (!body || method === 'GET' || method === 'DELETE')) return undefined;
  const headers = new Headers({ Accept: 'application/json' });
  for (const [name, value] of Object.entries(call.headers ?? {})) headers.set(name, value);
  if (body) headers.set('Content-Type', 'application/json');
  return {
    url: `${host}/${path.replace(/^\/+/, '')}`,
    body,
    csrf: cookies ? csrf : undefined,
    init: {
      method,
      headers: Object.fromEntries(headers),
      credentials: cookies ? 'include' : 'omit',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    },
  };
}

/** Returns the parameters of the address that an object of values is read from; `undefined` for any other mapping. */
function readParameters(send: Mapping): EarlyCall['body'] {
  const read = readMapping(send);
  if (read.form !== 'object') return undefined;
  const values = read.entries.map(([name, value]) => [name, readParameter(value)] as const);
  return values.every(([, value]) => value)
    ? (Object.fromEntries(values) as EarlyCall['body'])
    : undefined;
}

function readParameter(value: Mapping): [parameter: string, byDefault?: unknown] | undefined {
  const read = readMapping(value);
  if (read.form !== 'from' || read.each !== undefined || read.except) return undefined;
  const [root, parameter, ...deeper] = fromPointer(read.from);
  if (root !== 'query' || parameter === undefined || deeper.length > 0) return undefined;
  return read.default === undefined ? [parameter] : [parameter, read.default];
}
