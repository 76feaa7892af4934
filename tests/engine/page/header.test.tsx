// Proves that the name of a product stands on the line of the links to its languages.
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageStyles } from '../../widgets/page-styles.tsx';

it.each([360, 1280])('a name and the languages have one middle at %i px', async (width) => {
  await page.viewport(width, 800);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  onTestFinished(() => {
    root.previousElementSibling?.remove();
    root.remove();
  });
  root.insertAdjacentHTML(
    'beforebegin',
    '<nav class="languages"><a href="/">English</a><a href="/de">Deutsch</a></nav>',
  );
  await render(
    <div className="page">
      <PageStyles />
      <header>Objections</header>
    </div>,
    { container: root },
  );
  const middleOf = (one: Element) => {
    const { top, height } = one.getBoundingClientRect();
    return top + height / 2;
  };
  const [link] = page.getByRole('link').elements();
  expect(middleOf(page.getByRole('banner').element())).toBeCloseTo(middleOf(link as Element), 0);
});
