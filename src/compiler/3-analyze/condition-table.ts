import type { ConditionTerm, When } from '../../compiled/form.ts';
import type { JsonSchema } from '../../definition/json-schema.ts';
import type { BranchCondition } from '../model/schema-parts.ts';

/** A condition before it is compiled. */
export interface PlannedCondition {
  /** Question pointer of the object that is judged. */
  pointer: string;
  if: JsonSchema;
}

/** Numbers the conditions of a form, each once however many branches and questions depend on it. */
export class ConditionTable {
  readonly conditions: PlannedCondition[] = [];
  readonly #positions = new Map<string, number>();

  /**
   * Returns when something applies that stands in several places.
   *
   * @param places the branches around each place
   */
  when(places: BranchCondition[][]): When {
    const ways = places.map((branches) => unique(branches.map((branch) => this.#term(branch))));
    return ways.some((way) => way.length === 0) ? [[]] : unique(ways);
  }

  #term({ pointer, if: schema, holds }: BranchCondition): ConditionTerm {
    const key = JSON.stringify([pointer, schema]);
    const condition = this.#positions.get(key) ?? this.conditions.length;
    if (condition === this.conditions.length) this.conditions.push({ pointer, if: schema });
    this.#positions.set(key, condition);
    return { condition, holds };
  }
}

const unique = <T>(entries: T[]): T[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];
