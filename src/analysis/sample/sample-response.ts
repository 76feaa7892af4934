import { getAt } from '../../core/pointer.ts';
import { resolveMapping } from '../../core/resolve-mapping.ts';
import type { Call } from '../../definition/files/app.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { ValidateValue } from '../product-model.ts';
import { valueCandidates } from './value-candidates.ts';

/** A response that a call may get: what the local provider answers where that fits, else one made from its schema. */
export function sampleResponse(
  name: string,
  call: Call | undefined,
  sandbox: SandboxFile | undefined,
  validate: ValidateValue,
): unknown {
  const response = call?.response as JsonSchema | undefined;
  const provided = sandbox && providedBody(name, sandbox);
  if (provided !== undefined && (!response || validate(response, provided))) return provided;
  return response && sampleOf(response, validate);
}

function providedBody(name: string, { calls, data = {} }: SandboxFile): unknown {
  const step = calls[name];
  if (step?.answer.body === undefined) return undefined;
  const entries = step.do === 'find' ? getAt({ data }, step.in) : undefined;
  const found = Object.values((entries as object | undefined) ?? {})[0];
  const document = { data, found, query: {}, params: {}, body: {}, invitation: {} };
  return resolveMapping(step.answer.body, document);
}

function sampleOf(schema: JsonSchema, validate: ValidateValue): unknown {
  if (schema.properties) {
    const entries = Object.entries(schema.properties);
    return Object.fromEntries(entries.map(([name, part]) => [name, sampleOf(part, validate)]));
  }
  if (schema.items?.properties) {
    const { items, minItems = 0 } = schema;
    return Array.from({ length: Math.max(2, minItems) }, () => sampleOf(items, validate));
  }
  if (schema.type === 'object') return {};
  return valueCandidates(schema, {}).find((value) => validate(schema, value)) ?? null;
}
