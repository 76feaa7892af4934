import type { CompiledRequest } from '../../../src/compiled/call.ts';
import { compileFolder } from '../../../src/compiler/index.ts';
import { type Browser, createPerform, toOutcome } from '../../../src/runtime/headless.ts';
import { compiledScreen } from '../../forms/form/compiled-modules.ts';

const { product } = await compileFolder('forms');
const apply = await compiledScreen(product, 'apply');
const signup = await compiledScreen(product, 'signup');

const requests = { email: apply.submit, load: signup.load, save: signup.submit };

/** A call of the shipped product. */
export type CallName = keyof typeof requests;

/** Where the outcome of a call leads: to a screen, to a message on this one, or nowhere. */
export type Effect = { to: string } | { says: string } | { field: string } | 'opens' | 'stays';

/**
 * Makes a compiled call of the product without a page.
 *
 * @param fetch reaches what stands in the provider's place
 * @param origin of the page, which is that of the provider, too
 */
export async function outcomeOf(
  call: CallName,
  fetch: Browser['fetch'],
  origin = 'https://apply.example',
): Promise<Effect> {
  const request: CompiledRequest | undefined = requests[call];
  if (!request) throw new Error(`No screen makes the call ${call}.`);
  const browser = { fetch, online: () => true, cookies: () => '', origin };
  const sources = {
    query: { token: 'any' },
    page: { url: origin },
    answers: { first_name: 'Ada', login_name: 'ada' },
    loaded: { data: { publisher: {} } },
  };
  const result = await createPerform(product.app, browser, () => sources)(request, {});
  const { kind, outcome } = toOutcome(result, request.outcomes);
  if (outcome?.go) return { to: outcome.go };
  if (outcome?.say) return { says: outcome.say };
  if (outcome?.fields) return { field: Object.keys(outcome.fields).join() };
  return kind === 'success' ? 'opens' : 'stays';
}
