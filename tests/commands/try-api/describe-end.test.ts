// Proves that forms:try-api says where visitors come to without the path that a response names.
import { expect, it } from 'vitest';
import { describeSight } from '../../../src/commands/try-api/describe-end.ts';

it.each([
  ['/confirm?name=Ada', 'visitors come to /confirm'],
  ['https://pay.example/sessions/a-secret?key=b', 'visitors come to https://pay.example'],
])('%s', (go, expected) => {
  expect(describeSight({ outcome: { go }, kind: 'success' })).toBe(expected);
});
