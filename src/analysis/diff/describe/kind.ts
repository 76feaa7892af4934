// The contract between the printer of changed values and the kinds of values.
import type { Question } from '../../../compiled/question.ts';
import type { AttributeChange } from '../compare/model-change.ts';
import type { Label } from '../model/label.ts';

/** The things that the sentences about an attribute refer to. */
export interface Context {
  /** Name of the attribute. */
  name: string;
  /** Name of the node that has it: "'City'", "the save call". */
  it: string;
  /** The widget of a question. */
  widget: unknown;
  /** The name of the call, for a part of a request, and how sentences name it: "the save call". */
  callName: string;
  call: string;
  /** The questions before and after the change. */
  questions: { previous: Question[]; current: Question[] };
  /** Names a screen by its route. */
  screen: (route: unknown) => string;
}

/** The value of an attribute before and after a change; `undefined` where there is none. */
export type Values = Pick<AttributeChange, 'oldValue' | 'newValue'>;

/** Describes a changed value by its label. */
export type Describe = (label: Label, values: Values, context: Context) => string[];

/** The way to print the values of one kind. */
export interface Kind {
  /** Prints a value; without it, values are printed as they are. */
  format?: (value: never, context: Context, questions: Question[]) => string;
  /** Returns sentences of its own; none where the label says enough. */
  describe?: (values: Values, noun: string, context: Context, describe: Describe) => string[];
}
