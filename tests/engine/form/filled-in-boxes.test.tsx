// Proves that a text which the browser fills in without focus is looked up and tidied like one that was typed and left.
import { afterEach, expect, test } from 'vitest';
import { loading } from '../../widgets/search-list-loading.ts';
import { boxesOf, fillIn, messageAtBox } from '../../widgets/shown-boxes.ts';
import { compileForm } from '../compile-form.ts';
import { showForm } from './show-form.tsx';

const text = { type: 'string', title: 'Box' } as const;
const box = () => boxesOf('Box')[0] as HTMLInputElement;

afterEach(() => {
  loading.isControlled = false;
});

test.each([
  ['a country before its list is loaded', 'country', false, 'germany', 'Germany'],
  ['a country', 'country', true, 'germany', 'Germany'],
  ['a text', 'text', false, ' Acme ', 'Acme'],
])('%s', async (_, widget, isLoaded, filled, answer) => {
  Object.assign(loading, { isControlled: true, isLoaded });
  const ui = { box: { 'ui:widget': widget } };
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
