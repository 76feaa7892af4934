import { isObject } from '../../../core/is-object.ts';
import type { DataCondition } from '../../../definition/files/condition.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { conditionSources, normalizeCondition } from '../form/data-condition.ts';
import { entriesOf, type ScreenSource } from '../product.ts';

/** The condition of a step or of an exit, as it is written. */
export interface StepConditionSource {
  kind: 'step' | 'exit';
  /** Position of the step. */
  index: number;
  /** The schemas of its data sources, each with its pointer in screen.json. */
  parts: { source: keyof DataCondition; schema: JsonSchema; pointer: string }[];
}

/** Lists the conditions of the steps of a wizard, and of their exits. Parts without the right shape are left out. */
export function stepConditionsOf({ screen }: ScreenSource): StepConditionSource[] {
  return entriesOf(screen).flatMap((entry, index): StepConditionSource[] => {
    if (!isObject(entry)) return [];
    const at = `/steps/${index}`;
    const exits: unknown[] = Array.isArray(entry.exits) ? entry.exits : [];
    return [
      { kind: 'step', index, parts: partsOf(entry.when, `${at}/when`) },
      ...exits.map(
        (exit, position): StepConditionSource => ({
          kind: 'exit',
          index,
          parts: isObject(exit) ? partsOf(exit.when, `${at}/exits/${position}/when`) : [],
        }),
      ),
    ];
  });
}

function partsOf(when: unknown, pointer: string): StepConditionSource['parts'] {
  if (!isObject(when)) return [];
  const condition = normalizeCondition(when);
  return conditionSources.flatMap((source) => {
    const schema = condition[source];
    if (!isObject(schema)) return [];
    return [{ source, schema, pointer: schema === when ? pointer : `${pointer}/${source}` }];
  });
}
