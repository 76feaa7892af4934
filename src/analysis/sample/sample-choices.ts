import { calculate } from '../../core/calculate/index.ts';
import { type CalledChoices, withItem } from '../../core/form/called-choices.ts';
import { resolveRequest } from '../../core/mapping/resolve-request.ts';
import { getAt } from '../../core/pointer.ts';
import type { CallReply } from '../../definition/files/journey.ts';
import type { ProductModel } from '../product-model.ts';
import { sampleResponse } from './sample-response.ts';

/**
 * Returns the items that samples of the responses of calls bring for choices.
 *
 * @param replies responses in the place of samples, by the names of the calls
 */
export const sampleChoices = (
  { calls, sandbox, validate }: Pick<ProductModel, 'calls' | 'sandbox' | 'validate'>,
  replies: Record<string, CallReply> = {},
): CalledChoices => ({
  itemsOf: (source, document, pointer, list) => {
    const { call, from = '' } = source;
    const reply = replies[call];
    if (reply && isFailure(reply)) return undefined;
    const sent = resolveRequest({ ...source, calculate }, withItem(document, pointer));
    const response = reply
      ? reply.body
      : sampleResponse(call, calls[call], sandbox, validate, sent);
    const items = getAt(response, from);
    if (!Array.isArray(items)) return [];
    const answer = getAt(document, `/answers${pointer}`);
    const isTyped =
      answer !== undefined && !items.some((item) => getAt(item, list?.value ?? '') === answer);
    return source.freeText && isTyped ? undefined : items;
  },
});

const isFailure = ({ status = 200, ending }: CallReply): boolean =>
  ending !== undefined || status >= 300;

/** Lists the calls that the steps of a product and their questions make for data, by their names. */
export const dataCallsOf = ({ screens }: Pick<ProductModel, 'screens'>): string[] =>
  screens
    .flatMap(({ steps }) => steps)
    .flatMap(({ load, form }) => [
      ...(load ? [load.call] : []),
      ...(form?.questions ?? []).flatMap(({ source }) => source?.call?.call ?? []),
    ]);

/** Returns a sample response of each call that brings choices or the data of a step, by the names of the calls. */
export function sampleDataResponses(product: ProductModel): Record<string, unknown> {
  const { calls, sandbox, validate } = product;
  return Object.fromEntries(
    dataCallsOf(product).map((name) => [
      name,
      sampleResponse(name, calls[name], sandbox, validate),
    ]),
  );
}
