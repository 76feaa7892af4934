import type { CompiledCall, CompiledLoad, CompiledSubmit } from '../../compiled/call.ts';
import type { ScreenFile } from '../../definition/files/screen.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import { milliseconds } from '../model/duration.ts';
import type { ProductSource } from '../model/product.ts';

/** A call of a screen before the validator of its response is compiled. */
export interface RequestPlan {
  kind: 'load' | 'submit';
  request: Omit<CompiledLoad | CompiledSubmit, 'call'>;
  call: Omit<CompiledCall, 'response'>;
  /** Schema of the response, where it is read. */
  response?: JsonSchema;
}

/** Plans the calls of a screen, which its module holds: the first script of the page needs none of them. */
export const planRequests = (
  { app }: Pick<ProductSource, 'app'>,
  screen: Exclude<ScreenFile, { kind: 'page' }>,
): RequestPlan[] =>
  (['load', 'submit'] as const).flatMap((kind): RequestPlan[] => {
    const request = screen[kind];
    if (!request) return [];
    const { response, timeout, ...call } = app.calls?.[request.call] ?? {};
    const planned = { ...call, name: request.call, timeout: timeout && milliseconds(timeout) };
    return [
      {
        kind,
        request,
        call: planned as RequestPlan['call'],
        response: response as JsonSchema | undefined,
      },
    ];
  });
