import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { indexForm } from '../../../core/form/form-index.ts';
import { toQuestionPointer } from '../../../core/pointer.ts';
import {
  CalledChoicesStore,
  type ChoicesState,
  type ChoicesView,
} from '../../choices/called-choices-store.ts';
import type { ChoicesRequest } from '../../choices/choices-request.ts';
import { useForm } from '../form-context.tsx';
import type { FormStore } from '../form-store.ts';

/** Milliseconds without a change after which the call is made for an answer that is being typed. */
const pause = 300;

interface CalledChoicesView {
  /** Absent where the choices come from no call. */
  state?: ChoicesState;
  /** Whether the visitor has made the call again. */
  isRetried: boolean;
  retry: () => void;
}

/** The view that was read last, with its inputs. */
interface LastView {
  /** Differs once another item is removed or moved. */
  pointer: string;
  answers: object;
  known: object | undefined;
  view: Partial<ChoicesView>;
}

/**
 * Follows the choices that a call brings for the question at a pointer. The call is made while the question is on the
 * screen, and again when an answer changes that it sends.
 */
export function useCalledChoices(pointer: string): CalledChoicesView {
  const { store } = useForm();
  const [attempt, setAttempt] = useState(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      const called = calledListAt(store, pointer);
      const stops = [store.subscribe(listener), called?.choices.subscribe(listener)];
      return () => {
        for (const stop of stops) stop?.();
      };
    },
    [store, pointer],
  );
  const last = useRef<LastView>(undefined);
  // The request is evaluated again only where the answers or the choices have changed, or the position of the list item.
  const read = () => {
    const { answers } = store.state;
    const called = calledListAt(store, pointer);
    const known = called?.choices.state;
    const before = last.current;
    if (before?.pointer === pointer && before.answers === answers && before.known === known) {
      return before.view;
    }
    const view = called?.choices.viewOf(called.list) ?? {};
    last.current = {
      pointer,
      answers,
      known,
      view: before && isSame(before.view, view) ? before.view : view,
    };
    return last.current.view;
  };
  const { state, key } = useSyncExternalStore(subscribe, read, read);

  const lastOpened = useRef(Number.NEGATIVE_INFINITY);
  const open = useEffectEvent(() => {
    const called = calledListAt(store, pointer);
    return called?.choices.open(called.list).close;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt makes the same call again.
  useEffect(() => {
    let close: (() => void) | undefined;
    const wait = performance.now() - lastOpened.current < pause ? pause : 0;
    lastOpened.current = performance.now();
    const timer = wait > 0 ? setTimeout(() => (close = open()), wait) : undefined;
    if (!timer) close = open();
    return () => {
      clearTimeout(timer);
      close?.();
    };
  }, [key, attempt]);

  const settle = useEffectEvent(() => store.fitAnswers());
  // biome-ignore lint/correctness/useExhaustiveDependencies: other values bring other choices.
  useEffect(() => settle(), [state?.kind, key]);
  return { state, isRetried: attempt > 0, retry: () => setAttempt((count) => count + 1) };
}

const isSame = (one: Partial<ChoicesView>, other: Partial<ChoicesView>): boolean =>
  one.key === other.key && JSON.stringify(one.state) === JSON.stringify(other.state);

/** A list of choices that a call brings, and the calls. */
interface CalledList {
  choices: CalledChoicesStore;
  list: ChoicesRequest;
}

/** Returns the list for the question at a pointer; `undefined` where its choices come from no call. */
function calledListAt(store: FormStore, pointer: string): CalledList | undefined {
  const { form, document } = store;
  const questionPointer = toQuestionPointer(pointer);
  const request = form.requests?.[questionPointer]?.choices;
  const entry = indexForm(form).byPointer.get(questionPointer)?.source;
  const source = entry && 'source' in entry ? entry.source?.call : undefined;
  const choices = document.calledChoices;
  if (!request || !source || !(choices instanceof CalledChoicesStore)) return undefined;
  return { choices, list: { source, request, document, pointer } };
}
