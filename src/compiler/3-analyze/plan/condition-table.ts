import type { ConditionTerm, When } from '../../../compiled/question.ts';
import type { JsonSchema } from '../../../definition/json-schema.ts';
import { schemaOfCondition } from '../../model/form/data-condition.ts';
import type { BranchCondition } from '../../model/form/schema-parts.ts';
import { asCondition } from '../../schema/unanswered-data.ts';

/** A condition before it is compiled. */
export interface PlannedCondition {
  /** Question pointer of the object that is validated. */
  pointer: string;
  if: JsonSchema;
  /** The data source that is validated, in place of an object of the answers. */
  source?: BranchCondition['source'];
}

/** Returns the schema that a condition is compiled from. */
export const compiledSchemaOf = ({ if: schema, source }: PlannedCondition): JsonSchema =>
  source === undefined ? asCondition(schema) : schemaOfCondition({ [source]: schema });

/** Returns the positions of the conditions that validate data sources. */
export const dataConditionsOf = (conditions: PlannedCondition[]): number[] =>
  conditions.flatMap(({ source }, index) => (source === undefined ? [] : [index]));

/** Numbers the conditions of a form, each once however many branches and questions depend on it. */
export class ConditionTable {
  readonly conditions: PlannedCondition[] = [];
  readonly #positions = new Map<string, number>();

  /**
   * Returns the conditions of a keyword that several places contain.
   *
   * @param places the branches around each place
   */
  when(places: BranchCondition[][]): When {
    const alternatives = places.map((branches) => this.terms(branches));
    return alternatives.some((terms) => terms.length === 0) ? [[]] : unique(alternatives);
  }

  /** Returns the conditions of some branches, one inside the other. */
  terms(branches: BranchCondition[]): ConditionTerm[] {
    return unique(branches.map((branch) => this.#term(branch)));
  }

  #term({ pointer, if: schema, holds, source }: BranchCondition): ConditionTerm {
    const key = JSON.stringify([pointer, schema, source]);
    const condition = this.#positions.get(key) ?? this.conditions.length;
    if (condition === this.conditions.length) {
      this.conditions.push({ pointer, if: schema, ...(source && { source }) });
    }
    this.#positions.set(key, condition);
    return { condition, holds };
  }
}

const unique = <T>(entries: T[]): T[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];
