import type { ProductSource } from '../../model/product.ts';
import { requestsOf } from '../../model/requests.ts';
import { keyNames, type NameUse } from './name-findings.ts';

/** The places where calls are declared, made, and replied to by the local provider. */
export const calls = {
  declared: ({ app, appPath }: ProductSource): NameUse[] => keyNames(appPath, '/calls', app.calls),
  used: ({ screens }: ProductSource): NameUse[] =>
    screens.flatMap(requestsOf).map(({ file, pointer, request }) => ({
      name: request.call,
      file,
      pointer: `${pointer}/call`,
    })),
  replied: ({ sandbox, sandboxPath }: ProductSource): NameUse[] =>
    keyNames(sandboxPath, '/calls', sandbox?.calls),
};
