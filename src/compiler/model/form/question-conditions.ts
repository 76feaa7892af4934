import { isObject } from '../../../core/is-object.ts';
import { itemPointer } from '../../../core/pointer.ts';
import type { QuestionCondition } from '../../../definition/files/condition.ts';
import type { UiFile } from '../../../definition/files/ui.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { inlineReferences } from '../../schema/inline-references.ts';
import { conditionSources } from './data-condition.ts';
import type { BranchCondition } from './schema-parts.ts';

/** A part of the `when` of a question, a group or a list, as it is written. */
export interface QuestionConditionPart {
  source: keyof QuestionCondition;
  schema: JsonSchema;
  /** Its pointer in ui.json. */
  pointer: string;
}

/** Lists the parts of the `when` of a field. Those without the right shape are left out. */
export function whenPartsOf(ui: UiFile | undefined, uiPointer: string): QuestionConditionPart[] {
  const when = ui?.['ui:options']?.when;
  if (!isObject(when)) return [];
  return [...conditionSources, 'item' as const].flatMap((source) => {
    const schema = when[source];
    if (!isObject(schema)) return [];
    return [{ source, schema, pointer: `${uiPointer}/ui:options/when/${source}` }];
  });
}

/**
 * Returns the conditions of the `when` of a field.
 *
 * @param at its pointer in the answers
 */
export const whenConditionsOf = (
  ui: UiFile | undefined,
  uiPointer: string,
  at: string,
): BranchCondition[] =>
  whenPartsOf(ui, uiPointer).flatMap(({ source, schema, pointer: ifPointer }) => {
    const condition = { if: inlineReferences(schema), ifPointer, holds: true };
    if (source !== 'item') return [{ ...condition, pointer: '', source }];
    const item = itemPointer(at);
    return item === undefined ? [] : [{ ...condition, pointer: item }];
  });
