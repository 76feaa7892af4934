import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../../src/definition/json-schema.ts';
import { type Edit, sentences, shipped, workshop } from './edited.ts';

type Row = [file: string, edit: Edit, ...said: string[]];

const company = 'signup/company-info/schema.json';
const companyUi = 'signup/company-info/ui.json';
const contact = 'signup/contact-details/schema.json';
const wizard = 'signup/screen.json';
const gone = undefined;

const { properties = {} }: JsonSchema = JSON.parse(
  shipped.sources.texts.get(`${shipped.root}/${contact}`) ?? '',
);
const times = properties.contact_start_time?.enum ?? [];
const services = properties.messenger_type?.oneOf ?? [];

const ofShipped: Record<string, Row[]> = {
  'a question': [
    [contact, { '/required/3': gone }, "Contact Details: 'IM Screenname' is no longer required"],
    [
      contact,
      { '/required/-': 'linkedin_url' },
      `Contact Details: 'LinkedIn URL' is now required; else it says "This field is required"`,
    ],
    [
      contact,
      { '/properties/linkedin_url/title': 'LinkedIn' },
      `Contact Details: 'LinkedIn URL' is now labelled "LinkedIn"`,
    ],
    [
      company,
      { '/properties/founded': { type: 'integer', title: 'Founded in', minimum: 1900 } },
      "Company Info: new question 'Founded in' after 'Postal Code' (a field for a number); the save call sends it as \"founded\"",
    ],
    [
      company,
      { '/properties/title': gone },
      `Company Info: 'Your Title' is no longer asked; the save call no longer sends an answer as "title"`,
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
      { '/account_country_name/ui:placeholder': gone },
      `Company Info: the placeholder in 'Country' is gone (was "Select Country *")`,
    ],
    [
      companyUi,
      { '/company_name/ui:autocomplete': 'off' },
      `Company Info: what browsers fill into 'Company Name' is now "off" (was "organization")`,
    ],
    [
      companyUi,
      { '/company_name/ui:readonly': true },
      "Company Info: 'Company Name' can no longer be changed",
    ],
    [
      companyUi,
      { '/company_name/ui:options/width': gone },
      `Company Info: the width of 'Company Name' is now "full" (was "two-thirds")`,
    ],
    [
      companyUi,
      { '/account_region_name/ui:options/clearedBy': gone },
      "Company Info: 'Region' is no longer emptied when the answer 'Country' (account_country_name) changes",
    ],
    [
      companyUi,
      { '/account_region_name/ui:options/check': gone },
      "Company Info: 'Region' is now judged together with the other answers",
    ],
    [
      'signup/contact-details/ui.json',
      { '/messenger_type/ui:widget': 'radio' },
      "Contact Details: 'IM Service' is now asked with radio buttons (was a list that opens)",
    ],
    [
      'signup/contact-details/ui.json',
      { '/primary_phone/ui:options/defaultCountry': 'CA' },
      `Contact Details: 'Phone Number': option defaultCountry is now "CA" (was "US")`,
    ],
    [
      'signup/create-login/schema.json',
      { '/properties/password/writeOnly': gone },
      "Create Login: the answer to 'Password' is no longer secret: the browser keeps it",
    ],
    [
      company,
      { '/properties/website_url/default': 'https://' },
      `Company Info: 'Website URL' now starts as "https://"`,
    ],
    [
      'signup/traffic-channels/ui.json',
      { '/other_channels/ui:options/source/sort': gone, '/traffic_notes/ui:options/rows': 6 },
      "Traffic Channels: the choices of 'Are there other channels you use to drive traffic?' are no longer sorted by their words",
      "Traffic Channels: the number of lines of 'Additional insight about your traffic that you would like to share' is now 6 (was 4)",
    ],
  ],
  'its rules and messages': [
    [
      company,
      { '/properties/account_city_name/maxLength': 100 },
      "Company Info: 'City' may now have 100 characters at most (was 250)",
    ],
    [
      company,
      { '/properties/account_city_name/maxLength': gone },
      "Company Info: 'City' may now have more than 250 characters",
    ],
    [
      company,
      { '/properties/account_city_name/minLength': 2 },
      `Company Info: 'City' must now have at least 2 characters; else it says "Too Short!"`,
    ],
    [
      'signup/create-login/schema.json',
      { '/properties/password/pattern': '^x', '/properties/confirmPassword/const': gone },
      "Create Login: 'Password' must now match the pattern ^x (was ^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9]))",
      "Create Login: 'Re-enter Password' no longer has to be the same as 'Password'",
    ],
    [
      companyUi,
      { '/account_region_name/ui:messages/required': 'Pick a region' },
      `Company Info: the message for a missing 'Region' is now "Pick a region" (was "Region Required")`,
    ],
    [
      'apply/ui.json',
      { '/ui:messages/maxLength': 'Shorter, please' },
      `the message where an answer is too long is now "Shorter, please" (was "Too Long!"), at 'First Name' and 'Last Name'`,
    ],
    [
      'app.json',
      { '/messages/required': 'Please!' },
      'the message for a missing answer is now "Please!" (was "This field is required"), at 10 questions',
    ],
  ],
  'its choices': [
    [
      contact,
      { '/properties/messenger_type/oneOf/7': gone },
      `Contact Details: 'IM Service' no longer offers "Viber"`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/-': { const: 20, title: 'Matrix' } },
      `Contact Details: 'IM Service' now offers "Matrix" too, after "Other"`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/0/title': 'Skype (old)' },
      `Contact Details: 'IM Service' now offers "Skype (old)" where it offered "Skype"`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf/1/const': 99 },
      `Contact Details: 'IM Service' now sends 99 for "Facebook Messenger" (was 10)`,
    ],
    [
      contact,
      { '/properties/contact_start_time/enum': [times[1], times[0], times[2], times[3]] },
      `Contact Details: 'Best time to contact you by phone' now offers "11:00AM-1:00PM PST" as the first`,
    ],
    [
      contact,
      { '/properties/contact_start_time/enum': times.toReversed() },
      `Contact Details: 'Best time to contact you by phone' now offers its choices in another order: "3:00PM-5:00PM PST", "1:00PM-3:00PM PST", "11:00AM-1:00PM PST" and "9:00AM-11:00AM PST"`,
    ],
    [
      contact,
      { '/properties/messenger_type/oneOf': services.toReversed() },
      `Contact Details: 'IM Service' now offers its choices in another order: "Other", "WhatsApp" and "WeChat" first`,
    ],
  ],
  'a condition': [
    [
      contact,
      { '/if/properties/messenger_type/const': 2 },
      "Contact Details: 'Other IM Service' is now asked when “IM Service” is “Skype” (was: when “IM Service” is “Other”)",
    ],
    [
      contact,
      { '/if/required': gone },
      "Contact Details: 'Other IM Service' is now asked when “IM Service” is “Other” or not answered (was: when “IM Service” is “Other”)",
    ],
  ],
  'the steps': [
    [
      wizard,
      { '/steps': ['contact-details', 'company-info', 'traffic-channels', 'create-login'] },
      "the step 'Contact Details' now comes first",
    ],
    [
      wizard,
      { '/steps/3': gone },
      `the step 'Create Login' is gone, with 'Choose a Username', 'Password', 'Re-enter Password' and 'Anything else you'd like to add?'; the save call no longer sends an answer as "login_name", "password", "confirmPassword" and "comments"`,
    ],
    [
      wizard,
      { '/steps/-': { review: 'check', title: 'Check your answers' } },
      "new step 'Check your answers' after 'Create Login', which lists the answers given",
    ],
    [
      wizard,
      {
        '/steps/2': {
          step: 'traffic-channels',
          when: { required: ['messenger_type'], properties: { messenger_type: { const: 3 } } },
        },
      },
      "the step 'Traffic Channels' is now shown when “IM Service” is “Other” (was: always)",
    ],
    [company, { '/title': 'Your Company' }, `the step 'Company Info' is now called "Your Company"`],
  ],
  'a screen': [
    [
      wizard,
      { '/title': 'Join us', '/width': 800 },
      'the title is now "Join us" (was "Publisher Application")',
      'the width of the screen is now 800 pixels (was 760 pixels)',
    ],
    [
      wizard,
      { '/texts': { next: 'Go on' } },
      `the engine's text "next" is now "Go on" (was "Next")`,
    ],
    [
      wizard,
      { '/draft/delay': 'PT2S' },
      'answers are now kept in the browser after 2 seconds (was 0.3 seconds)',
    ],
    [wizard, { '/draft': gone }, 'answers are no longer kept in the browser'],
    [
      wizard,
      {
        '/draft/version': 2,
        '/draft/migrations': [
          {
            to: 2,
            patch: [
              { op: 'move', from: '/remarks', path: '/comments' },
              { op: 'remove', path: '/traffic_notes' },
              { op: 'test', path: '/messenger_type', value: 3 },
              { op: 'replace', path: '/messenger_type', value: 2 },
            ],
          },
        ],
      },
      "an answer kept as 'remarks' is now found in 'Anything else you'd like to add?' (comments)",
      "kept answers to 'Additional insight about your traffic that you would like to share' (traffic_notes) are dropped",
      `a kept "Other" of 'IM Service' becomes "Skype"`,
    ],
    [
      wizard,
      {
        '/draft/version': 2,
        '/draft/migrations': [
          {
            to: 2,
            patch: [
              { op: 'replace', path: '/city', value: 'Bath' },
              { op: 'add', path: '/im', value: 'none' },
              { op: 'test', path: '/messenger_type', value: 3 },
              { op: 'copy', from: '/im', path: '/other_im' },
            ],
          },
        ],
      },
      `a kept answer to 'city' becomes "Bath"`,
      `kept answers now have "none" in 'im'`,
      `an answer kept as 'im' is now found in 'other_im' too, where 'IM Service' was kept as "Other"`,
    ],
    [
      wizard,
      {
        '/draft/version': 2,
        '/draft/migrations': [
          {
            to: 2,
            patch: [
              { op: 'move', from: '/comments', path: '/title' },
              { op: 'test', path: '/use_other_cpa_networks', value: '1' },
              { op: 'replace', path: '/contact_start_time', value: times[0] },
            ],
          },
        ],
      },
      "an answer kept as 'Anything else you'd like to add?' (comments) is now found in 'Your Title' (title)",
      `a kept answer to 'Best time to contact you by phone' becomes "9:00AM-11:00AM PST", where 'Do you work with other CPA networks?' was kept as "Yes"`,
    ],
    [
      wizard,
      { '/draft/version': 2 },
      'answers kept before are of version 1, the form is of version 2',
    ],
    [
      wizard,
      { '/draft/key': 'new' },
      'the key that answers are kept under in the browser is now "new" (was "signup-form"); answers kept so far are not found again',
    ],
    [
      'confirm/screen.json',
      { '/icon': 'success', '/heading': 'Check your mail' },
      'the heading is now "Check your mail" (was "Please check your email and click on the link we sent you to continue.")',
      'the icon is now "success" (was "mail")',
    ],
    [
      'error/screen.json',
      { '/actions/-': { text: 'Home', href: '/' } },
      "there is a new button 'Home', which leads to /",
    ],
    ['apply/screen.json', { '/autocomplete': gone }, 'browsers may now fill in the form'],
  ],
  'what is sent, and what comes of it': [
    [
      'apply/screen.json',
      { '/submit/send/url': gone, '/submit/send/page': { from: '/page/url' } },
      'the email call no longer sends "url"',
      'the email call now sends "page": the address of the page',
    ],
    [
      wizard,
      { '/submit/send': { from: '/answers' } },
      'the save call now sends all answers (was: what was loaded as data/publisher, and over it all answers)',
    ],
    [
      wizard,
      { '/load/send/token/default': gone },
      `the load call now sends "token" otherwise: "token" of the address's query (was: "token" of the address's query, or empty where there is none)`,
    ],
    [
      wizard,
      { '/prefill': gone },
      'the answers no longer begin with what was loaded as data/publisher',
    ],
    [
      wizard,
      { '/submit/unanswered': gone },
      'the save call no longer sends questions without an answer',
    ],
    [
      wizard,
      { '/submit/outcomes/success/clearDraft': gone },
      'when the save call has succeeded, the answers kept in the browser are no longer forgotten',
    ],
    [
      wizard,
      { '/submit/outcomes/errors/go': '/confirm' },
      "when the answer to the save call holds errors, the visitor now goes to 'Check your email' (/confirm) (was 'Something went wrong' (/error))",
    ],
    [
      wizard,
      { '/submit/outcomes/failure/fields/login_name': 'Taken.' },
      `when the save call fails, "Taken." is now said beside 'Choose a Username' (was "Username is taken.")`,
    ],
    [
      wizard,
      { '/submit/outcomes/429': { say: 'Slow down' } },
      'when the save call fails with status 429, "Slow down" is now said',
    ],
  ],
  'the product': [
    [
      'app.json',
      { '/name': 'New', '/theme/light/primary': '#000000', '/theme/radius': 2 },
      'the name of the product is now "New" (was "Meridian Partner Network")',
      'the primary colour on light pages is now "#000000" (was "#1451c4")',
      'the roundness of corners is now 2 pixels (was 8 pixels)',
    ],
    ['app.json', { '/logo/file': 'favicon.svg' }, 'the logo is another picture'],
    [
      'app.json',
      { '/provider/host': 'https://x.example' },
      'the host that all calls go to is now "https://x.example" (was the one that served the page)',
    ],
    [
      'app.json',
      { '/names/domain': 'a.example' },
      `paragraph 2 is now "The provider's domain is a.example." (was "The provider's domain is meridian-network.example.")`,
    ],
    [
      'app.json',
      { '/calls/save/method': 'PUT', '/calls/save/timeout': 'PT30S', '/calls/save/cookies': false },
      'the save call is now made with PUT (was POST)',
      'the save call may now take 30 seconds at most (was for ever)',
      'the save call no longer sends and accepts cookies',
    ],
    ['app.json', { '/texts': { next: 'On' } }, `the engine's text "next" is now "On" (was "Next")`],
    [
      'sandbox.json',
      { '/calls/save/unique': gone },
      'calls.save.unique is gone (was "/login_name")',
    ],
  ],
};

const ofWorkshop: Record<string, Row[]> = {
  'lists, groups and mappings': [
    [
      'booking/guests/schema.json',
      { '/properties/guests/maxItems': 5, '/properties/guests/items/title': 'Visitor' },
      "Your guests: 'Guests' may now have 5 items at most (was 3)",
      `Your guests: the name of each item of 'Guests' is now "Visitor" (was "Guest")`,
    ],
    [
      'booking/guests/schema.json',
      { '/properties/guests/items/properties/age/minimum': 6 },
      "Your guests: 'Age' in 'Guests' must now be 6 or more (was 8)",
    ],
    [
      'booking/guests/ui.json',
      { '/guests/ui:options/orderable': gone, '/guests/ui:options/addText': 'More' },
      `Your guests: the button that adds to 'Guests' is now "More" (was "Add another guest")`,
      "Your guests: the items of 'Guests' can now be moved up and down",
    ],
    [
      'booking/contact/schema.json',
      { '/properties/booker/title': 'You', '/properties/booker/description': gone },
      `Contact and address: the title of the group 'About you' is now "You"`,
      `Contact and address: the text above 'You' is gone (was "We only use this to reach you about your booking.")`,
    ],
    [
      'booking/contact/schema.json',
      { '/properties/booker/properties/fax': { type: 'string', title: 'Fax' } },
      "Contact and address: in 'About you', new question 'Fax' after 'Telephone' (a line of text)",
    ],
    [
      'booking/screen.json',
      { '/submit/send/booker/phone/default': gone, '/submit/send/guests/each/age': gone },
      `the book call now sends "booker.phone" otherwise: the answer 'Telephone' (booker/telephone) (was: the answer 'Telephone' (booker/telephone), or null where there is none)`,
      'the book call no longer sends "guests[].age"',
    ],
    [
      'booking/screen.json',
      { '/load/params/code/default': 'raku' },
      `{code} in the path of the workshop call is now "workshop" of the address's query, or "raku" where there is none (was: "workshop" of the address's query, or empty where there is none)`,
    ],
    [
      'residency/screen.json',
      { '/steps/3/when': gone, '/submit/send/merge/0/kind': 'stay' },
      'the apply call now sends "kind" otherwise: "stay" (was: "residency")',
      "the step 'Your assistant' is now shown always (was: when “Does somebody assist you?” is “Yes”)",
    ],
    [
      'booking/session/schema.json',
      { '/then/required': ['own_tools', 'session'], '/else/properties/heard_from': gone },
      `Session: 'I will bring tools of my own' is now required; else it says "Please answer this question"`,
      "Session: 'How did you hear of us?' is no longer asked",
    ],
  ],
  'many screens': [
    [
      'app.json',
      { '/texts/back': 'Go back', '/texts/submit': 'Off it goes' },
      `the engine's text "back" is now "Go back" (was "Previous")`,
      `the engine's text "submit" is now "Off it goes" (was "Send")`,
    ],
  ],
  'another name': [
    [
      'booking/session/schema.json',
      {
        '/then/properties/own_tools': gone,
        '/then/properties/tools': { type: 'boolean', title: 'I will bring tools of my own' },
      },
      `Session: the answer to 'I will bring tools of my own' now goes by the name "tools" (was "own_tools")`,
      "Session: 'I will bring tools of my own' now comes after 'Are you bringing anybody?'",
    ],
  ],
};

const tables = [
  ['the shipped product', shipped, ofShipped],
  ['another product', workshop, ofWorkshop],
] as const;

for (const [name, product, groups] of tables) {
  describe.each(Object.entries(groups))(`of ${name}: %s`, (_group, rows) => {
    it.each(rows.map(([file, edit, ...said]) => ({ file, edit, said })))(
      'after $edit in $file it says $said',
      ({ file, edit, said }) => {
        expect(sentences(product, { [file]: edit }).sort()).toEqual(said.sort());
      },
    );
  });
}
