// Proves that forms:diff reports changes of amounts, units, codes and counts of characters.
import { resolve } from 'node:path';
import { readRevision } from '../../../forms/diff-product.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const quote = await readRevision(resolve('tests/products/quote'));

const car = 'quote/car/ui.json';
const cover = 'quote/cover/ui.json';
const drivers = 'quote/drivers/ui.json';
const contact = 'quote/contact/schema.json';
const contactUi = 'quote/contact/ui.json';

expectSentences(quote, {
  'an amount': [
    [
      car,
      { '/value/ui:options/currency': 'EUR' },
      `Your car: the currency of 'What is it worth?' is now "EUR" (was "GBP")`,
    ],
    [
      car,
      { '/value/ui:options': { width: 'half' } },
      "Your car: 'What is it worth?' is now asked with a field for a number (was asked with a field for an amount)",
      `Your car: the currency of 'What is it worth?' is gone (was "GBP")`,
      `Your car: the list of the rules of 'What is it worth?' that only remark is gone (was "maximum")`,
    ],
    [
      car,
      { '/value/ui:options/unit': 'a year' },
      `Your car: the unit of 'What is it worth?' is now "a year" (was none)`,
    ],
  ],
  'a calculation on a condition': [
    [
      cover,
      {
        '/about/ui:options/calculated/sum/0/then': 640,
        '/ends/ui:options/calculated/minus/1': 'P2D',
      },
      "Cover: 'Cover ends on' is now calculated as P2D before P1Y after the answer 'Cover starts on' (starts) (was P1D before P1Y after the answer 'Cover starts on' (starts))",
      "Cover: 'About what it costs a year' is now calculated as the sum of (640 when “Cover” is “Fully comprehensive”, 410 otherwise) and the product of the answer 'Learners' (learners) and 150 (was the sum of (620 when “Cover” is “Fully comprehensive”, 410 otherwise) and the product of the answer 'Learners' (learners) and 150)",
    ],
    [
      drivers,
      { '/learners/ui:options/calculated/where/properties/licence/const': 'full' },
      "Who drives it?: 'Learners' is now calculated as the number of the answer 'Drivers' (drivers), of those where “Licence” is “Full” (was the number of the answer 'Drivers' (drivers), of those where “Licence” is “Provisional”)",
    ],
    [
      'quote/screen.json',
      { '/submit/send/merge/1/discount/then/value': 0.2 },
      `"discount" in what the quote call sends is now 0.2 when “Your share of a claim” is 500 or more, and 0 otherwise (was 0.1 when “Your share of a claim” is 500 or more, and 0 otherwise)`,
    ],
    [
      'quote/screen.json',
      { '/submit/send/merge/1/learners_taught_by/when/answers/properties/lessons/const': false },
      `"learners_taught_by" in what the quote call sends is now "school" when “Learners take lessons at a driving school” is not ticked, or “no”, and nothing otherwise (was "school" when “Learners take lessons at a driving school” is ticked or “yes”, and nothing otherwise)`,
    ],
  ],
  'a unit': [
    [
      car,
      { '/group/ui:options/unitPosition': removed },
      `Your car: the side of the unit of 'Insurance group of the car' is now "after" (was "before")`,
    ],
    [
      car,
      { '/group/ui:options/unit': 'No.' },
      `Your car: the unit of 'Insurance group of the car' is now "No." (was "Group")`,
    ],
  ],
  'a code': [
    [
      contactUi,
      { '/member/ui:options/mask': '**-9999' },
      `Where shall we send it?: the mask of 'Number of your member card' is now "**-9999" (was "AA-9999")`,
    ],
    [
      contactUi,
      { '/member/ui:options/mask': removed },
      "Where shall we send it?: 'Number of your member card' is now asked with a line of text (was asked with a field for a code)",
      `Where shall we send it?: the mask of 'Number of your member card' is gone (was "AA-9999")`,
    ],
    [
      contact,
      { '/properties/account/format': 'bic' },
      "Where shall we send it?: the format of 'IBAN for repayments' is now a bank identifier code (BIC) (was an international bank account number (IBAN))",
    ],
    [
      contact,
      { '/properties/tax': { type: 'string', title: 'Tax number', format: 'vat' } },
      "Where shall we send it?: new question 'Tax number' after 'Number of your member card' (a field for a code, format a VAT number)",
    ],
    [
      contactUi,
      { '/postcode/ui:widget': 'one-time-code' },
      "Where shall we send it?: 'Postcode' is now asked with a field for a one-time code (was asked with a line of text)",
    ],
  ],
  'a count of characters': [
    [
      contactUi,
      { '/postcode/ui:options/count': true },
      "Where shall we send it?: whether 'Postcode' says how many characters are left is now yes (was no)",
    ],
  ],
});
