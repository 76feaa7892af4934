// Proves that forms:diff reports changes of lists, groups, mappings and conditional steps.
import { workshop } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

expectSentences(workshop, {
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
      { '/guests/ui:options/orderable': removed, '/guests/ui:options/addText': 'More' },
      `Your guests: the button that adds to 'Guests' is now "More" (was "Add another guest")`,
      "Your guests: the items of 'Guests' can now be moved up and down",
    ],
    [
      'booking/contact/schema.json',
      { '/properties/booker/title': 'You', '/properties/booker/description': removed },
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
      { '/submit/send/booker/phone/default': removed, '/submit/send/guests/each/age': removed },
      `the book call now sends "booker.phone" otherwise: the answer 'Telephone' (booker/telephone) (was: the answer 'Telephone' (booker/telephone), or null where there is none)`,
      'the book call no longer sends "guests[].age"',
    ],
    [
      'booking/screen.json',
      { '/load/params/code/default': 'raku' },
      `{code} in the path of the workshop call is now "workshop" of the address's query, or "raku" where there is none (was: "workshop" of the address's query, or empty where there is none)`,
    ],
    [
      'booking/screen.json',
      {
        '/steps/0': {
          step: 'session',
          load: {
            call: 'workshop',
            params: { code: { from: '/query/workshop' } },
            outcomes: { failure: { go: '/' } },
          },
        },
        '/submit/send/title': { from: '/steps/session/title' },
      },
      "the step 'Session' now makes the workshop call when it opens",
      '{code} in the path of the workshop call is now "workshop" of the address\'s query',
      "when the workshop call fails, the visitor now goes to 'Workshops and residencies' (/)",
      'the book call now sends "title": what the step "session" loads as title',
    ],
    [
      'residency/screen.json',
      { '/steps/3/when': removed, '/submit/send/merge/0/kind': 'stay' },
      'the apply call now sends "kind" otherwise: "stay" (was: "residency")',
      "the step 'Your assistant' is now shown always (was: when “Does somebody assist you?” is “Yes”)",
    ],
    [
      'booking/session/schema.json',
      { '/then/required': ['own_tools', 'session'], '/else/properties/heard_from': removed },
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
        '/then/properties/own_tools': removed,
        '/then/properties/tools': { type: 'boolean', title: 'I will bring tools of my own' },
      },
      `Session: the answer to 'I will bring tools of my own' now goes by the name "tools" (was "own_tools")`,
    ],
  ],
});
