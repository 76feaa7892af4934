// Proves that samples of responses have what the local provider gives, and the rest made up.
import { expect, it } from 'vitest';
import { sampleResponse } from '../../src/analysis/sample/sample-response.ts';
import { object, validate } from './form-model.ts';

it('a sample keeps the choices that the provider brings beside what depends on an invitation', () => {
  const plots = { type: 'array', items: { type: 'string' } };
  const response = object({ plan: object({ plots }), email: { type: 'string', format: 'email' } });
  const email = { from: '/invitation/email' };
  const body = { plan: { plots: { value: ['41-207', '41-208'] } }, email };
  const sandbox = { calls: { open: { do: 'respond' as const, answer: { body } } } };
  const call = { method: 'POST' as const, path: '/open', response };
  const sample = sampleResponse('open', call, sandbox, validate);
  expect(sample).toMatchObject({ plan: { plots: ['41-207', '41-208'] } });
  expect(validate(response, sample)).toBe(true);
});
