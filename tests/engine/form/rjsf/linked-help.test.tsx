import { ThemeProvider } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { FormStore } from '../../../../src/engine/form/form-store.ts';
import { FormView } from '../../../../src/engine/form/rjsf/form-view.tsx';
import { readyForm } from '../../../../src/engine/form/rjsf/load-form.ts';
import { type Host, HostProvider, TextsProvider } from '../../../../src/engine/host.tsx';
import { widgets } from '../../../../src/widgets/index.ts';
import { theme } from '../../../widgets/show-widget.tsx';
import { compileForm, nowhere } from '../../compile-form.ts';

const Link = (props: ComponentProps<'a'>) => <a {...props} />;
const host = { Link } as unknown as Host;

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

async function show() {
  const store = new FormStore(form, nowhere, defaultTexts, {});
  const ready = await readyForm(form, widgets);
  return await render(
    <ThemeProvider theme={theme}>
      <HostProvider value={host}>
        <TextsProvider value={defaultTexts}>
          <FormView ready={ready} store={store} onValid={() => {}}>
            <button type="submit">Next</button>
          </FormView>
        </TextsProvider>
      </HostProvider>
    </ThemeProvider>,
  );
}

describe('help with a link', () => {
  it('stays below the message, and both describe the field', async () => {
    const screen = await show();
    const key = screen.getByLabelText('Key', { exact: true });
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect
      .element(key)
      .toHaveAccessibleDescription(/^Key required\s*It is in your account\.$/);
    const link = screen.getByRole('link', { name: 'your account' });
    await expect.element(link).toBeVisible();
    const top = (element: Element) => element.getBoundingClientRect().top;
    const message = screen.getByText('Key required', { exact: true });
    expect(top(link.element())).toBeGreaterThan(top(message.element()));
  });

  it('stays at a list too', async () => {
    const screen = await show();
    await screen.getByRole('button', { name: 'Next' }).click();
    await expect
      .element(screen.getByRole('button', { name: 'Add Site' }))
      .toHaveAccessibleDescription(/^A site, please\s*See the rules$/);
    await expect.element(screen.getByRole('link', { name: 'rules' })).toBeVisible();
  });

  it('keeps the focus that it got when the message appears', async () => {
    const screen = await show();
    await screen.getByLabelText('Key', { exact: true }).fill('a');
    await screen.getByLabelText('Key', { exact: true }).clear();
    await userEvent.tab();
    const link = screen.getByRole('link', { name: 'your account' });
    await expect.element(screen.getByText('Key required', { exact: true })).toBeVisible();
    await expect.element(link).toHaveFocus();
  });

  it('moves nothing, so that a press on the link from within the field arrives', async () => {
    const screen = await show();
    const link = screen.getByRole('link', { name: 'your account' });
    const places = () =>
      [link, screen.getByLabelText('Plain', { exact: true })].map((each) =>
        Math.round(each.element().getBoundingClientRect().top),
      );
    const before = places();
    await screen.getByLabelText('Key', { exact: true }).fill('a');
    await screen.getByLabelText('Key', { exact: true }).clear();
    await link.click();
    expect(location.hash).toBe('#account');
    await expect.element(screen.getByText('Key required', { exact: true })).toBeVisible();
    expect(places()).toEqual(before);
    location.hash = '';
  });
});

it('plain help gives its place to the message', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect
    .element(screen.getByLabelText('Plain', { exact: true }))
    .toHaveAccessibleDescription('Plain required');
  await expect.element(screen.getByText('As you like')).not.toBeVisible();
});
