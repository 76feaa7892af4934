// Proves that forms:diff reports changes of what is sent, of what comes of it, and of the whole product.
import { shipped } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

const wizard = 'signup/screen.json';

expectSentences(shipped, {
  'what is sent, and what comes of it': [
    [
      'apply/screen.json',
      { '/submit/send/url': removed, '/submit/send/page': { from: '/page/url' } },
      'the email call no longer sends "url"',
      'the email call now sends "page": the address of the page',
    ],
    [
      wizard,
      { '/submit/send/merge/1/except': ['/confirmPassword', '/comments'] },
      'the save call no longer sends "comments"',
      'the save call no longer sends "confirmPassword"',
    ],
    [
      wizard,
      {
        '/submit/send/merge/2': {
          sent_at: { from: '/now' },
          language: { from: '/language' },
          version: { from: '/draft/version' },
        },
      },
      'the save call now sends "sent_at" (the present time), "language" (the language of the texts), "version" (the version of the draft)',
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
      'the save call now sends "kind" ("publisher")',
      `the save call now sends "comments" where the answer 'Anything else you'd like to add?' (comments) is missing: the answer 'Company Name' (company_name)`,
    ],
    [
      wizard,
      { '/load/send/token/default': removed },
      `the load call now sends "token" otherwise: "token" of the address's query (was: "token" of the address's query, or empty where there is none)`,
    ],
    [
      wizard,
      { '/prefill': removed },
      'the answers no longer begin with what was loaded as data/publisher',
    ],
    [
      wizard,
      { '/submit/unanswered': removed },
      'the save call no longer sends questions without an answer',
    ],
    [
      wizard,
      { '/submit/outcomes/success/clearDraft': removed },
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
      {
        '/steps/0': {
          step: 'company-info',
          exits: [{ leave: '/error', when: { required: ['website_url'] } }],
        },
      },
      `the step 'Company Info' now leads to "/error" when “Website URL” is answered`,
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
      `the step 'Contact Details' is now shown when “Website URL” is answered, and in the address, “from” is “letter” (was: always)`,
    ],
    [
      wizard,
      { '/submit/outcomes/429': { say: 'Slow down' } },
      'when the save call fails with status 429, "Slow down" is now said',
    ],
    [
      wizard,
      {
        '/submit/outcomes/success': [
          { when: { answers: { required: ['comments'] } }, go: '/error' },
          { go: '/thankyou', clearDraft: true },
        ],
      },
      "when the save call has succeeded, and “Anything else you'd like to add?” is answered, the visitor now goes to 'Something went wrong' (/error)",
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
      'what is remembered of the first visit’s address is now "utm_source" and "utm_campaign" (was none)',
    ],
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
      'the save call is now made with PUT (was POST)',
      'the save call may now take 30 seconds at most (was for ever)',
      'the save call no longer sends and accepts cookies',
      'the save call no longer carries a key, by which it has its effect once',
    ],
    ['app.json', { '/texts': { next: 'On' } }, `the engine's text "next" is now "On" (was "Next")`],
    [
      'sandbox.json',
      { '/calls/save/unique': removed },
      'calls.save.unique is gone (was "/login_name")',
    ],
  ],
});
