// Proves that a secret is known in a stored body whichever side of a condition has sent it.
import { expect, it } from 'vitest';
import type { Question } from '../../../src/compiled/question.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { answeredSections } from '../../../src/provider/definition/answered-sections.ts';
import { secretPointers } from '../../../src/provider/definition/secret-answers.ts';
import { shownScreen } from '../../../src/provider/definition/shown-screen.ts';
import type { SendingScreen } from '../../../src/provider/validate/validate-body.ts';

const question = (name: string, secret?: true): Question => ({
  pointer: `/${name}`,
  label: name,
  widget: 'text',
  messages: {},
  ...(secret && { secret }),
});
const questions = [question('motto'), question('pin', true), question('password', true)];
const shownWith = (send: unknown) =>
  shownScreen(
    {
      screen: { kind: 'form', id: 'apply', title: 'Apply', submit: { send } },
      forms: { '': { questions, groups: [] } },
    } as unknown as SendingScreen,
    undefined,
  );
const when = (test: number, [one, other]: unknown[]) => ({
  when: { $test: test },
  then: one,
  else: other,
});
const [motto, pin, password] = questions.map(({ pointer }) => ({ from: `/answers${pointer}` }));

it.each<[string, unknown, string[]]>([
  ['without a condition', { motto, key: password }, ['/key']],
  ['on either side', { key: when(0, [password, motto]) }, ['/key']],
  ['inside of two conditions', { key: when(0, [when(1, [motto, pin]), motto]) }, ['/key']],
  [
    'that another layer writes',
    { merge: [{ from: '/answers' }, { pin: motto }] },
    ['/pin', '/password'],
  ],
  ['in a layer', { merge: [{ motto }, when(0, [when(1, [{}, { pin }]), {}])] }, ['/pin']],
])('finds a secret %s', (_title, send, pointers) => {
  expect([...new Set(secretPointers([shownWith(send)]))]).toEqual(pointers);
});

it('shows an answer that can be one of two as the answer to neither', () => {
  const screen = shownWith({ key: when(0, [when(1, [motto, pin]), motto]) });
  const body = { key: 'Ad astra' };
  const words = { texts: defaultTexts, language: 'en' };
  expect(answeredSections(screen, { body, hashed: [] }, words)).toEqual({
    sections: [],
    rest: body,
  });
});
