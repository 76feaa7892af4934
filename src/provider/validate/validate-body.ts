import type { Period } from '../../compiled/app.ts';
import type { CompiledSubmit } from '../../compiled/call.ts';
import type { CompiledForm } from '../../compiled/form.ts';
import type { CompiledFormScreen, CompiledWizard } from '../../compiled/screen.ts';
import type { Answers, DataSources } from '../../core/form/coerce-answers.ts';
import { isObject } from '../../core/is-object.ts';
import { isInside } from '../../core/pointer.ts';
import { exitFrom, shownSteps, sourcesFor } from '../../core/steps/shown-steps.ts';
import type { Mapping } from '../../definition/files/mapping.ts';
import { answersInBody } from './answers-in-body.ts';
import { covers, slotsOf } from './body-slots.ts';
import { type FileInBody, filesInBody } from './files-in-body.ts';
import { knownBody } from './known-body.ts';
import { type WrongAnswer, wrongAnswers } from './validate-form.ts';

/** A validated body. */
export interface ValidatedBody {
  /** The body with the values alone that the screen sends. */
  body: Record<string, unknown>;
  /** Answers that the screen would not have sent, by their pointers in the body; none for a good body. */
  wrong: WrongAnswer[];
  /** The files that go with it. */
  files: FileInBody[];
}

/** A form screen, or a wizard with its forms loaded. */
export interface SendingScreen {
  screen: CompiledFormScreen | CompiledWizard;
  /** The forms by the ids of their steps; that of a form screen is at "". */
  forms: Record<string, CompiledForm>;
  /** The answers that the conditions of the body test, by the numbers of those that test nothing else. */
  tested?: ReadonlyMap<number, string[]>;
  /** When it is open; absent where it always is. */
  period?: Period | undefined;
}

/**
 * Validates the body of a call as its screen validates the answers: by steps, conditions, rules and choices. An answer that
 * the call does not send is not missed, and no condition that may depend on it refuses anything.
 *
 * @param data `loaded` is the response to the screen's load call, where it is known; `now` is ISO 8601
 */
export function validateBody(
  { screen, forms, tested }: SendingScreen,
  body: Record<string, unknown>,
  data: { loaded?: unknown; now: string },
): ValidatedBody {
  const { send } = screen.submit;
  if (send === undefined) return { body, wrong: [], files: [] };
  const all = Object.values(forms);
  const questions = all.flatMap((form) => form.questions);
  const asks = (pointer: string) => questions.some((one) => isInside(one.pointer, pointer));
  const { slots, answers, ...read } = readBody(body, { ...screen.submit, tested, asks });
  const isCertain =
    all.every((form) => !form.readsData) &&
    questions.every(({ pointer }) => slots.some((slot) => covers(slot, pointer)));
  const sources: DataSources = { page: { url: '' }, query: {}, now: data.now, loaded: data.loaded };
  const validated = { isCertain, covers: read.covers };
  const wrong =
    screen.kind === 'form'
      ? all.flatMap((form) => wrongAnswers(form, answers, { ...validated, sources }))
      : wrongInSteps(screen, forms, answers, { ...validated, sources });
  const known = knownBody(send, body, { forms: all, loaded: data.loaded });
  return {
    body: isObject(known) ? known : body,
    wrong: wrong.map(({ at, rule }) => ({ at: read.inBody(at) ?? at, rule })),
    files: all.flatMap((form) => filesInBody(form, answers, read.inBody)),
  };
}

interface ReadableBody extends Pick<SendingScreen, 'tested'>, Pick<CompiledSubmit, 'choose'> {
  send?: Mapping;
  asks: (pointer: string) => boolean;
}

/**
 * Reads the answers in a body. A condition of its mapping is evaluated once the body is known to have all that it tests,
 * which can be answers that another condition brings.
 */
function readBody(body: Record<string, unknown>, { send, choose, tested, asks }: ReadableBody) {
  const known = new Map<number, boolean>();
  for (;;) {
    const slots = slotsOf(send, { asks, holds: (test) => known.get(test) });
    const read = answersInBody(slots, body);
    const next = [...(tested ?? [])].find(
      ([test, pointers]) => !known.has(test) && pointers.every(read.hasWhole),
    );
    if (!next || !choose) return { slots, ...read };
    const [$test] = next;
    const { answers } = read;
    known.set(
      $test,
      choose({ when: { $test }, then: 'then', else: 'else' }, { answers }) === 'then',
    );
  }
}

function wrongInSteps(
  { steps }: CompiledWizard,
  forms: SendingScreen['forms'],
  answers: Answers,
  data: { isCertain: boolean; covers: (pointer: string) => boolean; sources: DataSources },
): WrongAnswer[] {
  const context = { steps, dataSources: data.sources };
  const shown = shownSteps(context, answers).filter(
    // A step that depends on other data counts as shown where it has answers.
    ({ readsData, fields }) => !readsData || fields.some((name) => Object.hasOwn(answers, name)),
  );
  const wrong = shown.flatMap(({ id }) => {
    const form = forms[id];
    if (!form) return [];
    return wrongAnswers(form, answers, { ...data, sources: sourcesFor(form, answers, context) });
  });
  const left = data.isCertain && shown.some((step) => exitFrom(context, answers, step));
  return left ? [...wrong, { at: '', rule: 'exit' }] : wrong;
}
