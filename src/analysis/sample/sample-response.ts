import { evaluateMapping } from '../../compiler/index.ts';
import { getOwn } from '../../core/get-own.ts';
import { isObject } from '../../core/is-object.ts';
import { matchingItems } from '../../core/mapping/matching-items.ts';
import type { SentValues } from '../../core/mapping/resolve-request.ts';
import { getAt } from '../../core/pointer.ts';
import type { Call } from '../../definition/files/call.ts';
import type { SandboxFile } from '../../definition/files/sandbox.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { ProductModel, ScreenModel, ValidateValue } from '../product-model.ts';
import { valueCandidates } from './value-candidates.ts';

/** Returns a response of a screen's load call, if it has one. */
export const sampleLoaded = ({ calls, sandbox, validate }: ProductModel, { load }: ScreenModel) =>
  load && sampleResponse(load.call, calls[load.call], sandbox, validate);

/**
 * Returns a response of a call: the local provider's as far as it satisfies the call's schema, the rest made up, such as what
 * the provider would read from an invitation.
 *
 * @param sent the values that the call sends, on which the provider's response may depend
 */
export function sampleResponse(
  name: string,
  call: Call | undefined,
  sandbox: SandboxFile | undefined,
  validate: ValidateValue,
  sent?: SentValues,
): unknown {
  const response = call?.response as JsonSchema | undefined;
  const provided = sandbox && providedBody(name, sandbox, sent);
  return response ? completed(response, provided, validate) : provided;
}

/** Returns a value with made-up ones in the place of those that a schema does not accept. */
function completed(schema: JsonSchema, value: unknown, validate: ValidateValue): unknown {
  if (value !== undefined && validate(schema, value)) return value;
  const made = sampleValue(schema, validate);
  if (!isObject(value) || !isObject(made)) return made;
  const entries = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    completed(part, value[name], validate),
  ]);
  return { ...made, ...Object.fromEntries(entries) };
}

/** The file that "keep" has stored. */
const sampleFile = { id: 'file-1', name: 'sample.pdf', size: 12_345, type: 'application/pdf' };

function providedBody(name: string, { calls, data = {} }: SandboxFile, sent?: SentValues): unknown {
  const step = calls[name];
  if (step?.answer.body === undefined) return undefined;
  const { params = {}, send = {} } = sent ?? {};
  const request = { data, query: send, params, body: send };
  if (step.do === 'search') {
    const found = matchingItems(
      getAt({ data }, step.in),
      step.by,
      sent && evaluateMapping(step.for, request),
    );
    return evaluateMapping(step.answer.body, { ...request, found, invitation: {} });
  }
  const entries = ((step.do === 'find' && getAt({ data }, step.in)) || {}) as Record<
    string,
    unknown
  >;
  const key = step.do === 'find' && sent && evaluateMapping(step.key, request);
  const found =
    key === undefined || key === false ? Object.values(entries)[0] : getOwn(entries, String(key));
  const document = { ...request, found, invitation: {}, file: sampleFile };
  return evaluateMapping(step.answer.body, document);
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
