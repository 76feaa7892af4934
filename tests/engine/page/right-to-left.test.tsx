// Proves that arrows, choices and lists are where they belong on a page that is written from right to left.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { fieldClasses } from '../../../src/engine/form/field/field-classes.ts';
import { GlobalStyles } from '../../../src/engine/page/global-styles.tsx';
import { stylisPlugins } from '../../../src/engine/page/right-to-left.ts';
import { Input } from '../../../src/widgets/parts/input.tsx';
import { ListPopper } from '../../../src/widgets/parts/search/list-popper.tsx';
import { theme } from '../../widgets/show-widget.tsx';

beforeAll(() => {
  document.documentElement.dir = 'rtl';
  return () => document.documentElement.removeAttribute('dir');
});

const showMirrored = (content: ReactNode) =>
  render(
    <CacheProvider value={createCache({ key: 'mirrored', stylisPlugins })}>
      <ThemeProvider theme={theme}>
        <GlobalStyles theme={theme} />
        {content}
      </ThemeProvider>
    </CacheProvider>,
  );

it('the arrow of the menu of languages is the same on both sides', async () => {
  const screen = await showMirrored(
    <nav className="languages">
      <button type="button">العربية</button>
    </nav>,
  );
  const arrow = getComputedStyle(screen.getByRole('button').element(), '::after');
  expect(arrow.borderLeftWidth).toBe(arrow.borderRightWidth);
  expect(arrow.borderTopWidth).toBe('5px');
});

it('a Latin text of one line stands at the right, as its label does, typed or chosen; a paragraph at its own side', async () => {
  const screen = await showMirrored(
    <div className="form">
      <div className={fieldClasses.cell}>
        <Input defaultValue="Ada" />
        <Input type="email" defaultValue="ada@example.com" />
        <Input readOnly value="California" slotProps={{ input: { role: 'combobox' } }} />
        <Input multiline rows={2} inputComponent="textarea" defaultValue="Good morning" />
      </div>
    </div>,
  );
  const inputs = [...screen.container.querySelectorAll('input, textarea')];
  const styles = inputs.map((input) => getComputedStyle(input));
  expect(styles.map(({ textAlign }) => textAlign)).toEqual(['right', 'right', 'right', 'start']);
  expect(new Set(styles.map(({ unicodeBidi }) => unicodeBidi))).toEqual(new Set(['plaintext']));
});

it('a list lies below its box', async () => {
  function Box() {
    const [box, setBox] = useState<HTMLElement | null>(null);
    return (
      <>
        <button ref={setBox} type="button" style={{ width: 200, marginInline: 40 }}>
          Box
        </button>
        {box && (
          <ListPopper open anchorEl={box} labelId="none" style={{ width: 200 }}>
            <p>List</p>
          </ListPopper>
        )}
      </>
    );
  }
  const screen = await showMirrored(<Box />);
  const leftOf = (element: Element) => element.getBoundingClientRect().left;
  const list = screen.getByText('List').element();
  expect(leftOf(list)).toBe(leftOf(screen.getByRole('button').element()));
});
