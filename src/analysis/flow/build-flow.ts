import { isList } from '../../core/form/list-question.ts';
import { lastKey } from '../../core/pointer.ts';
import { questionAt } from '../form/answer-location.ts';
import { branchesOf } from '../form/branches.ts';
import { describeBranch, describeDataCondition } from '../form/describe-condition.ts';
import type { FormModel, ProductModel, ScreenModel, StepModel } from '../product-model.ts';
import type { Flow, FlowCall, FlowScreen, FlowStep } from './flow.ts';
import {
  exitEdges,
  linkEdges,
  mailEdges,
  openingEdges,
  outcomeEdges,
  stepLoadEdges,
} from './flow-edges.ts';

/** Builds the map of a product, its screens in the order in which visitors reach them. */
export function buildFlow(product: ProductModel): Flow {
  const screens = product.screens.map((screen) => flowScreen(product, screen));
  const columns = columnsOf(screens);
  return {
    screens: [...columns].flatMap(([id, column]) => {
      const screen = screens.find((each) => each.id === id);
      return screen ? [{ ...screen, column }] : [];
    }),
  };
}

function flowScreen(product: ProductModel, screen: ScreenModel): Omit<FlowScreen, 'column'> {
  const { id, kind, title, route, load, submit, steps } = screen;
  const forms = steps.flatMap(({ form }) => form ?? []);
  const flowCall = (request: typeof load | typeof submit): FlowCall | undefined => {
    if (!request) return undefined;
    const { call: name, outcomes } = request;
    const { method = '', path = '' } = product.calls[name] ?? {};
    const edges = outcomeEdges(product, name, outcomes, forms);
    // A load call that succeeds opens no other screen.
    const shown = request === load ? edges.filter((edge) => edge.kind !== 'success') : edges;
    const mails = request === submit ? mailEdges(product, name) : [];
    return { name, method, path, edges: [...shown, ...mails] };
  };
  return {
    id,
    kind,
    title,
    route,
    load: flowCall(load),
    submit: flowCall(submit),
    steps: steps.map((step) => flowStep(step, forms)),
    edges: [
      ...linkEdges(product, screen),
      ...stepLoadEdges(product, screen),
      ...exitEdges(product, screen),
      ...openingEdges(product, screen),
    ],
  };
}

function flowStep({ id, title, when, form }: StepModel, forms: FormModel[]): FlowStep {
  return {
    id,
    title,
    review: form === undefined,
    when: when && describeDataCondition(when, forms),
    questions: form?.questions.filter((question) => !isList(question)).length ?? 0,
    conditions: form ? flowConditions(form, forms) : [],
  };
}

const flowConditions = (form: FormModel, forms: FormModel[]): FlowStep['conditions'] =>
  branchesOf(form)
    .filter(({ asks }) => asks.length > 0)
    .map(({ own, asks }) => ({
      when: describeBranch(own, [form, ...forms]),
      asks: asks.map((pointer) => questionAt(form, pointer)?.label ?? lastKey(pointer)),
    }));

/** Returns each screen's distance from the start, in visiting order: the targets of successful calls come first. */
function columnsOf(screens: Omit<FlowScreen, 'column'>[]): Map<string, number> {
  const start = screens.find(({ route }) => route === '/') ?? screens[0];
  const columns = new Map<string, number>(start ? [[start.id, 0]] : []);
  let row = start ? [start] : [];
  for (let column = 1; row.length > 0; column++) {
    const next = new Set(row.flatMap(targetsOf).filter((id) => !columns.has(id)));
    for (const id of next) columns.set(id, column);
    row = screens.filter(({ id }) => next.has(id));
  }
  // Screens that no edge leads to are drawn below those of the last column.
  const last = Math.max(0, ...columns.values());
  for (const { id } of screens) if (!columns.has(id)) columns.set(id, last);
  return columns;
}

function targetsOf({ load, submit, edges }: Omit<FlowScreen, 'column'>): string[] {
  const all = [...(submit?.edges ?? []), ...edges, ...(load?.edges ?? [])];
  const successes = all.filter(({ kind }) => kind === 'success');
  return [...successes, ...all].flatMap(({ to }) => to ?? []);
}
