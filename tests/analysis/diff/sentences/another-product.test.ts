// Proves that forms:diff reports changes of lists, groups, mappings and conditional steps.
import { workshop } from '../edited.ts';
import { expectSentences, removed } from './expect-sentences.ts';

expectSentences(workshop, {
  'lists, groups and mappings': [
    [
      'booking/guests/schema.json',
      { '/properties/guests/maxItems': 5, '/properties/guests/items/title': 'Visitor' },
      "Your guests: the maximum number of items of 'Guests' is now 5 (was 3)",
      `Your guests: the name of each item of 'Guests' is now "Visitor" (was "Guest")`,
    ],
    [
      'booking/guests/schema.json',
      { '/properties/guests/items/properties/age/minimum': 6 },
      "Your guests: the minimum of 'Age' in 'Guests' is now 6 (was 8)",
    ],
    [
      'booking/guests/ui.json',
      { '/guests/ui:widget': 'table', '/guests/ui:options/totals': { age: 'all_ages' } },
      "Your guests: 'Guests' is now drawn as a table (was drawn one below the other)",
      "Your guests: the list of the totals of 'Guests' is now 'all_ages' below 'Age' (was none)",
    ],
    [
      'booking/guests/ui.json',
      { '/guests/ui:options/orderable': removed, '/guests/ui:options/addText': 'More' },
      `Your guests: the button that adds to 'Guests' is now "More" (was "Add another guest")`,
      "Your guests: whether the items of 'Guests' can be moved up and down is now yes (was no)",
    ],
    [
      'booking/contact/schema.json',
      { '/properties/booker/title': 'You', '/properties/booker/description': removed },
      `Contact and address: the label of 'About you' is now "You" (was "About you")`,
      `Contact and address: the description of 'You' is gone (was "We only use this to reach you about your booking.")`,
    ],
    [
      'booking/contact/schema.json',
      { '/properties/booker/properties/fax': { type: 'string', title: 'Fax' } },
      "Contact and address: in 'About you', new question 'Fax' after 'Telephone' (a line of text)",
    ],
    [
      'booking/screen.json',
      { '/submit/send/booker/phone/default': removed, '/submit/send/guests/each/age': removed },
      `"booker.phone" in what the book call sends is now the answer 'Telephone' (booker/telephone) (was the answer 'Telephone' (booker/telephone), or null where there is none)`,
      '"guests[].age" in what the book call sends is gone (was age of the item)',
    ],
    [
      'booking/screen.json',
      { '/load/params/code/default': 'raku' },
      `{code} in the path of the workshop call is now "workshop" of the address's query, or "raku" where there is none (was "workshop" of the address's query, or empty where there is none)`,
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
      '"title" in what the book call sends is now what the step "session" loads as title (was none)',
      `the call that the step 'Session' makes when it opens is now "workshop" (was none)`,
      `{code} in the path of the workshop call is now "workshop" of the address's query (was none)`,
      "when the workshop call fails, the next screen is now 'Workshops and residencies' (/) (was none)",
    ],
    [
      'residency/screen.json',
      { '/steps/3/when': removed, '/submit/send/merge/0/kind': 'stay' },
      '"kind" in what the apply call sends is now "stay" (was "residency")',
      "the step 'Your assistant' is now shown always (was shown when “Does somebody assist you?” is “Yes”)",
    ],
    [
      'booking/session/schema.json',
      { '/then/required': ['own_tools', 'session'], '/else/properties/heard_from': removed },
      "Session: 'I will bring tools of my own' is now required (was optional)",
      `Session: the message where 'I will bring tools of my own' is missing is now "Please answer this question" (was none)`,
      "Session: the question 'How did you hear of us?' is gone",
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
      `Session: the name of the answer to 'I will bring tools of my own' is now "tools" (was "own_tools")`,
    ],
  ],
});
