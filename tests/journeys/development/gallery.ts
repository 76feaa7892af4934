import type { Page } from 'playwright';
import { beforeAll, expect, inject, it } from 'vitest';
import { buildProductModel } from '../../../src/analysis/build-product-model.ts';
import type { ScreenState } from '../../../src/analysis/states/state.ts';
import { compileFolder } from '../../../src/compiler/index.ts';
import { buildContent } from '../../../src/gallery/content.ts';
import { provesAll } from '../../support/extent.ts';
import { narrowTargets } from '../../support/narrow-targets.ts';
import { unseenFocus } from '../../support/unseen-focus.ts';
import { expectNoBarriers } from '../barriers.ts';
import { intercept } from '../intercept.ts';
import { visitor } from '../visitor.ts';
import type { DevelopedProduct } from './developed-product.ts';

/** Tests the gallery of a product that is being developed. */
export function testGallery(product: DevelopedProduct): void {
  let content: ReturnType<typeof buildContent>;
  let states: ScreenState[];

  beforeAll(async () => {
    content = buildContent(buildProductModel((await compileFolder(product.forms)).product));
    states = content.groups.flatMap((group) => group.states);
  });

  /** Opens a page of the gallery with empty frames, each of which would load the product. */
  async function openGallery(path = ''): Promise<Page> {
    const page = await visitor();
    const headers = { 'content-type': 'text/html' };
    await intercept(page, `${product.url}/gallery-frame/*`, ({ answer }) => answer({ headers }));
    await product.openConnected(page, `/gallery${path}`);
    return page;
  }

  /** Looks at a state in an open frame, as its own address shows it. */
  async function look(page: Page, state: ScreenState): Promise<void> {
    await page.evaluate((path) => {
      history.pushState(null, '', `/gallery-frame/${path}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, state.path);
    await see(page, state);
  }

  async function see(
    page: Page,
    { path, expectedTexts, expectedRoute }: ScreenState,
  ): Promise<void> {
    await page.locator(`html[data-done="${path}"]`).waitFor({ state: 'attached' });
    const shown = page.locator('main');
    await shown.getByRole('heading').first().waitFor();
    for (const sentence of expectedTexts) {
      // Exactly: the summary for screen readers would do otherwise.
      const place = shown.getByText(sentence, { exact: true }).filter({ visible: true });
      await expect
        .poll(() => place.count(), { message: `${path}: ${sentence}` })
        .toBeGreaterThan(0);
    }
    const screen = content.flow.screens.find(({ route }) => route === expectedRoute);
    if (screen) await expect.poll(() => page.title(), { message: path }).toContain(screen.title);
  }

  it('has a map that names every screen, step, condition and call', async () => {
    const page = await openGallery();
    const map = page.getByRole('region', { name: 'The way through' });
    await map.waitFor();
    const text = ((await map.textContent()) ?? '').replace(/\s+/g, ' ');
    for (const { title, steps, load, submit } of content.flow.screens) {
      expect(text).toContain(title);
      for (const { name, method, path } of [load, submit].flatMap((call) => call ?? [])) {
        expect(text).toContain(`${name} ${method} ${path}`);
      }
      for (const step of steps) {
        expect(text).toContain(step.title);
        for (const { when, asks } of step.conditions) {
          expect(text).toContain(`${when}: ${asks.join(', ')}`);
        }
      }
    }
    const arrows = page.locator('svg.arrows > path');
    expect(await arrows.count()).toBe(await map.locator('[data-to]').count());
  });

  it('lists every state, and those alone that a filter names', async () => {
    const page = await openGallery();
    await page.getByText(`${states.length} states`).waitFor();
    expect(states.length).toBeGreaterThan(60);
    // Only groups near the viewport are drawn.
    for (const { path, states: own } of content.groups) {
      const group = page.locator(`section[id="${path}"]`);
      const links = group.locator('article h3 a');
      // A group above that is drawn late moves this one away again.
      const listed = async () => {
        await group.evaluate((element) => element.scrollIntoView());
        return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      };
      await expect.poll(listed).toEqual(own.map((state) => `/gallery/${state.path}`));
    }
    await page.getByRole('searchbox').fill('phone number required');
    await page.getByRole('heading', { name: 'Phone number: not answered' }).waitFor();
    expect(await page.locator('article').count()).toBeLessThan(5);
  });

  it('shows a state at both widths on a page of its own', async () => {
    const page = await visitor();
    await page.setViewportSize({ width: 1700, height: 900 });
    const path = 'signup/contact-details/error-primary_phone-required';
    await page.goto(`${product.url}/gallery/${path}`);
    for (const width of ['phone', 'desktop']) {
      const frame = page.frameLocator(`iframe[title$="${width}"]`);
      await frame.getByText('Phone Number Required').first().waitFor();
      const wide = await frame.locator('html').evaluate((html) => html.clientWidth);
      expect(wide).toBe(width === 'phone' ? 360 : 1280);
    }
  });

  it('brings about a state of each kind on a phone, with what is to be seen in it; fingers hit each control, and focus is seen on it', async () => {
    const page = await visitor(phone);
    const [first, ...others] = provesAll ? states : oneOfEachKind(states);
    if (!first) throw new Error('There is no state.');
    await page.goto(`${product.url}/gallery-frame/${first.path}`);
    await see(page, first);
    await expectUsable(page, first);
    for (const state of others) {
      await look(page, state);
      await expectUsable(page, state);
    }
  }, 240_000);

  // Takes minutes. The journeys look at the same widgets and notices on every run.
  if (provesAll) {
    it('has no state with a barrier, light and dark, wide and narrow', async () => {
      const page = await visitor({ expected: /./ });
      for (const [position, state] of states.entries()) {
        if (position === 0) await page.goto(`${product.url}/gallery-frame/${state.path}`);
        await look(page, state);
        await expectNoBarriers(page);
      }
      console.log(`${states.length} states have no barrier.`);
    }, 900_000);
  }

  it('shows a definition as it was saved last', async () => {
    const page = await openGallery('/apply');
    await product.edit('apply/schema.json', '"First Name"', '"What are you called?"');
    await page.getByText('What are you called?: not answered').first().waitFor();
    await product.edit('apply/schema.json', '"What are you called?"', '"First Name"');
    await page.getByText('First Name: not answered').first().waitFor();
  });

  it('is no part of the built product', async () => {
    const url = inject('publisher');
    const seen = new Set<string>();
    const open = ['/'];
    for (let path = open.shift(); path !== undefined; path = open.shift()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const text = await (await fetch(`${url}${path}`)).text();
      expect(text.toLowerCase(), path).not.toContain('gallery');
      const files = text.matchAll(/[\w.-]+\.(?:js|css)\b/g);
      open.push(...[...files].map(([file]) => `/assets/${file}`));
    }
    expect([...seen].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10);
  });
}

const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

/** Expects controls that a finger hits, with a ring that is seen once they have focus. */
async function expectUsable(page: Page, { path }: ScreenState): Promise<void> {
  expect(await page.evaluate(narrowTargets), path).toEqual([]);
  expect(await page.evaluate(unseenFocus), path).toEqual([]);
}

/**
 * Returns the first of the states, on whichever screen, that the gallery brings about in the same way:
 * tests/analysis/shown-states.test.ts proves the messages of all.
 */
function oneOfEachKind(states: ScreenState[]): ScreenState[] {
  const endOf = (call: ScreenState['load']) =>
    typeof call === 'object' ? [call.kind, Object.keys(call.outcome ?? {})] : call;
  const firsts = new Map<string, ScreenState>();
  for (const state of states) {
    const { kind, action, typed, load, send, draft } = state;
    const isTyped = typed !== undefined;
    const key = JSON.stringify([kind, action, isTyped, endOf(load), endOf(send), draft]);
    if (!firsts.has(key)) firsts.set(key, state);
  }
  return [...firsts.values()];
}
