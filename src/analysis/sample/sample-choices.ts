import { calculate } from '../../core/calculate/index.ts';
import type { CalledChoices } from '../../core/called-choices.ts';
import { getAt } from '../../core/pointer.ts';
import { resolveRequest } from '../../core/resolve-request.ts';
import type { ProductModel } from '../product-model.ts';
import { sampleResponse } from './sample-response.ts';

/** Returns the items that samples of the responses of calls bring for choices. */
export const sampleChoices = ({
  calls,
  sandbox,
  validate,
}: Pick<ProductModel, 'calls' | 'sandbox' | 'validate'>): CalledChoices => ({
  itemsOf: (source, document) => {
    const { call, from = '' } = source;
    const sent = resolveRequest({ ...source, calculate }, document);
    const items = getAt(sampleResponse(call, calls[call], sandbox, validate, sent), from);
    return Array.isArray(items) ? items : [];
  },
});
