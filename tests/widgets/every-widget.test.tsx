// Proves that every widget is free of barriers in each state, takes focus at its id, and fits a narrow phone.
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type WidgetName, widgetCatalogue } from '../../src/definition/widget-catalogue/index.ts';
import { widgets } from '../../src/widgets/index.ts';
import { expectNoBarriers } from './accessibility.ts';
import { questionFor } from './question-for.ts';
import { type Question, showWidget } from './show-widget.tsx';

const names = Object.keys(widgetCatalogue) as WidgetName[];

test('each widget of the catalogue has its file', () => {
  expect(Object.keys(widgets).sort()).toEqual(Object.keys(widgetCatalogue).sort());
});

for (const widget of names) {
  describe(widget, () => {
    const question = questionFor(widget);

    test('has no barriers when empty, answered, required, wrong or read-only', async () => {
      const empty = { ...question, value: undefined };
      const states: Record<string, Question> = {
        empty,
        answered: question,
        required: { ...empty, required: true, placeholder: 'Choose one' },
        wrong: { ...empty, required: true, invalid: true, help: 'This field is required' },
        readOnly: { ...question, readOnly: true },
      };
      // Side by side, since most of what axe costs is the same for one state and for five.
      for (const [id, state] of Object.entries(states)) await showWidget({ ...state, id });
      await expectNoBarriers();
    });

    test('its list, if it has one, has no barriers when it is open, and keeps the typed text when it is drawn again', async () => {
      const shown = await showWidget(question);
      if (!document.querySelector('input[role="combobox"]')) return;
      const input = page.getByRole('combobox');
      await userEvent.click(input);
      await expect.element(page.getByRole('listbox')).toBeVisible();
      await expectNoBarriers();
      await userEvent.fill(input, 'zz');
      shown.answerOthers({ ...question.answers, another: 'answer' });
      await userEvent.keyboard('z');
      await expect.element(input).toHaveValue('zzz');
    });

    test('takes focus at its id, where the help is heard', async () => {
      await showWidget({ ...question, help: 'Some help' });
      const target = document.getElementById('question') as HTMLElement;
      target.focus();
      expect(document.activeElement).toBe(target);
      await expect.element(page.elementLocator(target)).toHaveAccessibleDescription(/Some help$/);
    });
  });
}

test('each widget fits a narrow phone', async () => {
  await page.viewport(320, 700);
  for (const widget of names) {
    const shown = await showWidget(questionFor(widget));
    expect([widget, document.documentElement.scrollWidth]).toEqual([widget, 320]);
    await shown.remove();
  }
});

test('each list without a choice and a placeholder says that there is one to make', async () => {
  const lists = ['search-select', 'multi-select', 'search', 'country', 'region'] as const;
  for (const widget of lists) {
    const shown = await showWidget({ ...questionFor(widget), value: undefined });
    const input = page.getByRole('combobox');
    await expect.element(input).toHaveAttribute('placeholder', 'Choose…');
    await shown.remove();
  }
});

const oneLine: WidgetName[] = [
  ...(['text', 'email', 'url', 'number', 'date', 'time', 'date-time', 'password'] as const),
  ...(['select', 'search-select', 'yes-no', 'multi-select', 'country', 'region'] as const),
];

test('inputs of one line are all 48 pixels high', async () => {
  for (const widget of oneLine) {
    const shown = await showWidget({ ...questionFor(widget), value: undefined });
    const frame = document.querySelector('.MuiOutlinedInput-root, [role="radiogroup"]');
    expect([widget, frame?.getBoundingClientRect().height]).toEqual([widget, 48]);
    await shown.remove();
  }
});
