// Proves that a fragment that changes during the first rendering is followed.
import { useState } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useHashAfterHydration } from '../../src/runtime/hydration/use-hash-after-hydration.ts';

const { href } = window.location;
afterEach(() => window.history.replaceState(null, '', href));

/** Changes the address as a visitor may while the page is being rendered. */
function Visitor() {
  useState(() => window.history.replaceState(null, '', '#late'));
  return null;
}

function Fragment() {
  useHashAfterHydration();
  return <output>{useLocation().hash}</output>;
}

test('a fragment that changed during the first rendering is followed', async () => {
  await render(
    <BrowserRouter>
      <Visitor />
      <Fragment />
    </BrowserRouter>,
  );
  await expect.element(page.getByRole('status')).toHaveTextContent('#late');
});
