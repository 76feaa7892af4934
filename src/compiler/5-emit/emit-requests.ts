import type { ScreenFile } from '../../definition/files/screen.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { milliseconds } from '../model/duration.ts';
import type { ProductSource } from '../model/product.ts';

/** The calls of a screen, which its module holds: the first script of the page needs none of them. */
interface EmittedRequests {
  /** Schemas of the responses that are read, by the names of their validators. */
  schemas: Record<string, JsonSchema>;
  /** Properties of the screen: "load" and "submit". */
  entries: string[];
}

const json = (value: unknown) => JSON.stringify(value);

export function emitRequests(
  { app }: Pick<ProductSource, 'app'>,
  screen: Exclude<ScreenFile, { kind: 'page' }>,
): EmittedRequests {
  const schemas: Record<string, JsonSchema> = {};
  const entries = (['load', 'submit'] as const).flatMap((kind) => {
    const request = screen[kind];
    if (!request) return [];
    const { response, timeout, ...call } = app.calls?.[request.call] ?? {};
    const validator = `${kind}Response`;
    if (response) schemas[validator] = response as JsonSchema;
    const entry = { ...call, name: request.call, timeout: timeout && milliseconds(timeout) };
    const emitted = `{ ...${json(entry)}${response ? `, response: ${validator}` : ''} }`;
    return [`${kind}: { ...${json(request)}, call: ${emitted} }`];
  });
  return { schemas, entries };
}
