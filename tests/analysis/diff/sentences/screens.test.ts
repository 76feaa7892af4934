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
      { '/footer': 'Call us', '/notice': false },
      'the footer of the screen is now "Call us" (was that of every screen)',
      'the screen no longer has a notice',
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
    [wizard, { '/draft': removed }, 'answers are no longer kept in the browser'],
    [
      wizard,
      { '/draft/days': 7 },
      'how long answers are kept in the browser is now 7 days (was 30 days)',
    ],
    [
      wizard,
      { '/draft/owner': '/loaded/data/publisher' },
      `answers kept in the browser now belong to the visitor at "/loaded/data/publisher" (was "/loaded/data/publisher/application_id")`,
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
      'the screen now makes the email call to save the answers with the link of the visitor',
      'the screen now makes the email call to mail the link of saved answers once more',
      'the email call now sends "draft" (/draft)',
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
    ['apply/screen.json', { '/autocomplete': removed }, 'browsers may now fill in the form'],
  ],
});
