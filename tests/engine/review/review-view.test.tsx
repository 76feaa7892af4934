// Proves that the links of a review lie apart, and its answers have the whole width of a phone.
import { ThemeProvider } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ReviewView } from '../../../src/engine/review/review-view.tsx';
import { PageStyles } from '../../widgets/page-styles.tsx';
import { theme } from '../../widgets/show-widget.tsx';

const rows = ['Ticket', 'Code'].map((label) => ({ pointer: `/${label}`, label, text: 'Some' }));
const section = { id: 'ticket', title: 'Your ticket', blocks: [{ rows }] };

it.each([360, 1280])('no link lies over another one at %i px', async (width) => {
  await page.viewport(width, 800);
  await render(
    <ThemeProvider theme={theme}>
      <PageStyles />
      <ReviewView
        sections={[section]}
        linkOf={(_, row) => <a href="#there">Change {row?.label ?? 'all'}</a>}
      />
    </ThemeProvider>,
  );
  const links = page.getByRole('link').elements();
  const boxes = links.map((link) => link.getBoundingClientRect());
  expect(boxes).toHaveLength(3);
  for (const [index, { top }] of boxes.slice(1).entries()) {
    expect(top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? Number.NaN);
  }
});

it('an answer stands below its question on a phone, and beside it on a desktop', async () => {
  await render(
    <ThemeProvider theme={theme}>
      <PageStyles />
      <ReviewView sections={[section]} />
    </ThemeProvider>,
  );
  const boxOf = (role: 'term' | 'definition') =>
    page.getByRole(role).first().element().getBoundingClientRect();
  await page.viewport(360, 800);
  expect(boxOf('definition').top).toBeGreaterThanOrEqual(boxOf('term').bottom);
  expect(boxOf('definition').width).toBe(boxOf('term').width);
  await page.viewport(1280, 800);
  expect(boxOf('definition').top).toBe(boxOf('term').top);
});
