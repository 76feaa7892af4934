import { isInside, toPointer } from '../../core/pointer.ts';
import type { Problem } from '../../core/rules/find-problems.ts';
import type { Answers } from './answers.ts';
import { LazyProblems } from './problems.ts';

/** What was refused at a field, beside what breaks its rules. */
export interface Refusal {
  /** The values that a check sent. */
  values?: string;
  /** A text that its list has no entry for: it stays in the box. */
  typed?: string;
}

/** The state of a form on the screen. */
export interface FormState {
  answers: Answers;
  /** Broken rules, whether shown yet or not. */
  problems: LazyProblems;
  /** Pointers of the fields that may show their problem. */
  touched: ReadonlySet<string>;
  /** Pointers of proposed answers that the visitor has changed; absent where answers are not proposed. */
  own?: ReadonlySet<string> | undefined;
  /** Whether fields that are validated last may show theirs. */
  showsValidatedLast: boolean;
  /** Messages from a call's outcome, by pointer; each blocks until its field is edited, or one in its list. */
  serverErrors: Readonly<Record<string, string>>;
  /** What the server errors are about that come from a check or from a list, by pointer. */
  refusals: Readonly<Record<string, Refusal>>;
  /** Pointers of the fields whose messages were summed up last; `undefined` once the item is removed that a field was in. */
  reported: readonly (string | undefined)[];
}

export const initialFormState = (answers: Answers, problems: Problem[]): FormState => ({
  answers,
  problems: new LazyProblems(() => problems),
  touched: new Set(),
  showsValidatedLast: false,
  serverErrors: {},
  refusals: {},
  reported: [],
});

/** The visitor edited the field at `pointer`. */
export function answerChanged(
  state: FormState,
  pointer: string,
  answers: Answers,
  findProblems: () => Problem[],
): FormState {
  const changed = { ...state, answers, problems: new LazyProblems(findProblems) };
  return Object.keys(state.serverErrors)
    .filter((refused) => isInside(pointer, refused))
    .reduce(clearServerError, changed);
}

/** The visitor left the field at `pointer`. */
export function touch(state: FormState, pointer: string): FormState {
  if (state.touched.has(pointer)) return state;
  return { ...state, touched: new Set(state.touched).add(pointer) };
}

/** The visitor pressed Next or Submit: every field shows its problem, and those validated last once the others pass. */
export function submitAttempted(state: FormState): FormState {
  const all = [...state.problems.all.map(({ pointer }) => pointer), ...leafPointers(state.answers)];
  return {
    ...state,
    touched: new Set([...state.touched, ...all]),
    showsValidatedLast:
      state.showsValidatedLast || state.problems.all.every(({ validateLast }) => validateLast),
  };
}

/** All messages that are shown are summed up. */
export const sumUp = (state: FormState): FormState => ({
  ...state,
  reported: messagePointers(state),
});

/**
 * The items of a list were reordered or removed. Their messages, and whether they were touched or changed, move along.
 *
 * @param order the former position of each item, in the new order
 */
export function moveItems(state: FormState, list: string, order: number[]): FormState {
  const moved = (pointer: string): string[] => {
    if (!pointer.startsWith(`${list}/`)) return [pointer];
    const [position = '', ...rest] = pointer.slice(list.length + 1).split('/');
    const now = order.indexOf(Number(position));
    return now === -1 ? [] : [[list, now, ...rest].join('/')];
  };
  return { ...state, ...fieldsOf(state, moved) };
}

/** An item that was removed from its list. */
export interface FormerItem {
  /** Where it was. */
  pointer: string;
  /** The state of the form that had it. */
  before: FormState;
}

/**
 * A removed item comes back to its list, with its messages and whether its fields were touched or changed.
 *
 * @param order the former position of each item, in the new order; -1 for the one that comes back
 */
export function returnItem(
  state: FormState,
  removed: FormerItem,
  list: string,
  order: number[],
): FormState {
  const others = moveItems(state, list, order);
  const item = fieldsOf(removed.before, (pointer) =>
    isInside(pointer, removed.pointer)
      ? [`${list}/${order.indexOf(-1)}${pointer.slice(removed.pointer.length)}`]
      : [],
  );
  return {
    ...others,
    touched: new Set([...others.touched, ...item.touched]),
    own: others.own && new Set([...others.own, ...(item.own ?? [])]),
    serverErrors: { ...others.serverErrors, ...item.serverErrors },
    refusals: { ...others.refusals, ...item.refusals },
    reported: others.reported.map((pointer, line) => pointer ?? item.reported[line]),
  };
}

/** Returns the parts of a state that are about single fields, whose pointers `moved` replaces by others, or by none. */
function fieldsOf(state: FormState, moved: (pointer: string) => string[]) {
  const movedKeys = <T>(all: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(
      Object.entries(all).flatMap(([pointer, one]) => moved(pointer).map((now) => [now, one])),
    );
  return {
    touched: new Set([...state.touched].flatMap(moved)),
    own: state.own && new Set([...state.own].flatMap(moved)),
    serverErrors: movedKeys(state.serverErrors),
    refusals: movedKeys(state.refusals),
    reported: state.reported.map((pointer) => pointer && moved(pointer)[0]),
  };
}

/** A call's outcome put messages on fields. */
export const addServerErrors = (state: FormState, messages: Record<string, string>): FormState => ({
  ...state,
  serverErrors: { ...state.serverErrors, ...messages },
  refusals: Object.fromEntries(
    Object.entries(state.refusals).filter(([pointer]) => !(pointer in messages)),
  ),
});

/** A check refused the answer at `pointer`, or its list the text in its box. */
export const refuseAnswer = (
  state: FormState,
  pointer: string,
  refusal: Refusal,
  message: string,
): FormState => ({
  ...state,
  serverErrors: { ...state.serverErrors, [pointer]: message },
  refusals: { ...state.refusals, [pointer]: refusal },
});

/** The server errors of a form that was on the screen before, and the answers that they were about. */
export type FormerErrors = Pick<FormState, 'answers' | 'serverErrors' | 'refusals'>;

/** Returns the errors that block a form which is shown again: all but those of checks, which remember them by the values. */
export const errorsToKeep = ({ answers, serverErrors, refusals }: FormState): FormerErrors => ({
  answers,
  serverErrors: Object.fromEntries(
    Object.entries(serverErrors).filter(([pointer]) => refusals[pointer]?.values === undefined),
  ),
  refusals: Object.fromEntries(
    Object.entries(refusals).filter(([, { values }]) => values === undefined),
  ),
});

/** Removes the message of a call's outcome, which no longer applies. */
export const clearServerError = (state: FormState, pointer: string): FormState =>
  pointer in state.serverErrors
    ? {
        ...state,
        serverErrors: without(state.serverErrors, pointer),
        refusals: without(state.refusals, pointer),
      }
    : state;

function without<T>(all: Readonly<Record<string, T>>, name: string): Record<string, T> {
  const { [name]: _, ...others } = all;
  return others;
}

/** Returns the message beside the field at `pointer`, if it shows one. */
export function messageAt(state: FormState, pointer: string): string | undefined {
  const serverError = state.serverErrors[pointer];
  if (serverError !== undefined) return serverError;
  if (!state.touched.has(pointer)) return undefined;
  const problem = state.problems.at(pointer);
  return problem && (!problem.validateLast || state.showsValidatedLast)
    ? problem.message
    : undefined;
}

/** Returns the pointers of all messages that are shown, in the order of the form. */
export function messagePointers(state: FormState): string[] {
  const pointers = new Set([
    ...state.problems.all.map(({ pointer }) => pointer),
    ...Object.keys(state.serverErrors),
  ]);
  return [...pointers].filter((pointer) => messageAt(state, pointer) !== undefined);
}

/** Returns whether fields that are validated last will show problems once the others show none. */
export const hidesProblems = (state: FormState): boolean =>
  !state.showsValidatedLast && state.problems.all.some(({ validateLast }) => validateLast);

/** Returns whether Next or Submit may go on. */
export const isValid = (state: FormState): boolean =>
  state.problems.all.length === 0 && Object.keys(state.serverErrors).length === 0;

function leafPointers(value: unknown, path: (string | number)[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [toPointer(path)];
  const entries = Object.entries(value).flatMap(([key, inner]) =>
    leafPointers(inner, [...path, key]),
  );
  return Array.isArray(value) ? [toPointer(path), ...entries] : entries;
}
