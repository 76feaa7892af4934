import {
  compileScreen,
  hasAllForms,
  type ProductSource,
  type ScreenSource,
} from '../compiler/parse-folder.ts';
import type { JudgingScreen } from './judge/judge-body.ts';

/** The screens that make a call on submit, by its name; each is compiled when it is first asked for. */
export type Senders = Map<string, (() => Promise<JudgingScreen>)[]>;

/** Returns the screens of a product by the calls that they make on submit. */
export function sendersOf(product: ProductSource): Senders {
  const senders: Senders = new Map();
  for (const source of product.screens) {
    const { screen } = source;
    if (screen.kind === 'page' || !screen.submit || !hasAllForms(source)) continue;
    const { call } = screen.submit;
    let loading: Promise<JudgingScreen> | undefined;
    const load = () => {
      loading ??= loadScreen(product, source);
      return loading;
    };
    senders.set(call, [...(senders.get(call) ?? []), load]);
  }
  return senders;
}

async function loadScreen(product: ProductSource, source: ScreenSource): Promise<JudgingScreen> {
  const screen = await compileScreen(product, source);
  if (screen.kind === 'form') return { screen, forms: { '': screen.form } };
  const forms = await Promise.all(
    screen.steps.map(async ({ id, load }) => [id, await load?.()] as const),
  );
  const present = forms.flatMap(([id, form]) => (form ? [[id, form] as const] : []));
  return { screen, forms: Object.fromEntries(present) };
}
