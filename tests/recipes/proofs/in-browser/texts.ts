import { expect } from '../../../journeys/expect.ts';
import { fillSignUp, open, signUp } from '../../visit.ts';

export const texts = {
  async 'Greet visitors by name on a page'(product: string) {
    const page = await open(product, '/confirm');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Hello, please check your email');
    await page.goto(product);
    await fillSignUp(page);
    await signUp(page);
    await expect(heading).toHaveText('Ada, please check your email');
    await page.reload();
    await expect(heading).toHaveText('Ada, please check your email');
  },
};
