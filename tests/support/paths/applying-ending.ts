import type { ValidateValue } from '../../../src/analysis/product-model.ts';
import { schemaOfCondition } from '../../../src/compiler/model/form/data-condition.ts';
import type { ScriptedEnding } from './scripted-endings.ts';
import type { ScriptedResponse } from './scripted-response.ts';

/** Data that the conditions of outcomes test, beside the response. */
export interface EndingSources {
  answers?: object;
  loaded?: unknown;
  query: Record<string, string>;
}

/** Returns the ending that a response leads to, of those with the same name. */
export function applyingEnding(
  endings: ScriptedEnding[],
  name: string,
  response: ScriptedResponse,
  sources: EndingSources,
  validate: ValidateValue,
): ScriptedEnding | undefined {
  const document = { ...sources, response: 'body' in response ? response.body : undefined };
  return endings.find(
    (ending) =>
      ending.name === name && (!ending.when || validate(schemaOfCondition(ending.when), document)),
  );
}
