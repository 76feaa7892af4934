// Proves that a page whose texts the browser has translated goes on: texts change, go, and let elements before them.
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { followTranslation } from '../../src/runtime/translated-texts.ts';

function Basket() {
  const [count, setCount] = useState(1);
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        Add
      </button>
      <p>
        {count > 1 && <b>Several: </b>}
        {count} of 3{count < 3 && ' (more can be added)'}
      </p>
    </main>
  );
}

beforeAll(() => followTranslation(document.body));

test.each([
  ['replaces a text', (text: Text, font: Element) => text.replaceWith(font)],
  [
    'puts the translation before a text, and removes that',
    (text: Text, font: Element) => {
      text.before(font);
      text.remove();
    },
  ],
])('by a translator that %s', async (_, put) => {
  await render(<Basket />);
  const shown = page.getByRole('paragraph');
  const add = () => userEvent.click(page.getByRole('button'));
  for (const [translated, changed] of [
    ['«1»« of 3»« (more can be added)»', 'Several: 2« of 3»« (more can be added)»'],
    ['«Several: »«2»« of 3»« (more can be added)»', '«Several: »3« of 3»'],
  ] as const) {
    translate(document.querySelector('main'), put);
    await expect.element(shown, { timeout: 5000 }).toHaveTextContent(translated);
    await add();
    await expect.element(shown, { timeout: 5000 }).toHaveTextContent(changed);
  }
});

/** Puts a translation in the place of each text that is not translated. */
function translate(root: Element | null, put: (text: Text, font: Element) => void) {
  const walker = document.createTreeWalker(root as Element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter((one) => !one.parentElement?.closest('font'))) {
    const font = document.createElement('font');
    font.append(`«${text.data}»`);
    put(text, font);
  }
}
