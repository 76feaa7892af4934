// Proves that each value of a list has an input of its own, and that focus goes where it is needed next.
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoBarriers } from '../../../widgets/accessibility.ts';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const form = compileForm(
  {
    type: 'object',
    required: ['websites'],
    properties: {
      websites: {
        type: 'array',
        title: 'Websites',
        minItems: 1,
        maxItems: 3,
        uniqueItems: true,
        items: { type: 'string', format: 'uri', title: 'Website' },
      },
    },
  },
  { websites: { 'ui:help': 'Up to three', items: { 'ui:help': 'With https' } } },
  { required: '{label} is missing', format: 'Not an address', uniqueItems: 'Entered twice' },
);

const input = (number: number) => page.getByLabelText(`Website ${number}`, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

it('each value has an input of its own, with its number, and focus where it is needed', async () => {
  const store = await showForm(form);
  await expect.element(input(1)).toBeRequired();
  await expect.element(input(1)).toHaveAttribute('type', 'url');
  await expect.element(button('Remove Website 1')).not.toBeInTheDocument();
  await input(1).fill('https://a.example');
  await button('Add Website').click();
  await expect.element(input(2)).toHaveFocus();
  await userEvent.keyboard('https://a.example');
  await page.getByText('Next').click();
  await page.getByRole('link', { name: /^Website 2: / }).click();
  await expect.element(input(2)).toHaveFocus();
  await expect.element(input(2)).toHaveAccessibleDescription(/Entered twice$/);
  await expect.element(input(1)).toBeValid();
  await input(2).fill('https://b.example');
  await button('Move Website 2 up').click();
  expect(store.state.answers).toEqual({ websites: ['https://b.example', 'https://a.example'] });
  await expect.element(input(1)).toHaveValue('https://b.example');
  // It can't go any further, and keeps the focus.
  await expect.element(button('Move Website 1 up')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(store.state.answers).toEqual({ websites: ['https://b.example', 'https://a.example'] });
  await button('Remove Website 2').click();
  await expect.element(input(2)).not.toBeInTheDocument();
  await expect.element(button('Undo')).toHaveFocus();
  await expect.element(button('Undo')).toHaveAccessibleDescription('Website 2 has been removed');
  await expect.element(page.getByRole('status')).toHaveTextContent('Website 2 has been removed');
  expect(store.state.answers).toEqual({ websites: ['https://b.example'] });
});

it('a removed value comes back to its place by the keyboard, as long as there is room for it', async () => {
  const websites = ['https://a.example', 'https://b.example', 'https://c.example'];
  const store = await showForm(form, { websites });
  await expect.element(page.getByText('No more than 3 can be added')).toBeVisible();
  button('Remove Website 1').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(input(1)).toHaveValue('https://b.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(input(1)).toHaveValue('https://a.example');
  await expect.element(button('Remove Website 1')).toHaveFocus();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  expect(store.state.answers).toEqual({ websites });
  await userEvent.keyboard('{Enter}');
  await button('Add Website').click();
  await expect.element(input(3)).toHaveFocus();
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

it('a double press moves or removes one value, whose place another button takes', async () => {
  await page.viewport(1280, 900);
  const websites = ['https://a.example', 'https://b.example', 'https://c.example'];
  const store = await showForm(form, { websites });
  const [a, b, c] = websites;
  await button('Move Website 2 down').dblClick();
  expect(store.state.answers).toEqual({ websites: [a, c, b] });
  await button('Remove Website 2').dblClick();
  expect(store.state.answers).toEqual({ websites: [a, b] });
  await button('Undo').click();
  expect(store.state.answers).toEqual({ websites: [a, c, b] });
});

it('the buttons of all values are in columns without gaps', async () => {
  await showForm(form, { websites: ['https://a.example', 'https://b.example'] });
  await expect.element(input(2)).toBeVisible();
  const columns = (number: number) =>
    ['Move Website # up', 'Move Website # down', 'Remove Website #'].map(
      (name) =>
        button(name.replace('#', `${number}`))
          .element()
          .getBoundingClientRect().left,
    );
  expect(columns(1)).toEqual(columns(2));
});

it('an item without a value is missing', async () => {
  await showForm(form, { websites: ['https://a.example', null] });
  await page.getByText('Next').click();
  await page.getByRole('link', { name: /^Website 2: / }).click();
  await expect.element(input(2)).toHaveFocus();
  await expect.element(input(2)).toHaveAccessibleDescription(/Website is missing$/);
  await button('Add Website').click();
  await expect.element(button('Add Website')).not.toBeInTheDocument();
  await expect.element(page.getByText('No more than 3 can be added')).toBeVisible();
  await expectNoBarriers();
});

it('fits on a phone', async () => {
  await page.viewport(360, 800);
  await showForm(form, { websites: ['https://a.example', 'https://b.example'] });
  await expect.element(input(2)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
  const [label, remove] = [page.getByText('Website 2'), button('Remove Website 2')].map((one) =>
    one.element().getBoundingClientRect(),
  );
  expect(label?.bottom).toBeLessThanOrEqual(input(2).element().getBoundingClientRect().top);
  expect(remove?.top).toBeLessThanOrEqual(label?.top ?? 0);
});
