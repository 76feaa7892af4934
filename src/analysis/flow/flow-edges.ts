import { fieldMessages } from '../../core/mapping/named-outcomes.ts';
import type { Outcomes } from '../../definition/files/outcome.ts';
import { questionAt } from '../form/answer-location.ts';
import { describeDataCondition } from '../form/describe-condition.ts';
import type { FormModel, ProductModel, ScreenModel } from '../product-model.ts';
import { linksOfScreen } from '../screen-links.ts';
import { type OutcomeCase, outcomeCases } from '../states/outcome-cases.ts';
import type { FlowEdge } from './flow.ts';

/** Returns an edge for each link of a screen; links of a step with the same text and target are one. */
export function linkEdges(product: ProductModel, screen: ScreenModel): FlowEdge[] {
  const edges = linksOfScreen(screen).map(({ text, href, step }): FlowEdge => {
    const when = step === undefined ? `“${text}”` : `“${text}” in ${step}`;
    return { when, effects: [], kind: 'link', ...targetOf(product, href) };
  });
  const unique = new Map(
    edges.map((edge) => [`${edge.when} ${edge.to ?? edge.externalUrl}`, edge]),
  );
  return [...unique.values()];
}

/** Returns an edge for each exit of a step. */
export const exitEdges = (product: ProductModel, { steps }: ScreenModel): FlowEdge[] => {
  const forms = steps.flatMap(({ form }) => form ?? []);
  return steps.flatMap(({ title, exits = [] }) =>
    exits.map(({ leave, when }): FlowEdge => {
      const condition = describeDataCondition(when, forms);
      const clause = `If ${condition} after ${title}`;
      return { when: clause, effects: [], kind: 'link', ...targetOf(product, leave) };
    }),
  );
};

/** Returns an edge for each page that is shown in place of a form that is not open. */
export const openingEdges = (product: ProductModel, { opens, closes }: ScreenModel): FlowEdge[] => {
  const edgeTo = (page: string, when: string): FlowEdge => ({
    when,
    effects: [],
    kind: 'link',
    ...targetOf(product, page),
  });
  return [
    ...(opens ? [edgeTo(opens.before, `Before ${opens.at}`)] : []),
    ...(closes ? [edgeTo(closes.after, `From ${closes.at}`)] : []),
  ];
};

/** Returns an edge for each outcome of a call. */
export const outcomeEdges = (
  product: ProductModel,
  call: string,
  outcomes: Outcomes,
  forms: FormModel[],
): FlowEdge[] =>
  outcomeCases(product.calls[call], outcomes, forms).map(
    ({ description, callOutcome }): FlowEdge => {
      const go = callOutcome.outcome?.go;
      return {
        when: `If ${description}`,
        effects: effectsOf(callOutcome, forms),
        kind: callOutcome.kind === 'success' ? 'success' : 'failure',
        ...(go === undefined ? {} : targetOf(product, go)),
      };
    },
  );

function effectsOf({ kind, outcome }: OutcomeCase['callOutcome'], forms: FormModel[]): string[] {
  if (!outcome) return kind === 'success' ? [] : ['says so, and lets them try again'];
  const { say, clearDraft } = outcome;
  const besideFields = Object.entries(fieldMessages(outcome)).map(([pointer, message]) => {
    const label = forms.map((form) => questionAt(form, pointer)?.label).find(Boolean);
    return `says “${message}” beside ${label ?? pointer.slice(1)}`;
  });
  return [
    ...(say === undefined ? [] : [`says “${say}”`]),
    ...besideFields,
    ...(clearDraft ? ['deletes the stored answers'] : []),
  ];
}

/** Returns an edge for each failure of the load call of a step that leads elsewhere. */
export const stepLoadEdges = (product: ProductModel, { steps }: ScreenModel): FlowEdge[] =>
  steps.flatMap(({ title, load }) =>
    (load ? outcomeEdges(product, load.call, load.outcomes, []) : [])
      .filter(
        ({ kind, to, externalUrl }) => kind !== 'success' && (to ?? externalUrl) !== undefined,
      )
      .map((edge) => ({ ...edge, when: `${edge.when} as ${title} opens` })),
  );

/** Returns an edge for the link in the mail that the local provider sends after a call. */
export function mailEdges(product: ProductModel, call: string): FlowEdge[] {
  const response = product.sandbox?.calls[call];
  if (response?.do !== 'invite') return [];
  const when = 'If the link in the mail is followed';
  return [{ when, effects: [], kind: 'link', ...targetOf(product, response.link) }];
}

function targetOf({ screens }: ProductModel, href: string): Pick<FlowEdge, 'to' | 'externalUrl'> {
  if (!href.startsWith('/') || href.startsWith('//')) return { externalUrl: href };
  const path = href.replace(/[?#].*$/, '');
  const screen = screens.find(({ route }) => route === path);
  return { to: (screen ?? screens.find(({ route }) => route === '*'))?.id };
}
