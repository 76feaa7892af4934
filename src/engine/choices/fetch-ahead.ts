import type { CompiledForm } from '../../compiled/form.ts';
import { evaluateConditions } from '../../core/form/asked-questions.ts';
import type { FollowedAnswers } from '../../core/form/called-choices.ts';
import { indexForm } from '../../core/form/form-index.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { ChoicesRequest } from './choices-request.ts';

/** Milliseconds after the last change. */
const pause = 300;

interface Lists {
  stateOf: (list: ChoicesRequest) => { kind: string };
  open: (list: ChoicesRequest) => { close: () => void };
}

/**
 * Fetches the lists of the next form while the page is idle, once each answer is there that their calls send. Calls that
 * may change something, and searches, are made by the form alone.
 *
 * @returns the way to stop, which gives up the calls that no question waits for
 */
export function fetchAhead(
  choices: Lists,
  form: CompiledForm,
  progress: FollowedAnswers,
): () => void {
  let waiting = () => {};
  let opened: (() => void)[] = [];

  function fetchLists() {
    const before = opened;
    opened = listsAhead(form, progress)
      .filter((list) => choices.stateOf(list).kind === 'loading')
      .map((list) => choices.open(list).close);
    // Last, so that a call goes on that is wanted still.
    for (const close of before) close();
  }

  function schedule() {
    waiting();
    const timer = setTimeout(() => {
      waiting = whenIdle(fetchLists);
    }, pause);
    waiting = () => clearTimeout(timer);
  }

  const stop = progress.subscribe(schedule);
  schedule();
  return () => {
    stop();
    waiting();
    for (const close of opened) close();
  };
}

/** Lists the lists of asked questions. Those in items of lists wait for the items. */
function listsAhead(form: CompiledForm, progress: FollowedAnswers): ChoicesRequest[] {
  const { answers } = progress.state;
  const dataSources = progress.sourcesOf(form);
  const document = { ...dataSources, answers };
  const { isAsked } = evaluateConditions(form, answers, dataSources);
  const { byPointer } = indexForm(form);
  return Object.entries(form.requests ?? {}).flatMap(([pointer, { choices: request }]) => {
    const question = byPointer.get(pointer)?.source;
    const source = question && 'source' in question ? question.source?.call : undefined;
    if (!request || !source || source.searches || request.call.method !== 'GET') return [];
    return pointer.includes('/-') || !isAsked(pointer)
      ? []
      : [{ source, request, document, pointer }];
  });
}
