import jsonpointer from 'jsonpointer';
import type { ProductModel } from '../../../src/analysis/product-model.ts';
import { sampleResponse } from '../../../src/analysis/sample/sample-response.ts';
import type { OutcomeCase } from '../../../src/analysis/states/outcome-cases.ts';
import type { Call } from '../../../src/definition/files/app.ts';
import type { Outcomes } from '../../../src/definition/files/screen.ts';

/** How the provider's part is played: what it answers, or why no answer comes. */
export type ScriptedResponse =
  | { status?: number; body?: unknown; text?: string; ending?: undefined }
  | { ending: 'offline' | 'network' | 'timeout' };

/** A good answer to a call. */
export function successResponse(product: ProductModel, name: string): ScriptedResponse {
  const { calls, sandbox, validate } = product;
  return { body: sampleResponse(name, calls[name], sandbox, validate) ?? {} };
}

/** A way to play the provider so that a call ends as wanted; `undefined` where there is none. */
export function scriptResponse(
  { name, callOutcome }: OutcomeCase,
  call: Call,
  outcomes: Outcomes,
): ScriptedResponse | undefined {
  if (callOutcome.kind === 'offline') return { ending: 'offline' };
  if (callOutcome.kind === 'errors') return { body: withErrors(call.errors ?? '') };
  if (name === 'network' || name === 'timeout') return { ending: name };
  if (name === 'unreadable') return { text: 'This is not JSON.' };
  const named = (status: number) =>
    String(status) in outcomes || `${Math.floor(status / 100)}XX` in outcomes;
  if (/^\d{3}$/.test(name)) return canFail(Number(name)) ? { status: Number(name) } : undefined;
  if (/^[1-5]XX$/.test(name)) {
    const first = Number(name[0]) * 100;
    const statuses = Array.from({ length: 100 }, (_, index) => first + index);
    const status = statuses.find((each) => canFail(each) && !(String(each) in outcomes));
    return status === undefined ? undefined : { status };
  }
  const status = [500, 400, 404, 409].find((each) => !named(each));
  if (status !== undefined) return { status };
  return 'network' in outcomes ? undefined : { ending: 'network' };
}

/** A page gets to see no status below 200, and follows redirects by itself. */
const canFail = (status: number): boolean => status >= 400;

function withErrors(pointer: string): unknown {
  const errors = ['Something is wrong.'];
  if (pointer === '') return errors;
  const body = {};
  jsonpointer.set(body, pointer, errors);
  return body;
}
