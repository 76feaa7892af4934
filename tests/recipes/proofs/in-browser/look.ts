import { expect } from '../../../journeys/expect.ts';
import { button } from '../../../journeys/publisher/elements.ts';
import { open, signUp } from '../../visit.ts';

export const look = {
  async 'Change the colours'(product: string) {
    for (const [colorScheme, primary, error] of [
      ['light', 'rgb(122, 31, 162)', 'rgb(161, 38, 13)'],
      ['dark', 'rgb(215, 166, 245)', 'rgb(255, 180, 162)'],
    ] as const) {
      const page = await open(product, '/', { colorScheme });
      await expect(button(page, 'Submit')).toHaveCSS('background-color', primary);
      await signUp(page);
      await expect(page.locator('strong', { hasText: 'Email is required' })).toHaveCSS(
        'color',
        error,
      );
    }
  },

  async 'Change corners, density and typeface'(product: string) {
    const page = await open(product, '/');
    await expect(button(page, 'Submit')).toHaveCSS('border-radius', '2px');
    await expect(button(page, 'Submit')).toHaveCSS('font-family', /^Georgia,/);
    // Eight steps of 3 px in place of 4, and still high enough for a finger.
    await expect(button(page, 'Submit')).toHaveCSS('padding-inline-start', '18px');
    await expect(button(page, 'Submit')).toHaveCSS('min-height', '44px');
  },

  async 'Change the logo'(product: string) {
    const page = await open(product, '/');
    const logo = page.getByRole('img', { name: 'Northwind Ads' });
    await expect(logo).toHaveCSS('height', '40px');
    const drawn = await logo.evaluate((image: HTMLImageElement) => image.decode().then(() => true));
    expect(drawn).toBe(true);
    const picture = (await logo.getAttribute('src')) ?? '';
    expect(await (await fetch(new URL(picture, product))).text()).toContain('fill="#7a1fa2"');
  },
};
