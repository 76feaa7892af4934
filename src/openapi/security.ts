import { requestHeaders } from '../compiler/index.ts';
import type { AppFile } from '../definition/files/app.ts';
import type { Call } from '../definition/files/call.ts';

type WithProvider = Pick<AppFile, 'provider'>;

/** Returns the value of the header Authorization of a call. */
function authorizationOf({ provider }: WithProvider, call: Call): string | undefined {
  const headers = Object.entries(requestHeaders({ provider }, call));
  return headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1];
}

/** Returns the name of a security scheme: "bearer" for "Bearer {token}". */
const schemeOf = (authorization: string): string =>
  /^(\S+) /.exec(authorization)?.[1]?.toLowerCase() ?? 'authorization';

/** Returns the security requirements of a call; `undefined` where it needs no header Authorization. */
export function securityOf(app: WithProvider, call: Call): object[] | undefined {
  const authorization = authorizationOf(app, call);
  return authorization === undefined ? undefined : [{ [schemeOf(authorization)]: [] }];
}

/** Describes the values of the header Authorization that the calls of a product send, by the names of their schemes. */
export function securitySchemesOf(
  app: Pick<AppFile, 'provider' | 'calls'>,
): Record<string, object> {
  const schemes: Record<string, object> = {};
  for (const call of Object.values(app.calls)) {
    const authorization = authorizationOf(app, call);
    if (authorization === undefined) continue;
    const scheme = schemeOf(authorization);
    schemes[scheme] = {
      ...(scheme === 'authorization'
        ? { type: 'apiKey', in: 'header', name: 'Authorization' }
        : { type: 'http', scheme }),
      description: `The pages send \`${authorization}\`.`,
    };
  }
  return schemes;
}
