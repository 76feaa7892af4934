// Proves that the buttons of a step share a line on a phone, however long the words are while answers are sent.
import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { TextsProvider } from '../../../src/engine/host.tsx';
import { Actions } from '../../../src/engine/screen/actions.tsx';
import type { Submission } from '../../../src/engine/submit/submission.ts';
import { Button } from '../../../src/engine/ui/button.tsx';
import { PageStyles } from '../../widgets/page-styles.tsx';
import { theme } from '../../widgets/show-widget.tsx';

const texts = { ...defaultTexts, submitting: 'We are sending your application…' };
const submission = {
  state: { sending: false },
  subscribe: () => () => {},
} as unknown as Submission;
const topOf = (name: string) =>
  page.getByRole('button', { name }).element().getBoundingClientRect().top;

it('a step that sends nothing has no room for these words', async () => {
  await page.viewport(390, 844);
  await render(
    <ThemeProvider theme={theme}>
      <PageStyles />
      <TextsProvider value={texts}>
        <Actions submission={submission} submit="Continue" isNext>
          <Button type="button" variant="outlined">
            Back
          </Button>
        </Actions>
      </TextsProvider>
    </ThemeProvider>,
  );
  expect(topOf('Continue')).toBe(topOf('Back'));
});
