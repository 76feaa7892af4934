import type { CompiledForm } from '../../compiled/form.ts';
import type { Question, QuestionGroup } from '../../compiled/question.ts';
import { lastKey, parentPointer } from '../pointer.ts';
import { isList } from './list-question.ts';

/** The parts of a form that decide which questions are asked. */
export type AskingForm = Pick<CompiledForm, 'questions' | 'groups' | 'conditions'>;

/** A question, a list of groups or a group; the items of such a list are a group of their own. */
export interface IndexEntry {
  kind: 'question' | 'list' | 'group';
  /** Question pointer. */
  pointer: string;
  /** Key in the object that holds it. */
  name: string;
  source: Question | QuestionGroup;
}

interface FormIndex {
  byPointer: Map<string, IndexEntry>;
  /** The groups and lists directly in an object, by the question pointer of the object. */
  containers: Map<string, IndexEntry[]>;
}

const indexes = new WeakMap<AskingForm, FormIndex>();

/** Returns the questions, groups and lists of a form by question pointer; computed once for each form. */
export function indexForm(form: AskingForm): FormIndex {
  const known = indexes.get(form);
  if (known) return known;
  const index = createIndex(form);
  indexes.set(form, index);
  return index;
}

function createIndex({ questions, groups }: AskingForm): FormIndex {
  const entries = [
    ...groups.map((group) => entryOf('group', group)),
    ...questions.map((question) =>
      entryOf(isList(question) && !question.ofValues ? 'list' : 'question', question),
    ),
  ];
  const containers = new Map<string, IndexEntry[]>();
  for (const entry of entries) {
    if (entry.kind === 'question' || entry.name === '-') continue;
    const holder = parentPointer(entry.pointer);
    containers.set(holder, [...(containers.get(holder) ?? []), entry]);
  }
  return { byPointer: new Map(entries.map((entry) => [entry.pointer, entry])), containers };
}

const entryOf = (kind: IndexEntry['kind'], source: Question | QuestionGroup): IndexEntry => ({
  kind,
  pointer: source.pointer,
  name: lastKey(source.pointer),
  source,
});
