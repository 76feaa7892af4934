import type { ExampleSource } from '../../compiler/index.ts';
import type { Answers } from '../../core/form/coerce-answers.ts';
import { exampleAnswers } from '../../core/form/example-answers.ts';
import { escapePart, fieldOf, fieldPointer, getAt } from '../../core/pointer.ts';
import type { ExamplesFile } from '../../definition/files/examples.ts';
import type { VisibleForm } from '../../engine/form/visible-form.ts';
import type { Addition, Completion } from './completion.ts';
import { missingAnswers } from './missing-answers.ts';

/** A form in which examples are entered. */
export interface ExampleForm {
  enter: (examples: ExamplesFile, answers: Answers) => VisibleForm;
  /** Returns sample answers to missing questions. */
  sample: (
    examples: ExamplesFile,
    answers: Answers,
    missing: string[],
  ) => Map<string, unknown> | undefined;
}

/** One answer can ask for another; this limits the rounds. */
const maxRounds = 5;

/**
 * Adds sample answers to the questions that an example leaves unanswered, where visitors have to answer them and the
 * example does not expect so. An example without any answers gets the messages instead. Answers which the first example
 * has got are removed where they are not asked.
 */
export function completeExample(
  { example: written, kind, file, pointer, form: source }: ExampleSource,
  form: ExampleForm,
  completion: Completion,
): void {
  const examples = completion.examplesIn(source);
  const example = getAt(examples, pointer) as typeof written;
  const expected = new Set(Object.keys(example.messages ?? {}).map(fieldPointer));
  const read = () => {
    const entered = exampleAnswers(examples, example);
    const shown = form.enter(examples, entered);
    return { entered, shown, missing: missingAnswers(shown.messages, entered, expected) };
  };
  const add = (additions: Addition[]) => completion.add(file, pointer, additions);
  for (let round = 0; round < maxRounds; round++) {
    const { entered, shown, missing } = read();
    const open = missing.filter((at) => !isChanged(written, at));
    if (open.length === 0) break;
    if (kind === 'refused' && Object.keys(entered).length === 0) {
      add(open.map((at) => messageAddition(`${pointer}/messages`, at, shown.messages[at] ?? '')));
      return;
    }
    const samples = form.sample(examples, entered, open);
    if (!samples) return;
    add([...samples].map(([at, value]) => ({ ...placeOf(example, pointer, at), value })));
  }
  if (kind !== 'accepted' || !example.change) return;
  const { entered, shown } = read();
  const unasked = completion
    .addedTo(file)
    .filter((at) => getAt(entered, at) !== undefined && getAt(shown.answers, at) === undefined);
  add(unasked.map((at) => ({ ...placeOf(example, pointer, at), value: null })));
}

/** Returns whether an example changes an answer, or the group or list around it, by itself. */
const isChanged = ({ change = {} }: ExampleSource['example'], at: string): boolean =>
  Object.keys(change).some((field) => fieldPointer(field) === at);

/** Returns the place of an answer in an example. */
function placeOf(
  { answers }: ExampleSource['example'],
  pointer: string,
  field: string,
): Pick<Addition, 'field' | 'pointer'> {
  if (answers) return { field, pointer: `${pointer}/answers${field}` };
  return { field, pointer: `${pointer}/change/${escapePart(fieldOf(field))}` };
}

/** Returns the addition of a message to those that are expected. */
export const messageAddition = (messages: string, field: string, value: string): Addition => ({
  field,
  pointer: `${messages}/${escapePart(fieldOf(field))}`,
  value,
});
