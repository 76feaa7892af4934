import { expect } from '../../../journeys/expect.ts';
import { next } from '../../../journeys/publisher/elements.ts';
import { finish, openStep, steps } from '../../visit.ts';

export const oneMoreStep = {
  async 'Add a step'(product: string) {
    const page = await openStep(product, 'payment', { pay_by: '' });
    await expect
      .poll(() => steps(page))
      .toEqual(['Company Info', 'Contact Details', 'Traffic Channels', 'Payment', 'Create Login']);
    await next(page);
    await expect(page.getByText('This field is required').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Check' }).check();
    expect(await finish(page)).toMatchObject({ pay_by: 'check' });
  },
};
