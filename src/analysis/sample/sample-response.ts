import { calculate } from '../../core/calculate/index.ts';
import { getAt } from '../../core/pointer.ts';
import { resolveMapping } from '../../core/resolve-mapping.ts';
import type { Call } from '../../definition/files/call.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { ProductModel, ScreenModel, ValidateValue } from '../product-model.ts';
import { valueCandidates } from './value-candidates.ts';

/** Returns a response of a screen's load call, if it has one. */
export const sampleLoaded = ({ calls, sandbox, validate }: ProductModel, { load }: ScreenModel) =>
  load && sampleResponse(load.call, calls[load.call], sandbox, validate);

/** Returns a response of a call: the local provider's if it satisfies the call's schema, else a made-up one. */
export function sampleResponse(
  name: string,
  call: Call | undefined,
  sandbox: SandboxFile | undefined,
  validate: ValidateValue,
): unknown {
  const response = call?.response as JsonSchema | undefined;
  const provided = sandbox && providedBody(name, sandbox);
  if (provided !== undefined && (!response || validate(response, provided))) return provided;
  return response && sampleValue(response, validate);
}

function providedBody(name: string, { calls, data = {} }: SandboxFile): unknown {
  const step = calls[name];
  if (step?.answer.body === undefined) return undefined;
  const entries = step.do === 'find' ? getAt({ data }, step.in) : undefined;
  const found = Object.values((entries as object | undefined) ?? {})[0];
  const document = { data, found, query: {}, params: {}, body: {}, invitation: {} };
  return resolveMapping(step.answer.body, document, calculate);
}

/** Returns a value that a schema accepts, as far as one is found. */
export function sampleValue(schema: JsonSchema, validate: ValidateValue): unknown {
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.map(([name, part]) => [name, sampleValue(part, validate)]));
  }
  if (schema.items?.properties) {
    const { items, minItems = 0 } = schema;
    return Array.from({ length: Math.max(2, minItems) }, () => sampleValue(items, validate));
  }
  if (schema.type === 'object') return {};
  return valueCandidates(schema, {}).find((value) => validate(schema, value)) ?? null;
}
