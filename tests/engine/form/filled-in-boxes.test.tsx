// Proves that a text which the browser fills in without focus is looked up and tidied like one that was typed and left.
import { expect, test } from 'vitest';
import { boxesOf, fillIn, messageAtBox } from '../../widgets/shown-boxes.ts';
import { compileForm } from '../compile-form.ts';
import { showForm } from './show-form.tsx';

const text = { type: 'string', title: 'Box' } as const;
const box = () => boxesOf('Box')[0] as HTMLInputElement;

test.each([
  ['a country', 'germany', 'Germany'],
  ['a text', ' Acme ', 'Acme'],
])('%s', async (kind, filled, answer) => {
  const ui = kind === 'a country' ? { box: { 'ui:widget': 'country' } } : {};
  const store = await showForm(compileForm({ type: 'object', properties: { box: text } }, ui));
  fillIn(box(), filled);
  await expect.poll(() => store.state.answers.box).toBe(answer);
  await expect.poll(() => box().value).toBe(answer);
});

test('a text that is wrong is told about', async () => {
  const properties = { box: { ...text, maxLength: 2 } };
  await showForm(compileForm({ type: 'object', properties }));
  fillIn(box(), 'abc');
  await expect.poll(messageAtBox).not.toBe('');
});
