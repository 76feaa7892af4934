// Proves that forms:diff reports changes of steps, screens, kept answers and their migrations.
import type { JsonSchema } from '../../../../src/definition/json-schema.ts';
import { shipped } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const company = 'signup/company-info/schema.json';
const contact = 'signup/contact-details/schema.json';
const wizard = 'signup/screen.json';

const { properties = {} }: JsonSchema = JSON.parse(
  shipped.sources.texts.get(`${shipped.root}/${contact}`) ?? '',
);
const times = properties.contact_start_time?.enum ?? [];

expectSentences(shipped, {
  'the steps': [
    [
      wizard,
      { '/steps': ['contact-details', 'company-info', 'traffic-channels', 'create-login'] },
      "the step 'Contact Details' now comes first",
    ],
    [
      wizard,
      { '/steps/3': removed },
      `the step 'Create Login' is gone, with 'Choose a Username', 'Password', 'Re-enter Password' and 'Anything else you'd like to add?'; the save call no longer sends an answer as "login_name", "password", "confirmPassword" and "comments"`,
    ],
    [
      wizard,
      { '/steps/-': { review: 'check', title: 'Check your answers' } },
      "new step 'Check your answers' after 'Create Login' (a list of the answers given)",
    ],
    [
      wizard,
      {
        '/steps/2': {
          step: 'traffic-channels',
          when: { required: ['messenger_type'], properties: { messenger_type: { const: 3 } } },
        },
      },
      "the step 'Traffic Channels' is now shown when “IM Service” is “Other” (was shown always)",
    ],
    [
      wizard,
      { '/steps/2': { step: 'traffic-channels', forEach: 'results' } },
      `the list for whose items the step 'Traffic Channels' is repeated is now "results" (was none)`,
    ],
    [
      company,
      { '/title': 'Your Company' },
      `the title of the step 'Company Info' is now "Your Company" (was "Company Info")`,
    ],
  ],
  'a screen': [
    [
      wizard,
      { '/title': 'Join us', '/width': 800 },
      'the title is now "Join us" (was "Publisher Application")',
      'the width of the screen in pixels is now 800 (was 760)',
    ],
    [
      wizard,
      { '/footer': 'Call us', '/notice': false },
      'the footer of the screen is now "Call us" (was that of every screen)',
      'the notice of the screen is now none (was that of every screen)',
    ],
    [
      wizard,
      { '/texts': { next: 'Go on' } },
      `the engine's text "next" is now "Go on" (was "Next")`,
    ],
    [
      wizard,
      { '/draft/delay': 'PT2S' },
      'an answer is now saved in the browser after 2 seconds (was saved in the browser after 0.3 seconds)',
    ],
    [
      wizard,
      { '/draft': removed },
      'an answer is now not saved in the browser (was saved in the browser after 0.3 seconds)',
    ],
    [
      wizard,
      { '/draft/days': 7 },
      'the number of days for which answers are saved in the browser is now 7 (was 30)',
    ],
    [
      wizard,
      { '/draft/owner': '/loaded/data/publisher' },
      'the pointer to the owner of answers that are saved in the browser is now "/loaded/data/publisher" (was "/loaded/data/publisher/application_id")',
    ],
    [
      wizard,
      {
        '/draft/saveLater': {
          from: '/loaded/data/publisher',
          call: 'email',
          send: { draft: { from: '/draft' } },
          mailLink: { call: 'email' },
        },
      },
      'the pointer to saved answers in the response is now "/loaded/data/publisher" (was none)',
      'the call that saves the answers for later is now "email" (was none)',
      'what the email call sends is now "draft" (/draft) (was none)',
      'the call that sends the link to saved answers by email is now "email" (was none)',
    ],
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
      'the version of answers that are saved in the browser is now 2 (was 1)',
      "there is now the conversion of saved answers, by which 'remarks' moves to 'Anything else you'd like to add?' (comments)",
      "there is now the conversion of saved answers, by which 'Additional insight about your traffic that you would like to share' (traffic_notes) is dropped",
      `there is now the conversion of saved answers, by which 'IM Service' (messenger_type) becomes "Skype", where 'IM Service' (messenger_type) is "Other"`,
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
      'the version of answers that are saved in the browser is now 2 (was 1)',
      `there is now the conversion of saved answers, by which 'city' becomes "Bath"`,
      `there is now the conversion of saved answers, by which 'im' is added as "none"`,
      `there is now the conversion of saved answers, by which 'im' is copied to 'other_im', where 'IM Service' (messenger_type) is "Other"`,
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
      'the version of answers that are saved in the browser is now 2 (was 1)',
      "there is now the conversion of saved answers, by which 'Anything else you'd like to add?' (comments) moves to 'Your title' (title)",
      `there is now the conversion of saved answers, by which 'Best time to contact you by phone' (contact_start_time) becomes "9:00AM-11:00AM PST", where 'Do you work with other CPA networks?' (use_other_cpa_networks) is "Yes"`,
    ],
    [
      wizard,
      { '/draft/version': 2 },
      'the version of answers that are saved in the browser is now 2 (was 1)',
    ],
    [
      wizard,
      { '/draft/key': 'new' },
      'the key under which saved answers are found in the browser is now "new" (was "signup-form")',
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
      "there is now the button 'Home', which leads to /, after 'Sign up again'",
    ],
    [
      'apply/screen.json',
      { '/autocomplete': removed },
      'the autofill of browsers is now "on" (was "off")',
    ],
  ],
});
