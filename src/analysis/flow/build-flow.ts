import type { Outcomes } from '../../definition/files/screen.ts';
import { questionAt } from '../form/answer-location.ts';
import { branchesOf } from '../form/branches.ts';
import { describeBranch, describeCondition } from '../form/describe-condition.ts';
import type { FormModel, ProductModel, ScreenModel, StepModel } from '../product-model.ts';
import { linksOfScreen } from '../screen-links.ts';
import { outcomeCases } from '../states/outcome-cases.ts';
import type { Flow, FlowCall, FlowEdge, FlowScreen, FlowStep } from './flow.ts';

/** The map of a product: its screens in the order in which a visitor meets them, and what leads from one to another. */
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
  const call = (request: typeof load | typeof submit): FlowCall | undefined => {
    if (!request) return undefined;
    const { method = '', path = '' } = product.calls[request.call] ?? {};
    const mail = request === submit ? mailOf(product, request.call) : [];
    const ways = [...waysOf(product, request.call, request.outcomes, forms), ...mail];
    const ended = request === load ? ways.filter(({ kind: way }) => way !== 'success') : ways;
    return { name: request.call, method, path, ways: ended };
  };
  return {
    ...{ id, kind, title, route },
    load: call(load),
    submit: call(submit),
    steps: steps.map((step) => flowStep(step, forms)),
    ways: linkWays(product, screen),
  };
}

/** One for all links of a step that read alike and lead to the same place. */
function linkWays(product: ProductModel, screen: ScreenModel): FlowEdge[] {
  const ways = linksOfScreen(screen).map(({ text, href, step }): FlowEdge => {
    const when = step === undefined ? `“${text}”` : `“${text}” in ${step}`;
    return { when, does: [], kind: 'link', ...target(product, href) };
  });
  return [...new Map(ways.map((way) => [`${way.when} ${way.to ?? way.out}`, way])).values()];
}

function flowStep({ id, title, when, form }: StepModel, forms: FormModel[]): FlowStep {
  const branches = form ? branchesOf(form.schema).filter(({ asks }) => asks.length > 0) : [];
  return {
    ...{ id, title, review: form === undefined },
    when: when && describeCondition(when, forms),
    questions: form?.questions.filter(({ widget }) => widget !== 'list').length ?? 0,
    conditions: branches.map((branch) => ({
      when: describeBranch(branch, form as FormModel),
      asks: branch.asks.map(
        (name) => questionAt(form as FormModel, `${branch.at}/${name}`)?.label ?? name,
      ),
    })),
  };
}

function waysOf(product: ProductModel, call: string, outcomes: Outcomes, forms: FormModel[]) {
  return outcomeCases(product.calls[call], outcomes).map(({ words, ended }): FlowEdge => {
    const { go, say, fields = {}, clearDraft } = ended.outcome ?? {};
    const beside = Object.entries(fields).map(([name, message]) => {
      const pointer = name.startsWith('/') ? name : `/${name}`;
      const label = forms.map((form) => questionAt(form, pointer)?.label).find(Boolean);
      return `says “${message}” beside ${label ?? name}`;
    });
    const does = [
      ...(say === undefined ? [] : [`says “${say}”`]),
      ...beside,
      ...(clearDraft ? ['forgets the kept answers'] : []),
      ...(ended.outcome || ended.kind === 'success' ? [] : ['says so, and lets them try again']),
    ];
    const kind = ended.kind === 'success' ? 'success' : 'failure';
    return { when: `If ${words}`, does, kind, ...(go === undefined ? {} : target(product, go)) };
  });
}

/** The mail that the local provider writes leads into the product too. */
function mailOf(product: ProductModel, call: string): FlowEdge[] {
  const step = product.sandbox?.calls[call];
  if (step?.do !== 'invite') return [];
  return [
    {
      when: 'If the link in the mail is followed',
      does: [],
      kind: 'link',
      ...target(product, step.link),
    },
  ];
}

function target({ screens }: ProductModel, href: string): Pick<FlowEdge, 'to' | 'out'> {
  if (!href.startsWith('/') || href.startsWith('//')) return { out: href };
  const path = href.replace(/[?#].*$/, '');
  const screen = screens.find(({ route }) => route === path);
  return { to: (screen ?? screens.find(({ route }) => route === '*'))?.id };
}

/** How far each screen is from the start, in the order in which they are met: what succeeds goes first. */
function columnsOf(screens: Omit<FlowScreen, 'column'>[]): Map<string, number> {
  const start = screens.find(({ route }) => route === '/') ?? screens[0];
  const columns = new Map<string, number>(start ? [[start.id, 0]] : []);
  let row = start ? [start] : [];
  for (let column = 1; row.length > 0; column++) {
    const next = new Set(row.flatMap(targetsOf).filter((id) => !columns.has(id)));
    for (const id of next) columns.set(id, column);
    row = screens.filter(({ id }) => next.has(id));
  }
  // What nothing leads to stands below the last ones.
  const last = Math.max(0, ...columns.values());
  for (const { id } of screens) if (!columns.has(id)) columns.set(id, last);
  return columns;
}

function targetsOf({ load, submit, ways }: Omit<FlowScreen, 'column'>): string[] {
  const all = [...(submit?.ways ?? []), ...ways, ...(load?.ways ?? [])];
  const succeeds = all.filter(({ kind }) => kind === 'success');
  return [...succeeds, ...all].flatMap(({ to }) => to ?? []);
}
