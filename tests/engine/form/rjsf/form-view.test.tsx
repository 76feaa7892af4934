// Proves that a key press draws at most its own field, and that Next sums up the problems and goes on without any.
import { app } from 'virtual:forms';
import { ThemeProvider } from '@mui/material/styles';
import type { ObjectFieldTemplateProps } from '@rjsf/utils';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { CompiledScreen } from '../../../../src/compiled/screen.ts';
import { defaultTexts } from '../../../../src/definition/texts.ts';
import { ObjectFieldTemplate } from '../../../../src/engine/form/field/object.tsx';
import { FormStore } from '../../../../src/engine/form/form-store.ts';
import { FormView } from '../../../../src/engine/form/rjsf/form-view.tsx';
import { readyForm } from '../../../../src/engine/form/rjsf/load-form.ts';
import { type Host, HostProvider, TextsProvider } from '../../../../src/engine/host.tsx';
import { createProductTheme } from '../../../../src/engine/page/theme.ts';
import type { Widget, WidgetProps } from '../../../../src/engine/widget.ts';
import Text from '../../../../src/widgets/text.tsx';
import { PageStyles } from '../../../widgets/page-styles.tsx';

const theme = createProductTheme({
  light: { primary: '#1451c4', error: '#b3261e' },
  dark: { primary: '#8fb3ff', error: '#ffa59b' },
  radius: 8,
});

const isForm = (screen: CompiledScreen) => screen.kind === 'form';

/** Told of every drawing of an input, by its label. */
const drawn = vi.fn<(label: string) => void>();

function Counted(field: WidgetProps) {
  drawn(field.label);
  return (
    <input
      id={field.id}
      value={String(field.value ?? '')}
      aria-invalid={field.invalid}
      aria-describedby={field.describedBy}
      onChange={({ target }) => field.onChange(target.value || undefined)}
      onBlur={field.onBlur}
    />
  );
}

function CountedText(field: WidgetProps) {
  drawn(field.label);
  return <Text {...field} />;
}

/** Called for every drawing of the whole form. */
const laidOut = vi.fn<() => void>();

function CountedLayout(props: ObjectFieldTemplateProps) {
  laidOut();
  return <ObjectFieldTemplate {...props} />;
}

/** Shows the product's first form, as the build compiles it, with plain inputs. */
async function show({ strict = true, widget }: { strict?: boolean; widget?: Widget } = {}) {
  const screens = await Promise.all(app.screens.map(({ load }) => load()));
  const compiled = screens.find(isForm);
  if (compiled?.kind !== 'form') throw new Error('The product has no form.');
  const { form } = compiled;
  const counted = async () => ({ default: widget ?? Counted });
  const loaded = await readyForm(
    form,
    Object.fromEntries(form.widgets.map((name) => [name, counted])),
  );
  const ready = {
    ...loaded,
    templates: { ...loaded.templates, ObjectFieldTemplate: CountedLayout },
  };
  const nowhere = { query: {}, page: { url: 'https://example.com/' } };
  const store = new FormStore(form, nowhere, defaultTexts, {});
  const onValid = vi.fn();
  const Mode = strict ? StrictMode : 'div';
  const screen = await render(
    <Mode>
      <ThemeProvider theme={theme}>
        <PageStyles />
        <HostProvider value={{ language: 'en' } as Host}>
          <TextsProvider value={defaultTexts}>
            <FormView ready={ready} store={store} onValid={onValid}>
              <button type="submit">Next</button>
            </FormView>
          </TextsProvider>
        </HostProvider>
      </ThemeProvider>
    </Mode>,
  );
  return { screen, store, onValid };
}

describe('a form', () => {
  it('draws only the field that is typed into', async () => {
    const { screen } = await show({ strict: false });
    await screen.getByLabelText('Last Name').click();
    drawn.mockClear();
    laidOut.mockClear();
    await userEvent.keyboard('abc');
    expect(laidOut).not.toHaveBeenCalled();
    expect(drawn.mock.calls.map(([label]) => label)).toEqual([
      'Last Name',
      'Last Name',
      'Last Name',
    ]);
  });

  it('draws nothing for a text that its input shows by itself', async () => {
    const { screen, store } = await show({ strict: false, widget: CountedText });
    await screen.getByLabelText('Last Name').click();
    drawn.mockClear();
    await userEvent.keyboard('Lovelace');
    expect(drawn).not.toHaveBeenCalled();
    expect(store.state.answers).toEqual({ last_name: 'Lovelace' });
  });

  it('shows an answer from elsewhere, though its input showed it before', async () => {
    const { screen, store } = await show({ widget: Text });
    const input = screen.getByLabelText('Last Name');
    store.answer('/last_name', 'Byron');
    await expect.element(input).toHaveValue('Byron');
    await input.fill('Lovelace');
    store.answer('/last_name', 'Byron');
    await expect.element(input).toHaveValue('Byron');
  });

  it('draws only the field that shows or hides a message', async () => {
    const { screen } = await show({ strict: false });
    await screen.getByLabelText('First Name').fill('A');
    drawn.mockClear();
    await userEvent.tab();
    await expect.element(screen.getByText('Too Short!')).toBeVisible();
    expect(new Set(drawn.mock.calls.map(([label]) => label))).toEqual(new Set(['First Name']));
  });

  it('sums the problems up on Next, and goes there', async () => {
    const { screen, onValid } = await show();
    await screen.getByRole('button', { name: 'Next' }).click();
    const summary = screen.getByRole('group', { name: '5 answers need your attention' });
    await expect.element(summary).toHaveFocus();
    await expect
      .element(summary)
      .toHaveAccessibleDescription(/^First name required\s*Last name required/);
    await summary.getByRole('link', { name: 'Last name required' }).click();
    await expect.element(screen.getByLabelText('Last Name')).toHaveFocus();
    expect(onValid).not.toHaveBeenCalled();
  });

  it('goes on by Enter once every answer is valid', async () => {
    const { screen, store, onValid } = await show();
    for (const [label, answer] of [
      ['First Name', 'Ada'],
      ['Last Name', 'Lovelace'],
      ['Email Address', 'ada@example.com'],
      ['Confirm Email Address', 'ada@example.com'],
    ] as const) {
      await screen.getByLabelText(label, { exact: true }).fill(answer);
    }
    store.answer('/agree', true);
    await userEvent.keyboard('{Enter}');
    expect(onValid).toHaveBeenCalledOnce();
  });
});
