import { compileFolder } from '../../../src/compiler/index.ts';
import type { Outcome } from '../../../src/definition/files/outcome.ts';
import { createPerform, toOutcome } from '../../../src/runtime/headless.ts';
import { compiledScreen } from '../../forms/form/compiled-modules.ts';
import type { Answer } from './provider.ts';

const { product } = await compileFolder('forms');
const signup = await compiledScreen(product, 'signup');

/**
 * Makes the compiled load call of the wizard without a page, with an answer in the provider's place.
 *
 * @returns 'opens' where the wizard opens, else the outcome that the definitions name
 */
export async function loadOutcome(answer: Answer): Promise<'opens' | Outcome | undefined> {
  const { load } = signup;
  if (!load) throw new Error('The wizard makes no load call.');
  const browser = {
    fetch: async () => respond(answer),
    online: () => true,
    cookies: () => '',
    origin: 'https://apply.example',
  };
  const sources = { query: { token: 'any' }, page: { url: browser.origin } };
  const perform = createPerform(product.app, browser, () => sources);
  const result = await perform(load, {});
  return result.end === 'success' ? 'opens' : toOutcome(result, load.outcomes).outcome;
}

function respond(answer: Answer): Response {
  if (answer === 'no connection') throw new TypeError('Failed to fetch');
  const { status = 200, body, text = JSON.stringify(body) } = answer;
  return new Response(text, { status });
}
