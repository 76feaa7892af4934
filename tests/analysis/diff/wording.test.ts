// Proves that forms:diff words calculations, nested rules and combined changes so that people understand them.
import { expect, it } from 'vitest';
import type { Revision } from '../../../src/analysis/diff/compare-revisions.ts';
import { changesBetween } from '../../forms/diff-product.ts';
import { edited, sentences, shipped } from './edited.ts';

const companyInfo = 'signup/company-info';

it('answers that a call takes over one by one are compared with all answers', () => {
  expect(
    sentences(shipped, { 'apply/screen.json': { '/submit/send': { from: '/answers' } } }),
  ).toEqual([
    '"url" in what the email call sends is gone (was the address of the page)',
    '"confirmEmail" in what the email call sends is now the answer \'Confirm Email Address\' (confirmEmail) (was none)',
    '"agree" in what the email call sends is now the answer \'I agree to the terms and conditions\' (agree) (was none)',
  ]);
});

it('an answer that is left out of what is sent is named, and so is a merged part that is gone', () => {
  const send = { from: '/answers', except: ['/confirmPassword'] };
  expect(sentences(shipped, { 'signup/screen.json': { '/submit/send': send } })).toEqual([
    'the rest of what the save call sends is gone (was what was loaded as data/publisher)',
    '"confirmPassword" in what the save call sends is gone (was the answer \'Re-enter Password\' (confirmPassword))',
  ]);
});

it('a rule that holds another schema is described in words, with its message', () => {
  expect(
    sentences(shipped, {
      [`${companyInfo}/schema.json`]: { '/properties/title/not': { enum: ['Boss', 'King'] } },
      [`${companyInfo}/ui.json`]: { '/title/ui:messages': { not: 'Nobody is a boss' } },
    }),
  ).toEqual([
    'Company Info: the exclusion of \'Your title\' is now list of values "Boss" and "King" (was none)',
    'Company Info: the message about the exclusion of \'Your title\' is now "Nobody is a boss" (was none)',
  ]);
  expect(
    sentences(shipped, {
      [`${companyInfo}/schema.json`]: {
        '/properties/title/anyOf': [{ pattern: '^A' }, { const: 'Boss' }],
      },
    }),
  ).toEqual([
    'Company Info: the set of alternatives of \'Your title\' is now pattern "^A", or required value "Boss" (was none)',
  ]);
});

it('a text that becomes a list of choices loses its limits', () => {
  expect(
    sentences(shipped, {
      [`${companyInfo}/schema.json`]: {
        '/properties/title/maxLength': undefined,
        '/properties/title/enum': ['Ms', 'Mr'],
      },
    }),
  ).toEqual([
    "Company Info: 'Your title' is now asked with a list that opens (was asked with a line of text)",
    'Company Info: the list of choices of \'Your title\' is now "Ms" and "Mr" (was none)',
    'Company Info: the message about the list of choices of \'Your title\' is now "Please choose one of the options" (was none)',
    "Company Info: the maximum length of 'Your title' is gone (was 20)",
  ]);
});

it('a group without questions comes where "ui:order" puts it', () => {
  expect(
    sentences(shipped, {
      [`${companyInfo}/schema.json`]: { '/properties/heading': { type: 'object', title: 'You' } },
      [`${companyInfo}/ui.json`]: { '/ui:order': ['heading', '*'] },
    }),
  ).toEqual(["Company Info: new group 'You' as the first"]);
});

it('a new question that cannot be changed is called so', () => {
  const mail = { type: 'string', title: 'Mail', readOnly: true };
  expect(
    sentences(shipped, { [`${companyInfo}/schema.json`]: { '/properties/mail': mail } }),
  ).toEqual([
    "Company Info: new question 'Mail' after 'Postal code' (a line of text, read-only); the save call sends it as \"mail\"",
  ]);
});

it('a calculation is described by what it takes', () => {
  const withTotal = (calculated?: object) =>
    edited(shipped, {
      [`${companyInfo}/schema.json`]: {
        '/properties/size': { type: 'number', title: 'Size' },
        '/properties/total': { type: 'number', title: 'Total' },
      },
      [`${companyInfo}/ui.json`]: { '/total': { 'ui:options': { calculated } } },
    });
  const sentencesBetween = (before: Revision, after: Revision) =>
    changesBetween(before, after).map(({ sentence }) => sentence);
  const sum = withTotal({ sum: ['/answers/size', { product: ['1/size', 2] }] });
  const rounded = withTotal({ round: '1/size', digits: 2 });
  expect(sentencesBetween(shipped, sum)).toContain(
    "Company Info: new question 'Total' after 'Size' (a calculated value, the sum of the answer 'Size' (size) and the product of the answer 'Size' (size) and 2); the save call sends it as \"total\"",
  );
  expect(sentencesBetween(withTotal(), sum)).toEqual([
    "Company Info: 'Total' is now asked with a calculated value (was asked with a field for a number)",
    "Company Info: 'Total' is now calculated as the sum of the answer 'Size' (size) and the product of the answer 'Size' (size) and 2",
  ]);
  expect(sentencesBetween(sum, rounded)).toEqual([
    "Company Info: 'Total' is now calculated as the rounding of the answer 'Size' (size), to 2 digits (was the sum of the answer 'Size' (size) and the product of the answer 'Size' (size) and 2)",
  ]);
  expect(sentencesBetween(rounded, withTotal({ round: ['/answers/size'], digits: 2 }))).toEqual([]);
  // What nobody sees may decide a step or a limit.
  const hidden = (digits: number) =>
    edited(withTotal({ round: '1/size', digits }), {
      [`${companyInfo}/ui.json`]: { '/total/ui:options/shown': false },
    });
  expect(sentencesBetween(hidden(2), hidden(3))).toEqual([
    "Company Info: 'Total' is now calculated as the rounding of the answer 'Size' (size), to 3 digits (was the rounding of the answer 'Size' (size), to 2 digits)",
  ]);
});
