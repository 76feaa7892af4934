import {
  type ComponentType,
  createContext,
  useCallback,
  useContext,
  useRef,
  useSyncExternalStore,
} from 'react';
import type {
  Choice,
  CompiledChoiceSource,
  Question,
  QuestionGroup,
} from '../../compiled/question.ts';
import { choicesFromSource } from '../../core/form/coerce-answers.ts';
import { indexForm } from '../../core/form/form-index.ts';
import { getAt, toQuestionPointer } from '../../core/pointer.ts';
import type { Widget } from '../widget-props.ts';
import { messageAt } from './form-state.ts';
import type { FormStore } from './form-store.ts';

/** The checks of a form's answers, by the pointers of the fields. */
export interface CheckState {
  /** The fields whose check is under way. */
  readonly underWay: ReadonlySet<string>;
  /** What checks say about answers that they accept. */
  readonly notes: Readonly<Record<string, string>>;
}

/** The checks of a form's answers by calls, as its fields use them. */
export interface FieldChecks {
  readonly state: CheckState;
  subscribe: (listener: () => void) => () => void;
  /** The visitor left the field at a pointer. */
  leave: (pointer: string) => void;
}

/** The props of the component that stands in for a widget without choices. */
export interface NoChoicesProps {
  question: Question;
  /** Id of the element that takes focus. */
  id: string;
  labelId: string;
  invalid: boolean;
  describedBy: string | undefined;
}

interface FormContextValue {
  store: FormStore;
  /** Lets the message at a pointer show, once no control is being pressed. */
  touch: (pointer: string) => void;
  widgets: Record<string, Widget>;
  /** Present where answers are checked by calls. */
  checks: FieldChecks | undefined;
  NoChoices?: ComponentType<NoChoicesProps> | undefined;
}

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('A field was rendered outside a form.');
  return value;
}

/** The message beside the field at `pointer`; only that field renders again when it changes. */
export function useMessage(pointer: string): string | undefined {
  return useField(pointer, ({ state }) => messageAt(state, pointer));
}

/**
 * Returns the text that stays in the box of the list at `pointer`, since no entry has it, and the way to change it. It blocks
 * Next and Submit, with a message beside the field; without a message it goes.
 */
export function useUnlistedText(
  pointer: string,
): [text: string | undefined, keep: (text: string, message: string | undefined) => void] {
  const { store } = useForm();
  const read = ({ state }: FormStore) => state.refusals[pointer]?.typed;
  const text = useField(pointer, read);
  function keep(typed: string, message: string | undefined) {
    const before = read(store);
    if (message === undefined) {
      if (before !== undefined) store.clearServerError(pointer);
    } else if (typed !== before || message !== store.state.serverErrors[pointer]) {
      store.refuseAnswer(pointer, { typed }, message);
    }
  }
  return [text, keep];
}

const subscribeToNothing = () => () => {};

/**
 * Returns what the check of an answer by a call says while nothing is wrong with it: that it is under way, or its note.
 *
 * @param checking the words while it is under way
 */
export function useCheckNote(pointer: string, checking: string): string | undefined {
  const { checks } = useForm();
  const read = () =>
    checks?.state.underWay.has(pointer) ? checking : checks?.state.notes[pointer];
  return useSyncExternalStore(checks?.subscribe ?? subscribeToNothing, read, read);
}

/** The value at a pointer such as "/answers/country"; only the caller renders again when it changes. */
export function useAnswer(pointer: string): unknown {
  // Other sources than the answers do not change.
  const field = pointer.replace(/^\/answers(?=\/)/, '');
  return useField(
    field,
    ({ dataSources, state: { answers } }) => getAt({ ...dataSources, answers }, pointer),
    'answer',
  );
}

/**
 * Returns the answer of the question at a pointer such as "/country", for its widget. A change that the widget shows
 * already renders nothing.
 */
export function useWidgetAnswer(pointer: string): unknown {
  const { store } = useForm();
  useField(pointer, () => store.revisionOf(pointer), 'answer');
  return getAt(store.state.answers, pointer);
}

/** Returns whether the question or group at a pointer is asked; only the caller renders again when that changes. */
export function useAsked(pointer: string): boolean {
  return useField(pointer, ({ conditions }) => conditions.isAsked(pointer));
}

/** Returns whether the question at a pointer is required; only the caller renders again when that changes. */
export function useRequired(pointer: string): boolean {
  return useField(pointer, ({ conditions }) => conditions.isRequired(pointer));
}

/**
 * Returns the question or list at a pointer, with the content of the branches that apply; only the caller renders again
 * when another branch does.
 */
export function useQuestion(pointer: string): Question | undefined {
  const source = useSource(pointer);
  return source && 'messages' in source ? source : undefined;
}

/** Returns the group at a pointer, with the content of the branches that apply. */
export function useGroup(pointer: string): QuestionGroup | undefined {
  const source = useSource(pointer);
  return source && !('messages' in source) ? source : undefined;
}

function useSource(pointer: string): Question | QuestionGroup | undefined {
  const questionPointer = toQuestionPointer(pointer);
  return useField(pointer, (store) => {
    const source = indexForm(store.form).byPointer.get(questionPointer)?.source;
    return source && store.contentAt(source, pointer);
  });
}

/** Reads a part of the form's state that belongs to the field at `pointer`. */
function useField<Part>(
  pointer: string,
  select: (store: FormStore) => Part,
  part: 'answer' | 'field' = 'field',
): Part {
  const { store } = useForm();
  const subscribe = useCallback(
    (listener: () => void) => store.subscribeTo(pointer, part, listener),
    [store, pointer, part],
  );
  const read = () => select(store);
  return useSyncExternalStore(subscribe, read, read);
}

const noChoices: Choice[] = [];

/** Returns the choices that the question at a pointer offers with the current answers. */
export function useChoices(question: Question | undefined, pointer: string): Choice[] {
  const { store } = useForm();
  const taken = useAnswer(question?.exclude ?? '/nothing');
  useSourceAnswers(question?.source);
  if (!question) return noChoices;
  const all = question.choices ?? choicesFromSource(question, store.document, pointer) ?? noChoices;
  return question.exclude === undefined ? all : all.filter(({ value }) => value !== taken);
}

/** Renders the caller again when an answer changes that choices come from. */
function useSourceAnswers(source: CompiledChoiceSource | undefined): void {
  const { store } = useForm();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = sourcePointers(source).map((pointer) =>
        store.subscribeTo(pointer, 'answer', listener),
      );
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, source],
  );
  const last = useRef<unknown[]>([]);
  // Unchanged answers are not copied.
  const read = () => {
    const next = sourcePointers(source).map((pointer) => getAt(store.state.answers, pointer));
    const isSame =
      next.length === last.current.length &&
      next.every((answer, index) => Object.is(answer, last.current[index]));
    if (!isSame) last.current = next;
    return last.current;
  };
  useSyncExternalStore(subscribe, read, read);
}

const sourcePointers = (source: CompiledChoiceSource | undefined): string[] =>
  (source?.lists ?? []).flatMap(({ from, question }) =>
    question ? [from.slice('/answers'.length)] : [],
  );
