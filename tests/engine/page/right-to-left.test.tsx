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

it('a Latin choice stands at the right, as in its list', async () => {
  const slotProps = { input: { role: 'combobox', 'aria-expanded': false } };
  const screen = await showMirrored(
    <div className="form">
      <div className={fieldClasses.cell}>
        <Input readOnly value="California" slotProps={slotProps} />
      </div>
    </div>,
  );
  const input = screen.getByRole('combobox').element();
  expect(getComputedStyle(input).textAlign).toBe('right');
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
