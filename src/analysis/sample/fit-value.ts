import { isObject } from '../../core/is-object.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { ValidateValue } from '../product-model.ts';
import { valueCandidates } from './value-candidates.ts';

/**
 * Changes a value so that it matches a condition too.
 *
 * @param schema the schema of the value
 * @returns `undefined` where no change of single properties does it
 */
export function fitValue(
  value: unknown,
  schema: JsonSchema,
  condition: JsonSchema,
  validate: ValidateValue,
): unknown {
  if (validate(condition, value)) return value;
  const changed =
    isObject(value) && condition.properties
      ? fitProperties(value, schema, condition, validate)
      : valueCandidates({ ...schema, ...condition, type: schema.type ?? condition.type }, {}).find(
          (candidate) => validate(condition, candidate) && validate(schema, candidate),
        );
  const isFitting =
    changed !== undefined && validate(condition, changed) && validate(schema, changed);
  return isFitting ? changed : undefined;
}

function fitProperties(
  value: Record<string, unknown>,
  schema: JsonSchema,
  { properties = {} }: JsonSchema,
  validate: ValidateValue,
): Record<string, unknown> {
  const fitted = { ...value };
  for (const [name, condition] of Object.entries(properties)) {
    const part = fitValue(value[name], schema.properties?.[name] ?? {}, condition, validate);
    if (part === undefined) delete fitted[name];
    else fitted[name] = part;
  }
  return fitted;
}
