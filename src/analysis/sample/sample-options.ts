import type { Answers } from '../../core/form/coerce-answers.ts';
import type { SampleData } from '../form/conditions.ts';
import type { ValidateValue } from '../product-model.ts';
import type { SchemaConstraint } from './constraint.ts';

/** Stands among fixed values for a question that has no answer. */
export const noAnswer = Symbol('no answer');

/** Stands among fixed values for a list whose items are sampled, this number of them. */
export class ItemCount {
  constructor(readonly count: number) {}
}

/** Everything beside a form that decides its sample answers. */
export interface SampleOptions extends SampleData {
  validate: ValidateValue;
  /** Answers of other forms, which sources and exclusions read. */
  otherAnswers?: Answers;
  constraints?: SchemaConstraint[];
  /** Values that are used whatever the rules are, by pointer; {@link noAnswer} for none, an {@link ItemCount} for a list. */
  fixedValues?: Map<string, unknown>;
  /** Whether other values are searched where a calculated answer, by its question pointer, breaks a rule or a constraint. */
  searches?: (pointer: string) => boolean;
  /** Shared by the samples of a list, which are made in one order: what one search finds may do for another. */
  memory?: SearchMemory;
}

/** The results of searches, by the question pointers of the calculated answers. */
export type SearchMemory = Map<string, KnownSearch>;

/** The results of searches for a calculated answer. */
export interface KnownSearch {
  found: Set<FoundValues>;
  failed: number;
}

/** Values and constraints for samples, so that calculated answers keep their rules. */
export interface FoundValues {
  fixedValues: Map<string, unknown>;
  /** Constraints with which questions are asked that others leave out. */
  opening: SchemaConstraint[];
}
