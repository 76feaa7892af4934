// Proves that forms:diff reports changes of a question: its words, control, checks and conditions.
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { shipped } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const company = 'signup/company-info/schema.json';
const companyUi = 'signup/company-info/ui.json';
const contact = 'signup/contact-details/schema.json';

const { properties = {} }: JsonSchema = JSON.parse(
  shipped.sources.texts.get(`${shipped.root}/${contact}`) ?? '',
);
const services = properties.messenger_type?.oneOf ?? [];
/** The check of a username. */
const check = {
  call: 'apply',
  send: { login_name: { from: '/answers/login_name' } },
  outcomes: { 409: { say: 'Taken.' } },
};

expectSentences(shipped, {
  'a check': [
    [
      'signup/create-login/ui.json',
      { '/login_name/ui:options': { width: 'medium', checkWith: check } },
      `Create Login: the call that checks 'Choose a Username' is now "apply" (was none)`,
      `Create Login: what the apply call that checks 'Choose a Username' sends is now "login_name" (the answer 'Choose a Username' (login_name)) (was none)`,
      `Create Login: when the apply call fails with status 409, the message beside 'Choose a Username' is now "Taken." (was none)`,
    ],
  ],
  'a note of a check': [
    [
      'signup/create-login/ui.json',
      {
        '/login_name/ui:options': {
          width: 'medium',
          checkWith: { call: 'apply', outcomes: { 409: { say: 'Taken.', accept: true } } },
        },
      },
      `Create Login: the call that checks 'Choose a Username' is now "apply" (was none)`,
      `Create Login: when the apply call fails with status 409, the message beside 'Choose a Username' is now "Taken." (was none)`,
      `Create Login: when the apply call fails with status 409, the answer is now accepted, with this as a note (was accepted, without a note)`,
    ],
  ],
  'the answers that a check fills in': [
    [
      'signup/create-login/ui.json',
      {
        '/login_name/ui:options': {
          width: 'medium',
          checkWith: { call: 'apply', prefill: { comments: { from: '/answers/login_name' } } },
        },
      },
      `Create Login: the call that checks 'Choose a Username' is now "apply" (was none)`,
      `Create Login: the source of the answers that the apply call that checks 'Choose a Username' fills in is now "comments" (the answer 'Choose a Username' (login_name)) (was none)`,
    ],
  ],
  'a question': [
    [
      contact,
      { '/required/3': removed },
      "Contact Details: 'IM Screenname' is now optional (was required)",
    ],
    [
      contact,
      { '/required/-': 'linkedin_url' },
      "Contact Details: 'LinkedIn URL' is now required (was optional)",
      `Contact Details: the message where 'LinkedIn URL' is missing is now "This field is required" (was none)`,
    ],
    [
      contact,
      { '/properties/linkedin_url/title': 'LinkedIn' },
      `Contact Details: the label of 'LinkedIn URL' is now "LinkedIn" (was "LinkedIn URL")`,
    ],
    [
      company,
      {
        '/properties/sites': {
          type: 'array',
          title: 'Sites',
          maxItems: 3,
          uniqueItems: true,
          items: { type: 'string', title: 'Site', maxLength: 80, pattern: '^https' },
        },
      },
      `Company Info: new list 'Sites' after 'Postal code' (maximum number of items 3, uniqueness of items, asks 'Site' (maximum length 80, pattern "^https")); the save call sends it as "sites[]"`,
    ],
    [
      company,
      { '/properties/founded': { type: 'integer', title: 'Founded in', minimum: 1900 } },
      "Company Info: new question 'Founded in' after 'Postal code' (a field for a number, minimum 1900); the save call sends it as \"founded\"",
    ],
    [
      company,
      { '/properties/title': removed },
      `Company Info: the question 'Your title' is gone; the save call no longer sends an answer as "title"`,
    ],
    [
      companyUi,
      {
        '/ui:groups': [{ title: 'Company', fields: ['company_name', 'title'] }],
        '/title/ui:before': 'Who are you?',
      },
      `the list of headings in the step 'Company Info' is now "Company" (above "company_name" and "title") (was none)`,
      `Company Info: the text before 'Your title' is now "Who are you?" (was none)`,
    ],
    [
      companyUi,
      { '/ui:order': ['website_url', '*'] },
      "Company Info: 'Website URL' now comes first",
    ],
    [
      companyUi,
      { '/company_name/ui:help': 'As on invoices' },
      `Company Info: the help for 'Company name' is now "As on invoices" (was none)`,
    ],
    [
      companyUi,
      { '/account_country_name/ui:placeholder': removed },
      `Company Info: the placeholder in 'Country' is gone (was "Select Country *")`,
    ],
    [
      companyUi,
      { '/company_name/ui:autocomplete': 'off' },
      `Company Info: the autofill token of 'Company name' is now "off" (was "organization")`,
    ],
    [
      companyUi,
      { '/company_name/ui:readonly': true },
      "Company Info: 'Company name' is now read-only (was editable)",
    ],
    [
      companyUi,
      { '/company_name/ui:options/width': removed },
      `Company Info: the width of 'Company name' is now "by its answer" (was "two-thirds")`,
    ],
    [
      companyUi,
      { '/account_region_name/ui:options/clearedBy': removed },
      "Company Info: the answer whose change empties 'Region' is gone (was the answer 'Country' (account_country_name))",
    ],
    [
      companyUi,
      { '/account_region_name/ui:options/check': removed },
      "Company Info: 'Region' is now validated together with the other answers (was validated only once all other answers are right)",
    ],
    [
      'signup/contact-details/ui.json',
      { '/messenger_type/ui:widget': 'radio' },
      "Contact Details: 'IM Service' is now asked with radio buttons (was asked with a list that opens)",
    ],
    [
      'signup/contact-details/ui.json',
      { '/primary_phone/ui:options/defaultCountry': 'CA' },
      `Contact Details: the country that 'Phone number' starts with is now "CA" (was "US")`,
    ],
    [
      companyUi,
      { '/account_country_name/ui:options/only': ['US', 'CA'] },
      `Company Info: 'Country' now offers only "United States" and "Canada"`,
    ],
    [
      'signup/traffic-channels/ui.json',
      { '/other_channels/ui:options/except': [11] },
      "Traffic Channels: 'Are there other channels you use to drive traffic?' no longer offers 11",
    ],
    [
      'signup/traffic-channels/ui.json',
      { '/other_channels/ui:options/exclusive': 11 },
      "Traffic Channels: the choice of 'Are there other channels you use to drive traffic?' that takes all others back is now 11 (was none)",
    ],
    [
      'signup/contact-details/schema.json',
      {
        '/properties/messenger_type/type': ['integer', 'string'],
        '/properties/messenger_type/oneOf': removed,
        '/properties/messenger_type/anyOf': [
          ...services,
          { type: 'string', minLength: 1, maxLength: 60 },
        ],
      },
      "Contact Details: the rule for an answer to 'IM Service' in the visitor's own words is now type a text, minimum length 1 and maximum length 60 (was none)",
      "Contact Details: the type of 'IM Service' is now a whole number or a text (was a whole number)",
      `Contact Details: the message about the list of choices of 'IM Service' is gone (was "Please choose one of the options")`,
    ],
    [
      'signup/contact-details/schema.json',
      { '/properties/messenger_type/oneOf/0/description': 'Owned by Microsoft' },
      `Contact Details: the description of the choice "Skype" of 'IM Service' is now "Owned by Microsoft" (was none)`,
    ],
    [
      'signup/create-login/schema.json',
      { '/properties/password/writeOnly': removed },
      "Create Login: the answer to 'Password' is now not secret, so the browser saves it (was secret, so the browser does not save it)",
    ],
    [
      company,
      { '/properties/website_url/default': 'https://' },
      `Company Info: the default of 'Website URL' is now "https://" (was none)`,
    ],
    [
      'signup/traffic-channels/ui.json',
      { '/other_channels/ui:options/source/sort': removed, '/traffic_notes/ui:options/rows': 6 },
      "Traffic Channels: the choices of 'Are there other channels you use to drive traffic?' are no longer sorted by their words",
      "Traffic Channels: the number of lines of 'Additional insight about your traffic that you would like to share' is now 6 (was 4)",
    ],
  ],
  'a condition': [
    [
      contact,
      { '/if/properties/messenger_type/const': 2 },
      "Contact Details: 'Other IM Service' is now asked when “IM Service” is “Skype” (was asked when “IM Service” is “Other”)",
    ],
    [
      contact,
      { '/if/required': removed },
      "Contact Details: 'Other IM Service' is now asked when “IM Service” is “Other” or not answered (was asked when “IM Service” is “Other”)",
    ],
  ],
});
