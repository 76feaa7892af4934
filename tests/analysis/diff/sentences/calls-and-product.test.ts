// Proves that forms:diff reports changes of what is sent, of what comes of it, and of the whole product.
import { shipped } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const wizard = 'signup/screen.json';

expectSentences(shipped, {
  'what is sent, and what comes of it': [
    [
      'apply/screen.json',
      { '/submit/send/url': removed, '/submit/send/page': { from: '/page/url' } },
      '"url" in what the email call sends is gone (was the address of the page)',
      '"page" in what the email call sends is now the address of the page (was none)',
    ],
    [
      wizard,
      { '/submit/send/merge/1/except': ['/confirmPassword', '/comments'] },
      `"confirmPassword" in what the save call sends is gone (was the answer 'Re-enter Password' (confirmPassword))`,
      `"comments" in what the save call sends is gone (was the answer 'Anything else you'd like to add?' (comments))`,
    ],
    [
      wizard,
      {
        '/submit/send/merge/2': {
          sent_at: { from: '/now' },
          language: { from: '/language' },
          version: { from: '/draft/version' },
          opened_at: { from: '/page/opened' },
          form_version: { from: '/page/version' },
        },
      },
      '"sent_at" in what the save call sends is now the present time (was none)',
      '"language" in what the save call sends is now the language of the texts (was none)',
      '"version" in what the save call sends is now the version of the draft (was none)',
      '"opened_at" in what the save call sends is now the time at which the screen was opened (was none)',
      '"form_version" in what the save call sends is now the version of the definitions (was none)',
    ],
    [
      wizard,
      {
        '/submit/send/merge/1': {
          comments: { from: '/answers/company_name' },
          kind: { value: 'publisher' },
        },
        '/submit/send/merge/2': { from: '/answers' },
      },
      `"comments" in what the save call sends is now the answer 'Company name' (company_name), overridden by the answer 'Anything else you'd like to add?' (comments) (was the answer 'Anything else you'd like to add?' (comments))`,
      '"kind" in what the save call sends is now "publisher" (was none)',
    ],
    [
      wizard,
      { '/load/send/token/default': removed },
      `"token" in what the load call sends is now "token" of the address's query (was "token" of the address's query, or empty where there is none)`,
    ],
    [
      wizard,
      { '/prefill': removed },
      'the source of the initial answers is gone (was what was loaded as data/publisher)',
    ],
    [
      wizard,
      { '/submit/unanswered': removed },
      'what the save call sends for a question without an answer is now nothing (was its empty value)',
    ],
    [
      wizard,
      { '/submit/outcomes/success/clearDraft': removed },
      'when the save call has succeeded, the draft in the browser is now kept (was deleted)',
    ],
    [
      wizard,
      { '/submit/outcomes/errors/go': '/confirm' },
      "when the answer to the save call holds errors, the next screen is now 'Check your email' (/confirm) (was 'Something went wrong' (/error))",
    ],
    [
      wizard,
      { '/submit/outcomes/failure/fields': { from: '/response/errors', name: '/field' } },
      `when the save call fails, the message beside 'Choose a Username' is gone (was "Username is taken.")`,
      'when the save call fails, the name of the field in an item is now "/field" (was "/pointer")',
      'when the save call fails, the pointer to messages beside fields in the response is now "/response/errors" (was none)',
    ],
    [
      wizard,
      { '/submit/outcomes/failure/retry': true },
      'when the save call fails, the button that sends again is now shown beside the message (was not shown)',
    ],
    [
      wizard,
      { '/submit/outcomes/failure/fields/login_name': 'Taken.' },
      `when the save call fails, the message beside 'Choose a Username' is now "Taken." (was "Username is taken.")`,
    ],
    [
      wizard,
      {
        '/steps/0': {
          step: 'company-info',
          exits: [{ leave: '/error', when: { required: ['website_url'] } }],
        },
      },
      `the list of exits of the step 'Company Info' is now that to "/error" when “Website URL” is answered (was none)`,
    ],
    [
      wizard,
      {
        '/steps/1': {
          step: 'contact-details',
          when: {
            answers: { required: ['website_url'] },
            query: { required: ['from'], properties: { from: { const: 'letter' } } },
          },
        },
      },
      "the step 'Contact Details' is now shown when “Website URL” is answered, and in the address, “from” is “letter” (was shown always)",
    ],
    [
      wizard,
      { '/submit/outcomes/429': { say: 'Slow down' } },
      'when the save call fails with status 429, the message is now "Slow down" (was none)',
    ],
    [
      wizard,
      {
        '/submit/outcomes/success': [
          { when: { answers: { required: ['comments'] } }, go: '/error' },
          { go: '/thankyou', clearDraft: true },
        ],
      },
      "when the save call has succeeded, and “Anything else you'd like to add?” is answered, the next screen is now 'Something went wrong' (/error) (was none)",
    ],
  ],
  'the product': [
    [
      'app.json',
      {
        '/footer': ['See our ', { text: 'terms', href: 'https://example.com' }],
        '/notice': { text: 'We are away.', dismissible: true, until: '2027-01-06' },
      },
      'the footer of every screen is now "See our [terms](https://example.com)" (was none)',
      'the notice of every screen is now "We are away.", which visitors can close, until 2027-01-06 (was none)',
    ],
    [
      'app.json',
      { '/visit': { key: 'first', query: ['utm_source', 'utm_campaign'] } },
      'the key of the first visit in the browser is now "first" (was none)',
      'the list of parameters that are saved of the first visit’s address is now "utm_source" and "utm_campaign" (was none)',
    ],
    [
      'app.json',
      { '/name': 'New', '/theme/light/primary': '#000000', '/theme/radius': 2 },
      'the name of the product is now "New" (was "Meridian Partner Network")',
      'the colours on light pages: primary is now "#000000" (was "#1451c4")',
      'the roundness of corners in pixels is now 2 (was 8)',
    ],
    ['app.json', { '/logo/file': 'favicon.svg' }, 'the logo is another picture'],
    [
      'app.json',
      { '/provider/host': 'https://x.example' },
      'the host of all calls is now "https://x.example" (was the one that served the page)',
    ],
    [
      'app.json',
      { '/names/domain': 'a.example' },
      `paragraph 3 is now "The provider's domain is a.example." (was "The provider's domain is meridian-network.example.")`,
    ],
    [
      'app.json',
      {
        '/calls/save/method': 'PUT',
        '/calls/save/timeout': 'PT30S',
        '/calls/save/cookies': false,
        '/calls/save/once': false,
      },
      'the method of the save call is now "PUT" (was "POST")',
      'the longest wait for the save call is now 30 seconds (was unlimited)',
      'the save call is now made without cookies (was made with cookies)',
      'the save call is now made without a key, so that it can have its effect twice (was made with a key, so that it has its effect once)',
    ],
    ['app.json', { '/texts': { next: 'On' } }, `the engine's text "next" is now "On" (was "Next")`],
    [
      'sandbox.json',
      { '/calls/save/unique': removed },
      'calls.save.unique is gone (was "/login_name")',
    ],
  ],
});
