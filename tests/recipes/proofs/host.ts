import { expect } from 'playwright/test';
import type { Proofs } from '../prove.ts';
import { fillSignUp, open, signUp } from '../visit.ts';

const host = 'https://api.meridian-network.example';

export const otherHost: Proofs = {
  async 'Talk to another host'(product) {
    const page = await open(product, '/');
    const policy = (await fetch(product)).headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${host};`);

    const calls: string[] = [];
    await page.route(`${host}/**`, (route) => {
      calls.push(`${route.request().method()} ${route.request().url()}`);
      return route.fulfill({ headers: { 'access-control-allow-origin': product } });
    });
    await fillSignUp(page);
    await signUp(page);
    await page.waitForURL('**/confirm');
    expect(calls).toEqual([`POST ${host}/publisher/signup/email`]);
  },
};
