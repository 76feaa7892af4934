import { calculate } from '../../core/calculate/index.ts';
import { resolveRequest } from '../../core/mapping/resolve-request.ts';
import type { ProductModel, StepModel } from '../product-model.ts';
import { sampleResponse } from './sample-response.ts';

/**
 * Returns samples of the responses of the load calls of steps, by the ids of the steps.
 *
 * @param document the data that the calls read, with the answers; each call reads the samples of earlier steps too
 */
export function sampleStepData(
  { calls, sandbox, validate }: Pick<ProductModel, 'calls' | 'sandbox' | 'validate'>,
  steps: Pick<StepModel, 'id' | 'load'>[],
  document: object,
): Record<string, unknown> {
  const samples: Record<string, unknown> = {};
  for (const { id, load } of steps) {
    if (!load) continue;
    const sent = resolveRequest({ ...load, calculate }, { ...document, steps: samples });
    samples[id] = sampleResponse(load.call, calls[load.call], sandbox, validate, sent);
  }
  return samples;
}
