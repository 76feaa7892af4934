// Proves that help stands above its input, stays beside a message, keeps the focus of its link, and lets nothing move.
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { compileForm } from '../../compile-form.ts';
import { showForm } from '../show-form.tsx';

const Link = (props: ComponentProps<'a'>) => <a {...props} />;

const form = compileForm(
  {
    type: 'object',
    required: ['key', 'plain', 'sites'],
    properties: {
      key: { type: 'string', title: 'Key' },
      plain: { type: 'string', title: 'Plain' },
      sites: {
        type: 'array',
        title: 'Sites',
        items: { type: 'object', title: 'Site', properties: { name: { type: 'string' } } },
      },
    },
  },
  {
    key: {
      'ui:help': ['It is in ', { text: 'your account', href: '#account' }, '.'],
      'ui:messages': { required: 'Key required' },
    },
    sites: {
      'ui:help': ['See the ', { text: 'rules', href: '#rules' }],
      'ui:messages': { required: 'A site, please' },
    },
    plain: { 'ui:help': 'As you like', 'ui:messages': { required: 'Plain required' } },
  },
);

const show = () => showForm(form, {}, { Link });

describe('help with a link', () => {
  it('stands between the label and the input, and is read before the message', async () => {
    await show();
    const key = page.getByLabelText('Key', { exact: true });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect
      .element(key)
      .toHaveAccessibleDescription(/^It is in your account\.\s*Key required$/);
    const link = page.getByRole('link', { name: 'your account' });
    await expect.element(link).toBeVisible();
    const top = (element: Element) => element.getBoundingClientRect().top;
    const message = page.getByText('Key required', { exact: true }).last();
    const tops = [page.getByText('Key', { exact: true }), link, key, message].map((each) =>
      top(each.element()),
    );
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it('stays at a list too', async () => {
    await show();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect
      .element(page.getByRole('button', { name: 'Add Site' }))
      .toHaveAccessibleDescription(/^See the rules\s*A site, please$/);
    await expect.element(page.getByRole('link', { name: 'rules' })).toBeVisible();
  });

  it('keeps the focus that it got when the message appears', async () => {
    await show();
    await page.getByLabelText('Key', { exact: true }).fill('a');
    await page.getByLabelText('Key', { exact: true }).clear();
    await userEvent.tab({ shift: true });
    const link = page.getByRole('link', { name: 'your account' });
    await expect.element(page.getByText('Key required', { exact: true })).toBeVisible();
    await expect.element(link).toHaveFocus();
  });

  it('moves nothing, so that a press on the link from within the field arrives', async () => {
    await show();
    const link = page.getByRole('link', { name: 'your account' });
    const places = () =>
      [link, page.getByLabelText('Plain', { exact: true })].map((each) =>
        Math.round(each.element().getBoundingClientRect().top),
      );
    const before = places();
    await page.getByLabelText('Key', { exact: true }).fill('a');
    await page.getByLabelText('Key', { exact: true }).clear();
    await link.click();
    expect(location.hash).toBe('#account');
    await expect.element(page.getByText('Key required', { exact: true })).toBeVisible();
    expect(places()).toEqual(before);
    location.hash = '';
  });
});

it('plain help stays as well', async () => {
  await show();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect
    .element(page.getByLabelText('Plain', { exact: true }))
    .toHaveAccessibleDescription(/^As you like\s*Plain required$/);
  await expect.element(page.getByText('As you like')).toBeVisible();
});
