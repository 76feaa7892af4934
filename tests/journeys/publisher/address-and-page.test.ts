// Proves that address, title, heading and focus change together, also while the code of a page is loading.
import type { Page } from 'playwright';
import { describe, test } from 'vitest';
import { expect } from '../expect.ts';
import { intercept, interceptNothing } from '../intercept.ts';
import { companyInfo } from './answers.ts';
import { button, field, next, stepHeading, submit } from './elements.ts';
import { hold, product } from './provider.ts';
import { fillSignUp, openSignUp } from './sign-up.ts';
import { openWizard } from './wizard.ts';

/** Holds the script of a screen or a step until the returned function is called. */
async function holdScript(page: Page, name: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isAsked = false;
  await intercept(page, `*/assets/${name}-*.js`, async (script) => {
    isAsked = true;
    await released;
    await script.goOn();
  });
  return { release, isAsked: () => isAsked };
}

/** Records what a visitor sees in each frame; frames alike are recorded once. */
const recordFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: string[] = [];
    const record = () => {
      const shown = document.querySelector('h2') ?? document.querySelector('h1');
      const focus = document.activeElement === shown ? 'focused' : 'not focused';
      const frame = [location.pathname + location.hash, document.title, shown?.textContent, focus];
      const text = frame.join(' | ');
      if (frames.at(-1) !== text) frames.push(text);
      requestAnimationFrame(record);
    };
    record();
    Object.assign(window, { frames });
  });

const recordedFrames = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames: string[] }).frames);

/** Returns the names of the scripts that a page has loaded. */
const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1) ?? ''),
  );

/** A visitor of its own, whose cache holds no script of another test. */
const fresh = { viewport: { width: 1000, height: 800 } };

describe('Address and page', () => {
  test('the page that a call leads to is loaded while the call is under way, and its address comes with it', async () => {
    const page = await openSignUp(fresh);
    const script = await holdScript(page, 'confirm');
    const answer = await hold(page, 'email');
    await fillSignUp(page, 'ada@example.org');
    await recordFrames(page);
    await submit(page);
    await expect.poll(script.isAsked, 'the script is asked for during the call').toBe(true);
    const ended = page.waitForResponse(/signup\/email/);
    answer();
    await ended;
    await expect(page.getByRole('status').filter({ hasText: 'Submitting' })).toBeAttached();
    await expect(page).toHaveURL(`${product}/`);
    script.release();
    await expect(page).toHaveURL(`${product}/confirm`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const frames = await recordedFrames(page);
    const title = 'Please check your email and click on the link we sent you to continue.';
    expect(frames.filter((frame) => frame.startsWith('/confirm'))).toEqual([
      `/confirm | Check your email – Meridian Partner Network | ${title} | focused`,
    ]);
  });

  test('Back and Forward to a screen that a reload has left unloaded change both at once, without a network', async () => {
    const page = await openSignUp(fresh);
    const answer = await hold(page, 'email', { body: {} });
    await fillSignUp(page, 'ada@example.org');
    await submit(page);
    answer();
    await expect(page).toHaveURL(`${product}/confirm`);
    // Noted once the page is idle; a reload before that would forget the page before.
    const noted = () => page.evaluate(() => sessionStorage.getItem('history.paths'));
    await expect.poll(noted).toContain('/confirm');
    const isThere = /^apply-/;
    const reload = async (path: string) => {
      await page.reload();
      await expect(page).toHaveURL(product + path);
      await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    };
    await reload('/confirm');
    await expect
      .poll(() => loadedScripts(page), 'the page before is loaded')
      .toContainEqual(expect.stringMatching(isThere));
    await page.waitForLoadState('networkidle');
    await intercept(page, '*', () => {});
    await recordFrames(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Publisher Application');
    await expect(field(page, 'First Name')).toBeVisible();
    const framesAt = async (path: string) =>
      (await recordedFrames(page)).filter((frame) => frame.startsWith(`${path} `));
    // The page may change just before its frame.
    await expect.poll(() => framesAt('/')).not.toEqual([]);
    expect(await framesAt('/')).toEqual([
      expect.stringMatching(
        /^\/ \| Publisher Application – .* \| Publisher Application \| focused$/,
      ),
    ]);
    await interceptNothing(page);
    await reload('/');
    await expect.poll(() => loadedScripts(page)).toContainEqual(expect.stringMatching(/^confirm-/));
    await page.waitForLoadState('networkidle');
    await intercept(page, '*', () => {});
    await recordFrames(page);
    await page.goForward();
    await expect(page).toHaveTitle(/^Check your email/);
    await expect.poll(() => framesAt('/confirm')).not.toEqual([]);
    expect(await framesAt('/confirm')).toEqual([
      expect.stringMatching(/ \| Check your email – .* \| focused$/),
    ]);
  });

  test('a step that is not loaded yet leaves the address as it is until it is there', async () => {
    let script = { release: () => {}, isAsked: () => false };
    const page = await openWizard({
      ...fresh,
      draft: companyInfo,
      before: async (opened) => {
        script = await holdScript(opened, 'contact-details');
      },
    });
    await expect.poll(script.isAsked, 'the next step is loaded ahead').toBe(true);
    await recordFrames(page);
    await next(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    expect(new URL(page.url()).hash).toBe('#company-info');
    // Nothing typed meanwhile would be lost without a word.
    await expect(field(page, 'Company name')).not.toBeEditable();
    await expect(button(page, 'Start over')).toBeDisabled();
    script.release();
    await expect(stepHeading(page, 'Contact Details')).toBeFocused();
    const frames = await recordedFrames(page);
    const there = frames.filter((frame) => frame.startsWith('/signup#contact-details'));
    // The router may need a frame to tell the wizard.
    expect(there.length).toBeLessThanOrEqual(2);
    expect(there.at(-1)).toMatch(/^\S+ \| Contact Details – .* \| Contact Details \| focused$/);
    // It moves in along the way to it, unless less motion is asked for.
    const section = page.getByRole('region', { name: 'Contact Details' });
    await expect(section).toHaveAttribute('data-way', 'forward');
    await expect(section).toHaveCSS('animation-name', 'none');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(section).not.toHaveCSS('animation-name', 'none');
    await page.goBack();
    const former = page.getByRole('region', { name: 'Company Info' });
    await expect(former).toHaveAttribute('data-way', 'back');
  });
});
