import { fieldName } from '../../core/pointer.ts';
import type { FormModel, ProductModel, ScreenModel, StepModel } from '../product-model.ts';
import {
  type Answers,
  type SampleOptions,
  type SchemaConstraint,
  sampleAnswers,
} from '../sample/sample-answers.ts';
import { sampleResponse } from '../sample/sample-response.ts';
import { draftStates } from './draft-states.ts';
import { type FormScreenState, formStates } from './form-states.ts';
import { type OutcomeCase, outcomeCases } from './outcome-cases.ts';
import { plainState } from './plain-state.ts';
import type { StateGroup } from './state.ts';

/** Every state that the screens of a product can be in, in groups: one for each page, form and step. */
export const listStates = (product: ProductModel): StateGroup[] =>
  product.screens.flatMap((screen) => groupsOf(product, screen));

/** What a screen's load call brings, for its states. */
export const sampleLoaded = ({ calls, sandbox, validate }: ProductModel, { load }: ScreenModel) =>
  load && sampleResponse(load.call, calls[load.call], sandbox, validate);

function groupsOf(product: ProductModel, screen: ScreenModel): StateGroup[] {
  const { id, title, route } = screen;
  const group = (
    states: FormScreenState[],
    step?: StepModel,
    unseen: string[] = [],
  ): StateGroup => {
    const path = step?.id ? `${id}/${step.id}` : id;
    return {
      path,
      title: step?.id ? step.title : title,
      screen: title,
      route,
      step: step?.id || undefined,
      states: states.map((state) => ({
        ...{ screen: id, step: step?.id || undefined },
        ...state,
        path: `${path}/${state.path}`,
      })),
      unseen,
    };
  };
  if (screen.kind === 'page') return [group([plainState({ path: 'shown', title: 'Shown' })])];
  const opening = openingStates(product, screen);
  const groups = stepGroups(product, screen).map(({ step, states, unseen }) =>
    group(step.id === '' ? [...opening, ...states] : states, step, unseen),
  );
  return screen.kind === 'wizard' && opening.length > 0 ? [group(opening), ...groups] : groups;
}

/** The states of each step, those of sending with the last one. */
function stepGroups(product: ProductModel, screen: ScreenModel) {
  const sampling = { validate: product.validate, loaded: sampleLoaded(product, screen) };
  return screen.steps.map((step) => {
    const wishes = step.when ? [{ at: '', schema: step.when }] : [];
    const before = walk(screen.steps.slice(0, screen.steps.indexOf(step)), sampling, wishes);
    const whole = walk(screen.steps, sampling, []);
    const own = step.form
      ? formStates(step.form, { ...sampling, wishes, others: before })
      : { states: [plainState({ path: 'filled', kind: 'filled', title: 'Shown' })], unseen: [] };
    const earlier = own.states.map((state) => ({
      ...state,
      answers: { ...before, ...state.answers },
    }));
    const last = step === screen.steps.filter((each) => isShown(each, whole, product)).at(-1);
    const sent = last ? sendingStates(product, screen, whole) : [];
    return { step, states: [...earlier, ...sent], unseen: own.unseen };
  });
}

/** Answers to the forms of steps, each knowing those before it. Steps that the answers skip are left out. */
function walk(steps: StepModel[], sampling: SampleOptions, wishes: SchemaConstraint[]): Answers {
  let answers: Answers = {};
  for (const { form, when } of steps) {
    if (!form || (when && !sampling.validate(when, answers))) continue;
    const own: SampleOptions = { ...sampling, others: answers, wishes: fitting(form, wishes) };
    answers = { ...answers, ...sampleAnswers(form, own) };
  }
  return answers;
}

/** Only a form that asks for it can grant a wish. */
const fitting = ({ questions }: FormModel, wishes: SchemaConstraint[]): SchemaConstraint[] =>
  wishes.filter(({ schema }) =>
    Object.keys(schema.properties ?? {}).some((name) =>
      questions.some((question) => fieldName(question.pointer) === name),
    ),
  );

const isShown = ({ when }: StepModel, answers: Answers, { validate }: ProductModel): boolean =>
  when === undefined || validate(when, answers);

function openingStates(product: ProductModel, screen: ScreenModel) {
  const { load, texts } = screen;
  const states: FormScreenState[] = [];
  if (load) {
    const endings = outcomeCases(product.calls[load.call], load.outcomes);
    const waiting = {
      path: 'loading',
      kind: 'waiting',
      title: 'Loading',
      load: 'waiting',
    } as const;
    states.push(plainState({ ...waiting, says: [texts.loading] }));
    for (const { name, words, ended } of endings) {
      if (name === 'success') continue;
      const title = `Loading, and ${words}`;
      const text = ended.kind === 'offline' ? texts.loadOffline : texts.loadFailed;
      const goes = ended.outcome?.go;
      const says = goes === undefined ? [ended.outcome?.say ?? text] : [];
      states.push(
        plainState({ path: `load-${name}`, kind: 'outcome', title, load: ended, says, goes }),
      );
    }
  }
  const sampling = { validate: product.validate, loaded: sampleLoaded(product, screen) };
  return [...states, ...draftStates(screen, walk(screen.steps, sampling, []))];
}

function sendingStates({ calls }: ProductModel, screen: ScreenModel, answers: Answers) {
  const { submit, texts } = screen;
  if (!submit) return [];
  const endings = outcomeCases(calls[submit.call], submit.outcomes);
  const waiting = { path: 'sending', kind: 'waiting', title: 'Sending', send: 'waiting' } as const;
  const states = [plainState({ ...waiting, act: 'press', answers, says: [texts.submitting] })];
  for (const ending of endings) {
    states.push(
      plainState({
        path: `sent-${ending.name}`,
        kind: 'outcome',
        title: `Sent, and ${ending.words}`,
        act: 'press',
        answers,
        send: ending.ended,
        goes: ending.ended.outcome?.go,
        says: saidAfter(ending, screen),
      }),
    );
  }
  return states;
}

/** What is to be seen once sending has ended. */
function saidAfter({ ended: { kind, outcome } }: OutcomeCase, { texts }: ScreenModel): string[] {
  if (outcome?.go !== undefined) return [];
  if (outcome) return [outcome.say ?? [], Object.values(outcome.fields ?? {})].flat();
  if (kind === 'success') return [];
  return [kind === 'offline' ? texts.offline : texts.callFailed];
}
