// Proves that forms:try-api names each fault of an API by its sentence, and finds none in a correct one.
import { afterEach, describe, expect, it } from 'vitest';
import { tryApi } from '../../../src/commands/try-api/try-api.ts';
import { compileFolder } from '../../../src/compiler/index.ts';
import { startApi } from '../../examples/own-api/start-api.ts';
import { type Fault, withFaults } from './faults.ts';

const origin = 'http://localhost:4173';
const compiling = compileFolder('forms');

let close = async () => {};
afterEach(() => close());

async function tryWith(faults: Fault[], page = origin) {
  // First, since a server closes a connection that is idle meanwhile.
  const { product } = await compiling;
  const api = await startApi(page);
  ({ close } = api);
  const token = await api.invite();
  const { report, isComplete } = await tryApi(product, {
    address: api.host,
    origin: page,
    query: { token },
    maxRequests: 200,
    maxSeconds: 60,
    fetch: withFaults(faults, token),
  });
  const textsOf = (wanted: string) =>
    report.findings.flatMap(({ kind, call, text }) => (kind === wanted ? `${call}: ${text}` : []));
  return { isComplete, wrong: textsOf('contradiction'), untried: textsOf('untried') };
}

/** The sentence that names each fault; faults that hide no other one share a run. */
const runs: Partial<Record<Fault, string>>[] = [
  {
    'no owner':
      'load: The answer has nothing at /data/publisher/application_id: visitors find their answers again',
    'wrong body is taken':
      'email: A body without the required answer “first_name” is answered with status 200, as a good one is: visitors come to /confirm',
    'Retry-After is hidden': 'load: No answer has Access-Control-Expose-Headers: Retry-After',
    HttpOnly: 'load: The cookie XSRF-TOKEN is HttpOnly',
  },
  {
    'cookie elsewhere':
      'load: The cookie XSRF-TOKEN belongs to localhost/publisher, and pages at localhost can’t read it',
    'other body is taken':
      'save: Another body with a known Idempotency-Key is answered with status 200: visitors come to /thankyou, though',
    'fault at a wrong body':
      'save: A body without the required answer “company_name” is answered with status 500',
    'unknown link is taken':
      'load: A link of unknown values is answered with status 200, as a good one is: visitors go on. The local provider refuses it',
    'no CORS with refusals':
      'email: Answers with status 400, 500 lack Access-Control-Allow-Origin: http://localhost:4173',
    'header is not allowed':
      'email: The answer to the preflight (OPTIONS) lacks Access-Control-Allow-Headers: idempotency-key',
  },
  {
    'second effect':
      'save: The same body with the same Idempotency-Key has another answer: /number differs.',
    'errors elsewhere':
      'load: A link of unknown values is answered with status 200 and a body that pages can’t read. In it, the body must have required property',
    redirect: 'email: The call is redirected to another path.',
    'no preflight':
      'save: The preflight (OPTIONS) of pages at http://localhost:4173 is answered with status 405',
  },
  {
    'no name of a choice':
      'load: A good link to /signup is answered with status 200 and a body that pages can’t read: visitors come to /error. In it, /data/channels/0 must have required property',
  },
  {
    'no JSON':
      'load: A good link to /signup is answered with status 200 and a body that pages can’t read: visitors come to /error. The body is no JSON from character ',
    'redirect elsewhere': 'email: The call is redirected to http://127.0.0.1:',
  },
  {
    'no UTF-8': 'load: The body is not in UTF-8',
    'long number': 'load: The number at /data/publisher/id has too many digits',
    'CORS twice':
      'lack Access-Control-Allow-Origin: http://localhost:4173 (it is “http://localhost:4173, http://localhost:4173”)',
  },
  {
    endless: 'load: A good link to /signup is not answered (its body is longer than 10 MB)',
    damaged: 'is not answered (incorrect header check)',
  },
  {
    HTML: 'load: A good link to /signup is answered with status 200 and a body that pages can’t read: visitors come to /error. The body is no JSON (text/html). Send JSON of the shape of "response"',
  },
];

describe('an API of one’s own', () => {
  it('that is correct has no contradiction', async () => {
    expect(await tryWith([])).toEqual({ isComplete: true, wrong: [], untried: [] });
  });

  it.each(runs)('with faults is told each of them: %o', async (sentences) => {
    const { wrong } = await tryWith(Object.keys(sentences) as Fault[]);
    for (const sentence of Object.values(sentences)) {
      expect(wrong.join('\n')).toContain(sentence);
    }
  });

  it('that fails at all bodies of a call is not sent every one of them', async () => {
    const { wrong, untried } = await tryWith(['damaged']);
    expect(wrong.filter((one) => one.startsWith('email: A body w')).length).toBe(3);
    expect(untried).toEqual(['email: Further wrong bodies: the API fails at each of them.']);
  });

  it('that limits a call is not said to refuse wrong bodies, nor to contradict', async () => {
    const { wrong, untried } = await tryWith(['limited']);
    expect(wrong.filter((one) => one.startsWith('email: A body'))).toEqual([]);
    expect(untried).toContain(
      'email: A body that is no JSON is answered with status 429. The API limits this call: allow more of them while it is tried.',
    );
  });

  it('whose cookies pages of another site do not get is told so', async () => {
    const { wrong } = await tryWith(['cookie elsewhere'], 'https://apply.example');
    expect(wrong.join()).toContain(
      'load: The cookie XSRF-TOKEN is not set with SameSite=None; Secure',
    );
  });
});
