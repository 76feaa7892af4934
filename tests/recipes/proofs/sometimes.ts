import { expect } from '../../journeys/expect.ts';
import {
  answer,
  choose,
  expectError,
  expectNoError,
  next,
} from '../../journeys/publisher/elements.ts';
import type { Proofs } from '../prove.ts';
import { openStep } from '../visit.ts';

/** It needs the only "if" of a step that another recipe gives one too. */
export const sometimes: Proofs = {
  async 'Require an answer only sometimes'(product) {
    const page = await openStep(product, 'company-info', { website_url: '' });
    await choose(page, 'Country', 'United States');
    await choose(page, 'Region', 'Alabama');
    await next(page);
    await expectError(page, 'Website URL', 'Please tell us your website');
    await answer(page, 'Website URL', 'https://moor.example');
    await expectNoError(page, 'Website URL');
    await answer(page, 'Website URL', '');
    await choose(page, 'Country', 'Canada');
    await choose(page, 'Region', 'Alberta');
    await next(page);
    await expect(page.getByRole('heading', { name: 'Contact Details' })).toBeVisible();
  },
};
