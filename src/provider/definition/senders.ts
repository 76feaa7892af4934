import {
  compileScreen,
  hasAllForms,
  type ProductSource,
  periodOf,
  type ScreenSource,
  testedAnswers,
} from '../../compiler/parse-folder.ts';
import { partsOfMapping, readMapping } from '../../core/mapping/read-mapping.ts';
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
  const written = source.screen.kind === 'page' ? undefined : source.screen.submit.send;
  const tested = new Map(testedBy(written, screen.submit.send));
  const period = periodOf(source.screen);
  if (screen.kind === 'form') return { screen, forms: { '': screen.form }, tested, period };
  const forms = await Promise.all(
    screen.steps.map(async ({ id, load }) => [id, await load?.()] as const),
  );
  const present = forms.flatMap(([id, form]) => (form ? [[id, form] as const] : []));
  return { screen, forms: Object.fromEntries(present), tested, period };
}

/** Lists the conditions of a mapping that test answers alone, by their numbers, with the pointers of these. */
function testedBy(written: unknown, compiled: unknown): [test: number, pointers: string[]][] {
  const [one, other] = [readMapping(written), readMapping(compiled)];
  const answers = one.form === 'when' ? testedAnswers(one.when) : undefined;
  const { $test = -1 } = (other.form === 'when' ? other.when : {}) as { $test?: number };
  const inside = partsOfMapping(compiled);
  return [
    ...(answers ? [[$test, answers] as [number, string[]]] : []),
    ...partsOfMapping(written).flatMap(({ mapping }, index) =>
      testedBy(mapping, inside[index]?.mapping),
    ),
  ];
}
