// Proves that forms:diff reports changes of a question: its words, control, rules, messages and choices.
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { shipped } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const company = 'signup/company-info/schema.json';
const companyUi = 'signup/company-info/ui.json';
const contact = 'signup/contact-details/schema.json';

const { properties = {} }: JsonSchema = JSON.parse(
  shipped.sources.texts.get(`${shipped.root}/${contact}`) ?? '',
);
/** The check of a username. */
const check = {
  call: 'apply',
  send: { login_name: { from: '/answers/login_name' } },
  outcomes: { 409: { say: 'Taken.' } },
};
const times = properties.contact_start_time?.enum ?? [];
const services = properties.messenger_type?.oneOf ?? [];

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
      "Company Info: the pattern of 'Postal Code' is now chosen by the answer at 1/account_country_name: ^[0-9]{5}$ for “Germany” (was none)",
    ],
    [
      companyUi,
      {
        '/account_postal_code/ui:options/mask': {
          $data: '1/account_country_name',
          cases: { Netherlands: '9999 AA' },
        },
      },
      "Company Info: 'Postal Code' is now asked with a field for a code (was asked with a line of text)",
      "Company Info: the mask of 'Postal Code' is now chosen by the answer at 1/account_country_name: 9999 AA for “Netherlands” (was none)",
    ],
  ],
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
      `Company Info: new list 'Sites' after 'Postal Code' (maximum number of items 3, uniqueness of items, asks 'Site' (maximum length 80, pattern "^https")); the save call sends it as "sites[]"`,
    ],
    [
      company,
      { '/properties/founded': { type: 'integer', title: 'Founded in', minimum: 1900 } },
      "Company Info: new question 'Founded in' after 'Postal Code' (a field for a number, minimum 1900); the save call sends it as \"founded\"",
    ],
    [
      company,
      { '/properties/title': removed },
      `Company Info: the question 'Your Title' is gone; the save call no longer sends an answer as "title"`,
    ],
    [
      companyUi,
      {
        '/ui:groups': [{ title: 'Company', fields: ['company_name', 'title'] }],
        '/title/ui:before': 'Who are you?',
      },
      `the list of headings in the step 'Company Info' is now "Company" (above "company_name" and "title") (was none)`,
      `Company Info: the text before 'Your Title' is now "Who are you?" (was none)`,
    ],
    [
      companyUi,
      { '/ui:order': ['website_url', '*'] },
      "Company Info: 'Website URL' now comes first",
    ],
    [
      companyUi,
      { '/company_name/ui:help': 'As on invoices' },
      `Company Info: the help below 'Company Name' is now "As on invoices" (was none)`,
    ],
    [
      companyUi,
      { '/account_country_name/ui:placeholder': removed },
      `Company Info: the placeholder in 'Country' is gone (was "Select Country *")`,
    ],
    [
      companyUi,
      { '/company_name/ui:autocomplete': 'off' },
      `Company Info: the autofill token of 'Company Name' is now "off" (was "organization")`,
    ],
    [
      companyUi,
      { '/company_name/ui:readonly': true },
      "Company Info: 'Company Name' is now read-only (was editable)",
    ],
    [
      companyUi,
      { '/company_name/ui:options/width': removed },
      `Company Info: the width of 'Company Name' is now "by its answer" (was "two-thirds")`,
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
      `Contact Details: the country that 'Phone Number' starts with is now "CA" (was "US")`,
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
  'the call that brings its choices': [
    [
      'signup/traffic-channels/ui.json',
      {
        '/other_channels/ui:options/source': {
          call: 'load',
          from: '/data/channels',
          value: '/id',
          label: '/name',
          sort: 'label',
        },
      },
      "Traffic Channels: 'Are there other channels you use to drive traffic?' now offers the choices that the load call brings (was what was loaded as data/channels)",
    ],
  ],
  'the call that finds its choices': [
    [
      'signup/company-info/ui.json',
      {
        '/title/ui:options': {
          source: { call: 'load', send: { q: { from: '/typed' } }, from: '/data/channels' },
          minTyped: 3,
        },
      },
      "Company Info: 'Your Title' is now asked with a search (was asked with a line of text)",
      "Company Info: 'Your Title' now offers the choices that the load call finds for what is typed",
      "Company Info: the shortest text to search for of 'Your Title' is now 3 (was 2)",
      `Company Info: the width of 'Your Title' is now "by its answer" (was "third")`,
    ],
  ],
  'the answers that it offers': [
    [
      'signup/traffic-channels/ui.json',
      {
        '/other_channels/ui:options/source/from': [
          '/answers/how_do_you_market',
          '/loaded/data/channels',
        ],
      },
      "Traffic Channels: 'Are there other channels you use to drive traffic?' now offers the answer 'What is your primary method of driving traffic?' (how_do_you_market) and what was loaded as data/channels (was what was loaded as data/channels)",
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
  'its choices': [
    [
      contact,
      { '/properties/messenger_type/oneOf/7': removed },
      `Contact Details: the choice "Viber" of 'IM Service' is gone`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/-': { const: 20, title: 'Matrix' } },
      `Contact Details: there is now the choice "Matrix" of 'IM Service', which sends 20, after "Other"`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/0/title': 'Skype (old)' },
      `Contact Details: the label of the choice "Skype" of 'IM Service' is now "Skype (old)" (was "Skype")`,
    ],
    [
      'signup/traffic-channels/schema.json',
      {
        '/properties/use_other_cpa_networks/oneOf/0/const': 'yes',
        '/if/properties/use_other_cpa_networks/const': 'yes',
      },
      `Traffic Channels: the value of the choice "Yes" of 'Do you work with other CPA networks?' is now "yes" (was "1")`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/1/const': 99 },
      `Contact Details: the value of the choice "Facebook Messenger" of 'IM Service' is now 99 (was 10)`,
    ],
    [
      contact,
      { '/properties/contact_start_time/enum': [times[1], times[0], times[2], times[3]] },
      `Contact Details: the choice "11:00AM-1:00PM PST" of 'Best time to contact you by phone' now comes first`,
    ],
    [
      contact,
      { '/properties/contact_start_time/enum': times.toReversed() },
      `Contact Details: the list of choices of 'Best time to contact you by phone' is in another order: "3:00PM-5:00PM PST", "1:00PM-3:00PM PST", "11:00AM-1:00PM PST" and "9:00AM-11:00AM PST"`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf': services.toReversed() },
      `Contact Details: the list of choices of 'IM Service' is in another order: "Other", "WhatsApp" and "WeChat" first`,
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
