// Proves that forms:diff reports changes of the rules of a question, and of their messages.
import { shipped } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const company = 'signup/company-info/schema.json';
const companyUi = 'signup/company-info/ui.json';

expectSentences(shipped, {
  'rules inside a rule': [
    [
      'signup/create-login/schema.json',
      { '/properties/login_name/allOf': [{ pattern: '[A-Z]' }, { minLength: 3 }] },
      `Create Login: the pattern of 'Choose a Username' is now "[A-Z]" (was none)`,
      "Create Login: the minimum length of 'Choose a Username' is now 3 (was none)",
      `Create Login: the message about the minimum length of 'Choose a Username' is now "Too Short!" (was none)`,
    ],
  ],
  'the comparison of texts': [
    [
      'signup/create-login/schema.json',
      {
        '/properties/login_name/not': { const: 'admin', collation: { sensitivity: 'accent' } },
        '/properties/confirmPassword/collation': { sensitivity: 'base', ignorePunctuation: true },
      },
      "Create Login: the comparison of 'Re-enter Password' is now in any case, with any accents, and with any punctuation (was exact)",
      'Create Login: the exclusion of \'Choose a Username\' is now required value "admin" and comparison in any case (was none)',
    ],
  ],
  'answers that differ between items': [
    [
      'signup/traffic-channels/schema.json',
      {
        '/properties/sites': {
          type: 'array',
          title: 'Sites',
          uniqueItemProperties: ['address'],
          items: { type: 'object', properties: { address: { type: 'string', title: 'Address' } } },
        },
      },
      "Traffic Channels: new list 'Sites' after 'Which CPA networks?' (uniqueness of items by 'Address', asks 'Address'); the save call sends it as \"sites[].address\"",
    ],
  ],
  'a rule that another answer chooses': [
    [
      company,
      {
        '/properties/account_postal_code/pattern': {
          $data: '1/account_country_name',
          cases: { Germany: '^[0-9]{5}$' },
        },
      },
      "Company Info: the pattern of 'Postal code' is now chosen by the answer at 1/account_country_name: ^[0-9]{5}$ for “Germany” (was none)",
    ],
    [
      companyUi,
      {
        '/account_postal_code/ui:options/mask': {
          $data: '1/account_country_name',
          cases: { Netherlands: '9999 AA' },
        },
      },
      "Company Info: 'Postal code' is now asked with a field for a code (was asked with a line of text)",
      "Company Info: the mask of 'Postal code' is now chosen by the answer at 1/account_country_name: 9999 AA for “Netherlands” (was none)",
    ],
  ],
  'its rules and messages': [
    [
      company,
      { '/properties/account_city_name/maxLength': 100 },
      "Company Info: the maximum length of 'City' is now 100 (was 250)",
    ],
    [
      company,
      { '/properties/account_city_name/maxLength': removed },
      "Company Info: the maximum length of 'City' is gone (was 250)",
    ],
    [
      company,
      { '/properties/account_city_name/minLength': 2 },
      "Company Info: the minimum length of 'City' is now 2 (was none)",
      `Company Info: the message about the minimum length of 'City' is now "Too Short!" (was none)`,
    ],
    [
      'signup/create-login/schema.json',
      { '/properties/password/pattern': '^x', '/properties/confirmPassword/const': removed },
      `Create Login: the pattern of 'Password' is now "^x" (was "^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])")`,
      "Create Login: the required value of 'Re-enter Password' is gone (was that of 'Password')",
    ],
    [
      companyUi,
      { '/account_region_name/ui:messages/required': 'Pick a region' },
      `Company Info: the message where 'Region' is missing is now "Pick a region" (was "Region Required")`,
    ],
    [
      'apply/ui.json',
      { '/ui:messages/maxLength': 'Shorter, please' },
      `the message about the maximum length of an answer is now "Shorter, please" (was "Too Long!"), at 'First Name' and 'Last Name'`,
    ],
    [
      'app.json',
      { '/messages/required': 'Please!' },
      'the message where an answer is missing is now "Please!" (was "This field is required"), at 10 questions',
    ],
  ],
});
