import {
  compileScreen,
  hasAllForms,
  type ProductSource,
  type ScreenSource,
} from '../../compiler/parse-folder.ts';
import type { SendingScreen } from '../validate/validate-body.ts';

/** The screens that make a call, by its name; each is compiled when it is first asked for. */
export type Senders = Map<string, (() => Promise<SendingScreen>)[]>;

/** Returns the screens of a product by the calls that they make on submit, and by those that save their drafts. */
export function sendersOf(product: ProductSource): { senders: Senders; savers: Senders } {
  const senders: Senders = new Map();
  const savers: Senders = new Map();
  for (const source of product.screens) {
    const { screen } = source;
    if (screen.kind === 'page' || !screen.submit || !hasAllForms(source)) continue;
    let loading: Promise<SendingScreen> | undefined;
    const load = () => {
      loading ??= loadScreen(product, source);
      return loading;
    };
    add(senders, screen.submit.call, load);
    if (screen.draft?.saveLater) add(savers, screen.draft.saveLater.call, load);
  }
  return { senders, savers };
}

const add = (senders: Senders, call: string, load: () => Promise<SendingScreen>) =>
  senders.set(call, [...(senders.get(call) ?? []), load]);

async function loadScreen(product: ProductSource, source: ScreenSource): Promise<SendingScreen> {
  const screen = await compileScreen(product, source);
  if (screen.kind === 'form') return { screen, forms: { '': screen.form } };
  const forms = await Promise.all(
    screen.steps.map(async ({ id, load }) => [id, await load?.()] as const),
  );
  const present = forms.flatMap(([id, form]) => (form ? [[id, form] as const] : []));
  return { screen, forms: Object.fromEntries(present) };
}
