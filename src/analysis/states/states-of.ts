import type { Question } from '../../definition/compiled.ts';
import type { Texts } from '../../definition/texts.ts';
import type { WrittenForm, WrittenProduct, WrittenScreen, WrittenStep } from '../product.ts';
import { type Answers, type Sampling, sampleAnswers, type Wish } from '../sample/answers.ts';
import { firstPlace } from '../sample/places.ts';
import { sampleResponse } from '../sample/response.ts';
import { type Ending, endingsOf } from './endings.ts';
import { type FormState, formStates } from './form-states.ts';
import type { StateGroup } from './state.ts';

/** Every state that the screens of a product can be in, in groups: one for each page, form and step. */
export const statesOf = (product: WrittenProduct): StateGroup[] =>
  product.screens.flatMap((screen) => groupsOf(product, screen));

/** What a screen's load call brings, for its states. */
export const sampleLoaded = ({ calls, sandbox, judge }: WrittenProduct, { load }: WrittenScreen) =>
  load && sampleResponse(load.call, calls[load.call], sandbox, judge);

function groupsOf(product: WrittenProduct, screen: WrittenScreen): StateGroup[] {
  const { id, title, route } = screen;
  const group = (states: FormState[], step?: WrittenStep, unseen: string[] = []): StateGroup => {
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
  if (screen.kind === 'page') return [group([plain({ path: 'shown', title: 'Shown' })])];
  const opening = openingStates(product, screen);
  const groups = stepGroups(product, screen).map(({ step, states, unseen }) =>
    group(step.id === '' ? [...opening, ...states] : states, step, unseen),
  );
  return screen.kind === 'wizard' && opening.length > 0 ? [group(opening), ...groups] : groups;
}

/** The states of each step, those of sending with the last one. */
function stepGroups(product: WrittenProduct, screen: WrittenScreen) {
  const sampling = { judge: product.judge, loaded: sampleLoaded(product, screen) };
  return screen.steps.map((step) => {
    const wishes = step.when ? [{ at: '', schema: step.when }] : [];
    const before = walk(screen.steps.slice(0, screen.steps.indexOf(step)), sampling, wishes);
    const whole = walk(screen.steps, sampling, []);
    const own = step.form
      ? formStates(step.form, { ...sampling, wishes, others: before })
      : { states: [plain({ path: 'filled', kind: 'filled', title: 'Shown' })], unseen: [] };
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
function walk(steps: WrittenStep[], sampling: Sampling, wishes: Wish[]): Answers {
  let answers: Answers = {};
  for (const { form, when } of steps) {
    if (!form || (when && !sampling.judge(when, answers))) continue;
    const own: Sampling = { ...sampling, others: answers, wishes: fitting(form, wishes) };
    answers = { ...answers, ...sampleAnswers(form, own) };
  }
  return answers;
}

/** Only a form that asks for it can grant a wish. */
const fitting = ({ questions }: WrittenForm, wishes: Wish[]): Wish[] =>
  wishes.filter(({ schema }) =>
    Object.keys(schema.properties ?? {}).some((name) =>
      questions.some((question) => question.at.split('/')[1] === name),
    ),
  );

const isShown = ({ when }: WrittenStep, answers: Answers, { judge }: WrittenProduct): boolean =>
  when === undefined || judge(when, answers);

function openingStates({ calls }: WrittenProduct, { load, draft, texts, steps }: WrittenScreen) {
  const states: FormState[] = [];
  if (load) {
    const endings = endingsOf(calls[load.call], load.outcomes);
    const waiting = {
      path: 'loading',
      kind: 'waiting',
      title: 'Loading',
      load: 'waiting',
    } as const;
    states.push(plain({ ...waiting, says: [texts.loading] }));
    for (const { name, words, ended } of endings) {
      if (name === 'success') continue;
      const title = `Loading, and ${words}`;
      const text = ended.kind === 'offline' ? texts.offline : texts.loadFailed;
      const goes = ended.outcome?.go;
      const says = goes === undefined ? [ended.outcome?.say ?? text] : [];
      states.push(plain({ path: `load-${name}`, kind: 'outcome', title, load: ended, says, goes }));
    }
  }
  if (draft) {
    const title = 'Answers kept in the browser can’t be read';
    const says = [texts.draftUnreadable];
    states.push(plain({ path: 'draft-unreadable', kind: 'outcome', title, says, draft: 'spoilt' }));
    const at = steps[0]?.form?.questions.find(isText)?.at;
    if (at !== undefined) states.push(notSaved(at, texts));
  }
  return states;
}

function sendingStates({ calls }: WrittenProduct, screen: WrittenScreen, answers: Answers) {
  const { submit, texts } = screen;
  if (!submit) return [];
  const endings = endingsOf(calls[submit.call], submit.outcomes);
  const waiting = { path: 'sending', kind: 'waiting', title: 'Sending', send: 'waiting' } as const;
  const states = [plain({ ...waiting, act: 'press', answers, says: [texts.submitting] })];
  for (const ending of endings) {
    states.push(
      plain({
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
function saidAfter({ ended: { kind, outcome } }: Ending, { texts }: WrittenScreen): string[] {
  if (outcome?.go !== undefined) return [];
  if (outcome) return [outcome.say ?? [], Object.values(outcome.fields ?? {})].flat();
  if (kind === 'success') return [];
  return [kind === 'offline' ? texts.offline : texts.callFailed];
}

/** Answers are stored once something has been typed. */
const notSaved = (at: string, { draftNotSaved }: Texts): FormState =>
  plain({
    path: 'draft-not-saved',
    kind: 'outcome',
    title: 'The browser does not keep the answers',
    says: [draftNotSaved],
    draft: 'refused',
    typed: { at: firstPlace(at), text: 'A' },
  });

const isText = ({ widget, conditional }: Question) =>
  conditional === undefined && ['text', 'textarea', 'email', 'url'].includes(widget);

const plain = (state: Partial<FormState> & Pick<FormState, 'path' | 'title'>): FormState => ({
  kind: 'page',
  answers: {},
  act: 'none',
  says: [],
  ...state,
});
