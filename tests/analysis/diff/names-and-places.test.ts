// Proves that forms:diff reports what was renamed or moved as such, and not as gone and new.
import { expect, it } from 'vitest';
import type { Revision } from '../../../src/analysis/diff/compare-revisions.ts';
import { changesBetween, revision } from '../../forms/diff-product.ts';
import { changesOf, edited, sentences, shipped, workshop } from './edited.ts';

const gone = undefined;

/** The product with a folder in it called otherwise. */
function renamed(product: Revision, from: string, to: string): Revision {
  const texts = [...product.sources.texts].map(([path, text]): [string, string] => [
    path.replace(`/${from}/`, `/${to}/`),
    text,
  ]);
  return revision(product.root, { ...product.sources, texts: new Map(texts) });
}

const said = (old: Revision, now: Revision) =>
  changesBetween(old, now).map(({ sentence }) => sentence);

it('a step in another folder has another address', () => {
  const moved = renamed(shipped, 'signup/contact-details', 'signup/reach-you');
  const now = edited(moved, { 'signup/screen.json': { '/steps/1': 'reach-you' } });
  expect(said(shipped, now)).toEqual([
    `the end of the address of the step 'Contact Details' is now "reach-you" (was "contact-details")`,
  ]);
});

it('a screen with another route has another address, and what leads there is told too', () => {
  const now = edited(workshop, {
    'booked/screen.json': { '/route': '/thanks' },
    'booking/screen.json': { '/submit/outcomes/success/1/go': '/thanks' },
  });
  expect(said(workshop, now)).toEqual([
    "when the book call has succeeded, the next screen is now 'Booked' (/thanks) (was 'Booked' (/booked))",
    'the address of this screen is now "/thanks" (was "/booked")',
  ]);
});

it('a question that is asked in another step is the same question', () => {
  const title = { type: 'string', title: 'Your title', maxLength: 30 };
  const ui = { 'ui:autocomplete': 'organization-title', 'ui:options': { width: 'third' } };
  expect(
    sentences(shipped, {
      'signup/company-info/schema.json': { '/properties/title': gone },
      'signup/company-info/ui.json': { '/title': gone },
      'signup/create-login/schema.json': { '/properties/title': title },
      'signup/create-login/ui.json': { '/title': ui },
    }),
  ).toEqual([
    "Create Login: 'Your title' is now asked in 'Create Login' (was in 'Company Info')",
    "Create Login: the maximum length of 'Your title' is now 30 (was 20)",
  ]);
});

it('a group with another name is one change, however much it holds', () => {
  const path = 'workshop/booking/contact/schema.json';
  const { address } = JSON.parse(workshop.sources.texts.get(path) ?? '{}').properties;
  const uiPath = path.replace('schema', 'ui');
  const ui = JSON.parse(workshop.sources.texts.get(uiPath) ?? '{}');
  const now = edited(workshop, {
    'booking/contact/schema.json': {
      '/properties': {
        ...JSON.parse(workshop.sources.texts.get(path) ?? '{}').properties,
        address: gone,
        invoice: address,
      },
      '/required/1': 'invoice',
    },
    'booking/contact/ui.json': { '/address': gone, '/invoice': ui.address },
  });
  expect(said(workshop, now)).toEqual([
    "Contact and address: 'Where we send the invoice' now comes after 'I accept the house rules'",
    `Contact and address: the name of the answer to 'Where we send the invoice' is now "invoice" (was "address")`,
  ]);
});

it('a new step and a new screen are told with what they ask', () => {
  const schema = {
    '/type': 'object',
    '/title': 'Payment',
    '/properties': { account: { type: 'string', title: 'Account to pay to' } },
  };
  expect(
    sentences(shipped, {
      'signup/payment/schema.json': schema,
      'signup/payment/ui.json': {},
      'signup/screen.json': { '/steps/-': 'payment' },
      'faq/screen.json': { '/kind': 'page', '/route': '/faq', '/title': 'Questions' },
    }),
  ).toEqual([
    `new step 'Payment' after 'Create Login' (asks 'Account to pay to'); the save call sends it as "account"`,
    "new screen 'Questions' at /faq",
  ]);
});

it('what is called otherwise is data too: a label as it was and is, a name as it was and is', () => {
  const schema = 'signup/contact-details/schema.json';
  expect(
    changesOf(shipped, { [schema]: { '/properties/linkedin_url/title': 'LinkedIn' } }),
  ).toMatchObject([{ id: 'relabelled', was: 'LinkedIn URL', now: 'LinkedIn' }]);
  const moved = renamed(shipped, 'signup/contact-details', 'signup/reach-you');
  const now = edited(moved, { 'signup/screen.json': { '/steps/1': 'reach-you' } });
  expect(changesBetween(shipped, now)).toMatchObject([
    { id: 'renamed', was: 'contact-details', now: 'reach-you' },
  ]);
});
