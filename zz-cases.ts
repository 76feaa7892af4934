import { mkdirSync, writeFileSync } from 'node:fs';
import { checkSources } from './src/compiler/compile.ts';
import { tinySources } from './tests/compiler/overlay.ts';
type Cases = { valid: Record<string, any>; invalid: Record<string, any> };
const T = 'order/taste/schema.json', U = 'order/taste/ui.json', S = 'order/screen.json', H = 'home/schema.json', HU = 'home/ui.json', HS = 'home/screen.json', A = 'app.json', X = 'sandbox.json', E = 'order/extras/schema.json', EU = 'order/extras/ui.json', D = 'done/screen.json';
const props = (p: any) => ({ properties: p });
const cases: Record<string, Cases> = {
  'json-syntax': {
    valid: { 'a file with line breaks of Windows': { [HU]: '{\r\n  "email": { "ui:messages": { "format": "Really?" } },\r\n  "age": { "ui:messages": { "type": "A number", "minimum": "More" } }\r\n}\r\n' } },
    invalid: {
      'a comma too many': { [HU]: '{\n  "email": {},\n}\n' },
      'a missing comma': { [HU]: '{\n  "email": {}\n  "age": {}\n}\n' },
      'a missing quote': { [HU]: '{\n  "email: {}\n}\n' },
      'a comment': { [HU]: '{\n  // the email\n  "email": {}\n}\n' },
      'an empty file': { [HU]: '' },
      'single quotes': { [HU]: "{ 'email': {} }" },
      'something behind the end': { [HU]: '{}\n{}' },
      'a tab in a text': { [HU]: '{ "email": { "ui:help": "a\tb" } }' },
      'a number as JSON does not write it': { [HU]: '{ "email": { "ui:options": { "rows": .5 } } }' },
      'a brace that is not closed': { [HU]: '{\n  "email": {\n' },
    },
  },
  'json-duplicate-key': {
    valid: { 'the same key in two objects': {} },
    invalid: {
      'a field twice': { [HU]: '{\n  "email": { "ui:messages": { "format": "Really?" } },\n  "age": { "ui:messages": { "type": "No", "minimum": "No" } },\n  "age": { "ui:messages": { "type": "No", "minimum": "No" } }\n}' },
      'deep in a list': { [D]: '{\n  "kind": "page",\n  "route": "/done",\n  "title": "Done",\n  "body": ["{names.provider}", [{ "text": "start", "text": "home", "href": "/" }]]\n}' },
    },
  },
  'unknown-key': {
    valid: { 'the key that editors read': { [A]: { $schema: '../app.schema.json' }, [S]: { $schema: 'x' }, [H]: { $schema: 'x' }, [HU]: { $schema: 'x' }, [X]: { $schema: 'x' } } },
    invalid: {
      'in app.json': { [A]: { logoo: {} } },
      'in a call': { [A]: { calls: { save: { timout: 'PT5S' } } } },
      'in the response of a call': { [A]: { calls: { load: { response: { requird: [] } } } } },
      'a misspelt key that is needed': { [D]: { title: null, titel: 'Done' } },
      'in a step': { [S]: { steps: ['taste', { stp: 'extras' }] } },
      'in a schema': { [T]: props({ nickname: { maxLenght: 20 } }) },
      'in the choices of a field': { [T]: props({ size: { oneOf: [{ const: 'small', titel: 'Small' }, { const: 'large', title: 'Large' }] } }) },
      'a "ui:" key': { [U]: { nickname: { 'ui:placholder': 'Ada' } } },
      'a rule that there is not, in messages': { [U]: { nickname: { 'ui:messages': { maxLenght: 'No' } } } },
      'a text that the engine does not have': { [A]: { texts: { nxt: 'Go on' } } },
      'a text of a screen that the engine does not have': { [HS]: { texts: { subbmit: 'Go' } } },
      'an outcome that there is not': { [HS]: { submit: { outcomes: { succes: { go: '/done' } } } } },
      'a key that is like no other': { [D]: { colourful: true } },
      'an option in the source of choices': { [U]: { colour: { 'ui:options': { source: { sorted: 'label' } } } } },
      'in the sandbox': { [X]: { calls: { save: { uniq: '/nickname' } } } },
    },
  },
  'missing-key': {
    valid: { 'keys that may be left out': { [HS]: { width: null } } },
    invalid: {
      'a route': { [D]: { route: null } },
      'an outcome': { [HS]: { submit: { outcomes: null } } },
      'the option of a widget': { [T]: props({ region: { type: 'string', title: 'Region' } }), [U]: { region: { 'ui:widget': 'region' , 'ui:options': {} } } },
      'the kind of a screen': { [D]: { kind: null } },
      'what the sandbox does': { [X]: { calls: { save: { do: null } } } },
    },
  },
  'wrong-value': {
    valid: { 'several types': { [T]: props({ size: { type: ['string', 'number'] } }) } },
    invalid: {
      'a number for a text': { [D]: { title: 5 } },
      'a text for a number': { [T]: props({ nickname: { maxLength: '20' } }) },
      'an object for a list': { [S]: { steps: {} } },
      'a list that has to have something in it': { [S]: { steps: [] } },
      'a file that is a list': { [HU]: '[]' },
      'a word that there is not': { [A]: { calls: { save: { method: 'PSOT' } } } },
      'a kind of screen that there is not': { [D]: { kind: 'pages' } },
      'a colour': { [A]: { theme: { light: { primary: 'blue' } } } },
      'a duration': { [S]: { draft: { delay: '300ms' } } },
      'a route without a slash': { [D]: { route: 'done' } },
      'a status': { [X]: { calls: { save: { answer: { status: 20 } } } } },
      'a type that there is not': { [T]: props({ nickname: { type: 'text' } }) },
      'a schema that is none': { [T]: props({ nickname: true }) },
      'the entry of a field': { [HU]: { age: 'number' } },
      'the width of a field': { [HU]: { email: { 'ui:options': { width: 'halve' } } } },
      'the items of a list': { [EU]: { guests: { items: [] } } },
      'what the sandbox does': { [X]: { calls: { save: { do: 'storing' } } } },
      'a host with a query': { [A]: { provider: { host: 'https://example.com?x' } } },
    },
  },
  'unknown-widget': {
    valid: { 'a widget of the catalogue': { [U]: { nickname: { 'ui:widget': 'textarea' } } } },
    invalid: {
      'a misspelt one': { [U]: { nickname: { 'ui:widget': 'texarea' } } },
      'one of another library': { [U]: { nickname: { 'ui:widget': 'hidden' } } },
    },
  },
  'unknown-option': {
    valid: { 'options of the widget that the schema suggests': { [U]: { nickname: { 'ui:options': { trim: false, width: 'half' } } } } },
    invalid: {
      'a misspelt one': { [U]: { nickname: { 'ui:widget': 'textarea', 'ui:options': { row: 6 } } } },
      'one of another widget': { [U]: { nickname: { 'ui:options': { rows: 6 } } } },
      'one that a group does not have': { [EU]: { address: { 'ui:options': { rows: 3 } } } },
    },
  },
  'missing-file': {
    valid: { 'no sandbox.json': { [X]: null, [D]: { actions: [{ text: 'Order', href: '/order?list=1' }] } } },
    invalid: {
      'no app.json': { [A]: null },
      'a form without a schema': { [H]: null },
      'a step without a ui.json': { [EU]: null },
      'a step without a folder': { [S]: { steps: ['taste', 'extra'] } },
      'several names that are near': { [S]: { steps: ['taste', 'extraz', 'extrax'] } },
      'a step in an object without a folder': { [S]: { steps: ['taste', 'extras', { step: 'payment' }] } },
    },
  },
  'missing-picture': {
    valid: { 'pictures beside app.json': { [A]: { logo: { file: 'logo.svg', darkFile: './dark.svg', alt: 'Tiny' }, favicon: 'icon.svg' }, 'logo.svg': '', 'dark.svg': '', 'icon.svg': '' } },
    invalid: {
      'a misspelt name': { [A]: { logo: { file: 'logo.png', alt: 'Tiny' } }, 'logo.svg': '' },
      'all of them': { [A]: { logo: { file: 'a.svg', darkFile: 'b.svg', alt: 'Tiny' }, favicon: 'c.svg' } },
    },
  },
  'unread-file': {
    valid: { 'examples of answers': { 'home/examples.json': '{}', 'order/taste/examples.json': '{}' } },
    invalid: {
      'a misspelt name': { 'home/uii.json': '{}' },
      'a folder without a screen': { 'old/schema.json': '{ "type": "object" }' },
      'a file too deep': { 'order/taste/deep/ui.json': '{}' },
    },
  },
  'unused-step': {
    valid: { 'all steps in use': {} },
    invalid: {
      'a step that the wizard leaves out': { [S]: { steps: ['taste'] } },
      'a step of a form': { 'home/more/schema.json': { type: 'object', title: 'More', properties: { more: { type: 'string', title: 'More' } } }, 'home/more/ui.json': {} },
    },
  },
  'duplicate-step': {
    valid: { 'steps of different names': {} },
    invalid: {
      'the same folder': { [S]: { steps: ['taste', 'extras', 'taste'] } },
      'a review with the name of a step': { [S]: { steps: ['taste', 'extras', { review: 'extras', title: 'Check' }] } },
    },
  },
  'duplicate-field': {
    valid: { 'a field in a group with the name of one outside': { [E]: props({ address: props({ size: { type: 'string', title: 'Size' } }) }) } },
    invalid: { 'the same field in two steps': { [E]: props({ colour: { type: 'string', title: 'Colour' } }) } },
  },
  'duplicate-draft-key': {
    valid: { 'two drafts': { [HS]: { draft: { key: 'home', entry: 'answers' } } } },
    invalid: {
      'two screens': { [HS]: { draft: { key: 'order', entry: 'answers' } } },
      'a country code in the place of a draft': { [T]: props({ country: { type: 'string', title: 'Country' } }), [U]: { country: { 'ui:widget': 'country', 'ui:options': { storeCode: 'order' } } } },
    },
  },
  'duplicate-route': {
    valid: { 'every other address': { 'lost/screen.json': { kind: 'page', route: '*', title: 'Not found' } } },
    invalid: {
      'the same route': { 'again/screen.json': { kind: 'page', route: '/done', title: 'Done' } },
      'a route that differs by case and slash': { 'again/screen.json': { kind: 'page', route: '/Order/', title: 'Order' }, [D]: { actions: [{ text: 'Order', href: '/Order/' }] } },
    },
  },
  'unknown-route': {
    valid: {
      'a query, a step, an address outside': { [D]: { body: ['{names.provider}', [{ text: 'a', href: '/order?list=1#extras' }, { text: 'b', href: 'https://example.com/x' }]] } },
    },
    invalid: {
      'a misspelt "go"': { [HS]: { submit: { outcomes: { success: { go: '/dnoe' } } } } },
      'a "go" out of the product': { [HS]: { submit: { outcomes: { success: { go: 'https://example.com' } } } } },
      'a link': { [D]: { body: ['{names.provider}', [{ text: 'start', href: '/start' }]] } },
      'a name that stands for a route': { [A]: { names: { provider: 'Tiny Ltd', start: '/begin' } }, [D]: { actions: [{ text: 'Start', href: '{names.start}' }] } },
      'a step of a wizard': { [D]: { actions: [{ text: 'Extras', href: '/order#extra' }] } },
      'a mail of the sandbox': { [X]: { calls: { send: { link: '/orders?token={token}' } } } },
    },
  },
  'link-scheme': {
    valid: { 'all that a link can be': { [D]: { actions: [{ text: 'a', href: 'mailto:a@example.com' }, { text: 'b', href: 'tel:+4930123' }, { text: 'c', href: 'http://example.com' }, { text: 'd', href: '/' }] } } },
    invalid: {
      'a script': { [D]: { actions: [{ text: 'Go', href: 'javascript:alert(1)' }] } },
      'no scheme': { [D]: { actions: [{ text: 'Go', href: 'www.example.com' }] } },
      'a host alone': { [D]: { actions: [{ text: 'Go', href: '//example.com' }] } },
      'a name': { [A]: { names: { terms: 'terms.html' } }, [D]: { actions: [{ text: 'Go', href: '{names.terms}' }] } },
      'in the text of a consent': { [T]: props({ agree: { type: 'boolean', title: 'Agree' } }), [U]: { agree: { 'ui:widget': 'consent', 'ui:options': { text: [{ text: 'terms', href: 'ftp://example.com' }] } } } },
    },
  },
  'dead-end': {
    valid: { 'something to say': { [HS]: { submit: { outcomes: { success: { go: null, say: 'Thank you.' } } } } } },
    invalid: {
      'no outcome for success': { [HS]: { submit: { outcomes: { success: null } } } },
      'a success that only forgets the draft': { [S]: { submit: { outcomes: { success: { go: null } } } } },
      'a load that fails in a circle': { [S]: { load: { outcomes: { errors: { go: '/order' } } } } },
    },
  },
  'unreachable-screen': {
    valid: { 'a screen that a mail leads to': {} },
    invalid: {
      'a page that nothing leads to': { 'terms/screen.json': { kind: 'page', route: '/terms', title: 'Terms' } },
      'a wizard without its mail': { [X]: null },
    },
  },
  'unreachable-step': {
    valid: { 'a step that depends on one before it': {} },
    invalid: {
      'an answer that there is not': { [S]: { steps: ['taste', { step: 'extras', when: { required: ['size'], properties: { size: { const: 'huge' } } } }] } },
      'a field of a later step': { [S]: { steps: [{ step: 'extras', when: { required: ['size'], properties: { size: { const: 'large' } } } }, 'taste'] } },
      'a "when" at every step': { [S]: { steps: [{ step: 'taste', when: { required: ['size'] } }, { step: 'extras', when: { required: ['size'] } }] } },
    },
  },
  'unknown-field': {
    valid: { 'a field that is asked only under a condition': { [U]: { reason: { 'ui:placeholder': 'Because' } } } },
    invalid: {
      'a misspelt entry': { [U]: { reson: { 'ui:placeholder': 'Because' } } },
      'an entry in a group': { [EU]: { address: { town: {} } } },
      'an entry in the items of a list': { [EU]: { guests: { items: { nam: {} } } } },
      'a field in the order': { [U]: { 'ui:order': ['size', 'resaon', '*'] } },
      'a field twice in the order': { [U]: { 'ui:order': ['size', 'reason', 'size', '*'] } },
    },
  },
  'unknown-required-field': {
    valid: { 'a branch that requires a field of the whole': { [T]: { then: { required: ['reason', 'nickname'] } } } },
    invalid: {
      'at the top': { [T]: { required: ['color', 'size'] } },
      'in a branch': { [T]: { then: { required: ['raeson'] } } },
      'in a group': { [E]: props({ address: { required: ['town'] } }), [EU]: { address: { city: { 'ui:messages': null } } } },
    },
  },
  'unknown-outcome-field': {
    valid: { 'a pointer into a group': { [S]: { submit: { outcomes: { failure: { fields: { '/address/city': 'No.', '/guests/0/name': 'No.' } } } } } } },
    invalid: {
      'a misspelt field': { [S]: { submit: { outcomes: { failure: { fields: { nickname: null, nikname: 'Taken.' } } } } } },
      'a pointer into a group': { [S]: { submit: { outcomes: { '409': { fields: { '/address/town': 'No.' } } } } } },
      'a field of another screen': { [HS]: { submit: { outcomes: { failure: { fields: { colour: 'No.' } } } } } },
    },
  },
  'unasked-field': {
    valid: { 'a branch that adds a rule': { [T]: { then: props({ nickname: { minLength: 2 } }) }, [U]: { nickname: { 'ui:messages': { minLength: 'More' } } } } },
    invalid: { 'a field with rules alone': { [T]: props({ note: { maxLength: 5 } }), [U]: { note: { 'ui:messages': { maxLength: 'Less' } } } } },
  },
  'widget-type': {
    valid: { 'a widget for the type': { [U]: { size: { 'ui:widget': 'radio' } } } },
    invalid: {
      'a number in a text area': { [HU]: { age: { 'ui:widget': 'textarea' } } },
      'a text in a list of choices': { [U]: { size: { 'ui:widget': 'checkboxes' } } },
      'no type': { [T]: props({ note: { title: 'Note' } }) },
      'a type that no widget is for': { [T]: props({ note: { title: 'Note', type: 'null' } }) },
    },
  },
  'missing-choices': {
    valid: { 'yes and no': { [T]: props({ sure: { type: 'boolean', title: 'Sure?' } }), [U]: { sure: { 'ui:widget': 'yes-no' } } } },
    invalid: {
      'a select without any': { [U]: { nickname: { 'ui:widget': 'select' } } },
      'a list without any': { [T]: props({ colours: { type: 'array', title: 'Colours', items: { type: 'string' } } }) },
    },
  },
  'duplicate-choice': {
    valid: { 'a number and the text of it': { [T]: props({ note: { title: 'Note', type: ['string', 'number'], enum: ['1', 1] } }), [U]: { note: { 'ui:widget': 'select' } } } },
    invalid: {
      'in "enum"': { [T]: props({ note: { type: 'string', title: 'Note', enum: ['a', 'b', 'a'] } }) },
      'in "oneOf"': { [T]: props({ note: { type: 'integer', title: 'Note', oneOf: [{ const: 1, title: 'One' }, { const: 1, title: 'Two' }] } }) },
      'a label': { [T]: props({ note: { type: 'integer', title: 'Note', oneOf: [{ const: 1, title: 'One' }, { const: 2, title: 'One' }] } }) },
      'in the items of a list': { [T]: props({ note: { type: 'array', title: 'Note', items: { type: 'string', enum: ['a', 'a'] } } }) },
    },
  },
  'region-country': {
    valid: { 'a country': { [T]: props({ country: { type: 'string', title: 'Country' }, region: { type: 'string', title: 'Region' } }), [U]: { country: { 'ui:widget': 'country' }, region: { 'ui:widget': 'region', 'ui:options': { country: '/answers/country' } } } } },
    invalid: { 'a text': { [T]: props({ region: { type: 'string', title: 'Region' } }), [U]: { region: { 'ui:widget': 'region', 'ui:options': { country: '/answers/nickname' } } } } },
  },
  'secret-field': {
    valid: {
      'a secret that is marked': { [T]: props({ password: { type: 'string', title: 'Password', writeOnly: true } }) },
      'a word that only sounds like it': { [T]: props({ pinboard: { type: 'string', title: 'A' }, passport_office: { type: 'string', title: 'B' }, secretary: { type: 'string', title: 'C' } }) },
    },
    invalid: {
      'a password': { [T]: props({ newPassword: { type: 'string', title: 'Password' } }) },
      'a card': { [T]: props({ card_number: { type: 'string', title: 'Card' }, cvv: { type: 'string', title: 'CVV' } }) },
      'whatever is asked like one': { [T]: props({ magic: { type: 'string', title: 'Magic' } }), [U]: { magic: { 'ui:widget': 'password' } } },
    },
  },
  'field-name': {
    valid: { 'letters, digits, signs': { [T]: props({ 'größe-2_b': { type: 'string', title: 'A' }, items: { type: 'string', title: 'B' } }) } },
    invalid: {
      'a slash': { [T]: props({ 'a/b': { type: 'string', title: 'A' } }) },
      'a number': { [T]: props({ '1': { type: 'string', title: 'A' } }) },
      'a word of JavaScript': { [T]: props({ constructor: { type: 'string', title: 'A' } }) },
    },
  },
  'invalid-default': {
    valid: { 'a choice': { [T]: props({ size: { default: 'small' } }) } },
    invalid: {
      'no choice': { [T]: props({ size: { default: 'huge' } }) },
      'another type': { [H]: props({ age: { default: '20' } }) },
      'too small': { [H]: props({ age: { default: 5 } }) },
    },
  },
  'impossible-limits': {
    valid: { 'one length only': { [T]: props({ nickname: { minLength: 20 } }), [U]: { nickname: { 'ui:messages': { minLength: 'More' } } } } },
    invalid: {
      'lengths': { [T]: props({ nickname: { minLength: 30 } }), [U]: { nickname: { 'ui:messages': { minLength: 'More' } } } },
      'numbers': { [H]: props({ age: { maximum: 17 } }), [HU]: { age: { 'ui:messages': { maximum: 'Less' } } } },
      'numbers that may not be reached': { [H]: props({ age: { exclusiveMaximum: 18 } }), [HU]: { age: { 'ui:messages': { exclusiveMaximum: 'Less' } } } },
      'a pattern that asks for more': { [T]: props({ nickname: { pattern: '^[a-z]{25}$' } }), [U]: { nickname: { 'ui:messages': { pattern: 'Letters' } } } },
      'a pattern that allows less': { [T]: props({ nickname: { pattern: '^[a-z]{1,3}$', minLength: 5 } }), [U]: { nickname: { 'ui:messages': { pattern: 'Letters', minLength: 'More' } } } },
    },
  },
  'impossible-value': {
    valid: { 'the answer of another field': { [H]: props({ again: { type: 'string', title: 'Again', const: { $data: '1/email' } } }), [HU]: { again: { 'ui:messages': { const: 'Not the same' } } } } },
    invalid: {
      'a choice of another type': { [T]: props({ note: { type: 'integer', title: 'Note', oneOf: [{ const: 1, title: 'One' }, { const: '2', title: 'Two' }] } }) },
      'a choice that is too long': { [T]: props({ note: { type: 'string', title: 'Note', maxLength: 3, enum: ['abc', 'abcd'] } }), [U]: { note: { 'ui:messages': { maxLength: 'Less' } } } },
      'a "const" of another type': { [H]: props({ agree: { type: 'boolean', title: 'Agree', const: 'true' } }), [HU]: { agree: { 'ui:messages': { const: 'Agree' } } } },
      'a choice in the items of a list': { [T]: props({ note: { type: 'array', title: 'Note', items: { type: 'integer', enum: [1, 'two'] } } }) },
    },
  },
  'misplaced-rule': {
    valid: { 'a rule for one of two types': { [T]: props({ note: { type: ['string', 'number'], title: 'Note', maxLength: 5, enum: ['a', 1] } }), [U]: { note: { 'ui:widget': 'select', 'ui:messages': { maxLength: 'Less' } } } } },
    invalid: {
      'the length of a number': { [H]: props({ age: { maxLength: 3 } }), [HU]: { age: { 'ui:messages': { maxLength: 'Less' } } } },
      'the largest text': { [T]: props({ nickname: { maximum: 3 } }), [U]: { nickname: { 'ui:messages': { maximum: 'Less' } } } },
    },
  },
  'pattern-syntax': {
    valid: { 'a regular expression': { [T]: props({ nickname: { pattern: '^\\p{L}+$' } }), [U]: { nickname: { 'ui:messages': { pattern: 'Letters' } } } } },
    invalid: {
      'a bracket that is not closed': { [T]: props({ nickname: { pattern: '^[a-z+$' } }), [U]: { nickname: { 'ui:messages': { pattern: 'Letters' } } } },
      'in a response': { [A]: { calls: { load: { response: { properties: { name: { type: 'string', pattern: '(' } } } } } } },
    },
  },
  'slow-pattern': {
    valid: { 'repetitions that are told apart': { [T]: props({ nickname: { pattern: '^\\w+( \\w+)*$' } }), [U]: { nickname: { 'ui:messages': { pattern: 'Letters' } } } } },
    invalid: {
      'a repetition in a repetition': { [T]: props({ nickname: { pattern: '^(\\w+\\s?)+$' } }), [U]: { nickname: { 'ui:messages': { pattern: 'Letters' } } } },
      'two alternatives for the same': { [T]: props({ nickname: { pattern: '^(a|a?)+b' } }), [U]: { nickname: { 'ui:messages': { pattern: 'Letters' } } } },
    },
  },
  'unknown-format': {
    valid: { 'a format of our own': { [T]: props({ phone: { type: 'string', title: 'Phone', format: 'phone' } }), [U]: { phone: { 'ui:messages': { format: 'No' } } } } },
    invalid: {
      'a misspelt one': { [H]: props({ email: { format: 'emial' } }) },
      'one that there is not': { [H]: props({ email: { format: 'colour' } }) },
    },
  },
  'unknown-data': {
    valid: { 'a field beside': { [H]: props({ again: { type: 'string', title: 'Again', const: { $data: '1/email' } } }), [HU]: { again: { 'ui:messages': { const: 'Not the same' } } } } },
    invalid: {
      'a misspelt field': { [H]: props({ again: { type: 'string', title: 'Again', const: { $data: '1/emial' } } }), [HU]: { again: { 'ui:messages': { const: 'Not the same' } } } },
      'the field itself': { [H]: props({ again: { type: 'string', title: 'Again', const: { $data: '0' } } }), [HU]: { again: { 'ui:messages': { const: 'Not the same' } } } },
      'no pointer': { [H]: props({ again: { type: 'string', title: 'Again', const: { $data: 'email' } } }), [HU]: { again: { 'ui:messages': { const: 'Not the same' } } } },
    },
  },
  'unknown-condition-field': {
    valid: { 'a field of an earlier step': { [E]: { if: { required: ['size'], properties: { size: { const: 'large' } } }, then: props({ card: { type: 'string', title: 'Card' } }) } } },
    invalid: {
      'in a schema': { [T]: { if: { required: ['siz'], properties: { size: null, siz: { const: 'large' } } } } },
      'in the "when" of a step': { [S]: { steps: ['taste', { step: 'extras', when: { required: ['sise'], properties: { sise: { const: 'large' } } } }] } },
    },
  },
  'if-without-required': {
    valid: { 'required around several tests': { [T]: { if: { required: ['size'], properties: null, anyOf: [props({ size: { const: 'large' } })] } } } },
    invalid: {
      'in a schema': { [T]: { if: { required: null } } },
      'in the "when" of a step': { [S]: { steps: ['taste', { step: 'extras', when: { properties: { size: { const: 'large' } } } }] } },
    },
  },
  'dead-condition': {
    valid: { 'two answers of three': { [T]: { ...props({ size: { oneOf: [{ const: 's', title: 'S' }, { const: 'large', title: 'L' }, { const: 'x', title: 'X' }] } }), if: props({ size: { const: null, enum: ['large', 'x'] } }) } } },
    invalid: {
      'an answer that there is not': { [T]: { if: props({ size: { const: 'larg' } }) } },
      'an answer of another type': { [H]: { if: { required: ['age'], properties: { age: { const: '18' } } }, then: props({ note: { type: 'string', title: 'Note' } }) } },
      'an answer against the rules': { [H]: { if: { required: ['age'], properties: { age: { const: 17 } } }, then: props({ note: { type: 'string', title: 'Note' } }) } },
      'nothing to test': { [T]: { if: { required: null, properties: null } } },
      'two answers at once': { [T]: { if: { properties: null, allOf: [props({ size: { const: 'small' } }), props({ size: { const: 'large' } })] } } },
    },
  },
  'idle-branch': {
    valid: { 'an "else" alone': { [T]: { then: null, else: { required: ['reason'], properties: { reason: { type: 'string', title: 'Why small?' } } } } } },
    invalid: {
      'no "if"': { [T]: { if: null } },
      'no branch': { [H]: { if: { required: ['age'], properties: { age: { const: 20 } } } } },
    },
  },
  'unknown-ref': {
    valid: { 'a definition': { [T]: { definitions: { short: { type: 'string', maxLength: 5 } }, properties: { a: { $ref: '#/definitions/short', title: 'A' } } }, [U]: { a: { 'ui:messages': { maxLength: 'Less' } } } } },
    invalid: {
      'a misspelt one': { [T]: { definitions: { short: { type: 'string', maxLength: 5 } }, properties: { a: { $ref: '#/definitions/shrot', title: 'A' } } } },
      'another file': { [T]: props({ a: { $ref: 'common.json#/definitions/a', title: 'A', type: 'string' } }) },
    },
  },
  'circular-ref': {
    valid: { 'definitions that lead to others': { [T]: { definitions: { a: { type: 'object', title: 'A', properties: { b: { $ref: '#/definitions/b' } } }, b: { type: 'string', title: 'B' } }, properties: { a: { $ref: '#/definitions/a' } } } } },
    invalid: {
      'a definition in itself': { [T]: { definitions: { node: { type: 'object', title: 'Node', properties: { child: { $ref: '#/definitions/node' } } } }, properties: { node: { $ref: '#/definitions/node' } } } },
      'two in each other': { [T]: { definitions: { a: { type: 'object', title: 'A', properties: { b: { $ref: '#/definitions/b' } } }, b: { type: 'object', title: 'B', properties: { a: { $ref: '#/definitions/a' } } } }, properties: { a: { $ref: '#/definitions/a' } } } },
    },
  },
  'unused-definition': {
    valid: { 'one that is used': { [T]: { definitions: { a: { type: 'string', title: 'A' } }, properties: { a: { $ref: '#/definitions/a' } } } } },
    invalid: { 'one that is not': { [T]: { definitions: { a: { type: 'string', title: 'A' } } } } },
  },
  'unsupported-schema': {
    valid: { 'several conditions': { [T]: { allOf: [{ if: { required: ['size'], properties: { size: { const: 'small' } } }, then: { required: ['nickname'] } }] } } },
    invalid: {
      'dependencies': { [T]: { dependencies: { size: ['colour'] } } },
      'no other keys': { [T]: { additionalProperties: false } },
      'alternatives of a whole form': { [T]: { oneOf: [props({ a: { type: 'string', title: 'A' } })] } },
      'in a group': { [E]: props({ address: { patternProperties: { '^x': { type: 'string' } } } }) },
      'a form that is no object': { [H]: { type: 'array' } },
    },
  },
  'missing-message': {
    valid: { 'the product’s message': { [A]: { messages: { maxLength: 'Less' } }, [U]: { nickname: null } }, 'the form’s message': { [U]: { 'ui:messages': { maxLength: 'Less' }, nickname: null } } },
    invalid: {
      'a length': { [U]: { nickname: null } },
      'an answer that is needed': { [A]: { messages: { required: null } } },
      'a rule of a branch': { [T]: { then: props({ nickname: { minLength: 2 } }) } },
    },
  },
  'idle-message': {
    valid: { 'a message for a rule of a branch': { [T]: { then: { required: ['reason', 'nickname'] } }, [U]: { nickname: { 'ui:messages': { required: 'Please' } } } } },
    invalid: {
      'of a field': { [U]: { nickname: { 'ui:messages': { minLength: 'More' } } } },
      'of a form': { [U]: { 'ui:messages': { pattern: 'No' } } },
      'of a group': { [EU]: { address: { 'ui:messages': { maxLength: 'Less' } } } },
    },
  },
  'unfilled-word': {
    valid: { 'words of the rule and of the text': { [U]: { nickname: { 'ui:messages': { maxLength: '{label}: at most {limit}' } } }, [A]: { texts: { stepPosition: '{number}/{total}' } } } },
    invalid: {
      'a misspelt one': { [U]: { nickname: { 'ui:messages': { maxLength: 'At most {limt}' } } } },
      'one of another rule': { [A]: { messages: { required: 'Answer {limit}' } } },
      'in a text without any': { [D]: { title: 'Done, {first_name}' } },
      'in a text of the engine': { [A]: { texts: { stepPosition: 'Step {count}' } } },
    },
  },
  markup: {
    valid: { 'signs that only look like it': { [D]: { body: ['{names.provider}: 3 < 4 & 5 > 4, a * b * c, snake__case', [{ text: 'start', href: '/' }]] } } },
    invalid: {
      'a tag': { [D]: { title: 'All <b>done</b>' } },
      'an entity': { [U]: { nickname: { 'ui:help': 'Up&nbsp;to you' } } },
      'asterisks': { [HS]: { submit: { outcomes: { failure: { say: 'Please **try** again.' } } } } },
      'a link': { [D]: { body: ['{names.provider}', 'Back to the [start](/)'] } },
      'in a choice': { [T]: props({ note: { type: 'string', title: 'Note', enum: ['<i>a</i>'] } }) },
    },
  },
  'unknown-call': {
    valid: { 'calls of app.json': {} },
    invalid: {
      'a misspelt one': { [HS]: { submit: { call: 'sned' } } },
      'in a load': { [S]: { load: { call: 'get' } } },
      'in the sandbox': { [X]: { calls: { saev: { do: 'respond', answer: {} } } } },
    },
  },
  'unused-call': {
    valid: { 'calls in use': {} },
    invalid: { 'a call that no screen makes': { [A]: { calls: { ping: { method: 'GET', path: '/ping' } } }, [X]: { calls: { ping: { do: 'respond', answer: {} } } } } },
  },
  'call-params': {
    valid: { 'every word has a value': {} },
    invalid: {
      'a word without a value': { [S]: { load: { params: null } } },
      'a misspelt one': { [S]: { load: { params: { list: null, lst: { from: '/query/list' } } } } },
      'a value without a word': { [HS]: { submit: { params: { code: 'x' } } } },
    },
  },
  'idle-outcome': {
    valid: { 'a call with a time limit': { [A]: { calls: { load: { timeout: 'PT5S' } } }, [S]: { load: { outcomes: { timeout: { say: 'Slow.' }, unreadable: { say: 'Odd.' } } } } } },
    invalid: {
      'errors of a call that has none': { [HS]: { submit: { outcomes: { errors: { say: 'No.' } } } } },
      'a time limit that there is not': { [S]: { load: { outcomes: { timeout: { say: 'Slow.' } } } } },
      'an answer that is not read': { [HS]: { submit: { outcomes: { unreadable: { say: 'Odd.' } } } } },
      'messages before there are fields': { [S]: { load: { outcomes: { failure: { fields: { nickname: 'No.' } } } } } },
      'the success of a load call': { [S]: { load: { outcomes: { success: { go: '/done' } } } } },
    },
  },
  'missing-sandbox-call': {
    valid: { 'no sandbox at all': { [X]: null, [D]: { actions: [{ text: 'Order', href: '/order?list=1' }] } } },
    invalid: { 'a call that is not answered': { [X]: { calls: { save: null } } } },
  },
  'unknown-pointer': {
    valid: {
      'an item of a list by its number': { [X]: { calls: { save: { unique: null } } }, [S]: { submit: { send: { from: null, guest: { from: '/answers/guests/0/name' }, url: { from: '/page/url' }, all: { from: '' } } } } },
      'each item of a list': { [S]: { submit: { send: { from: '/answers/guests', each: { from: '/item/name' } } } } },
      'entries of data': { [X]: { data: { people: { ada: { name: 'Ada' } } }, calls: { load: { do: 'find', in: '/data/people', key: { from: '/params/list' }, answer: { body: { name: { from: '/found/name' }, colours: null } }, missing: { status: 404 } } } } },
    },
    invalid: {
      'an answer': { [HS]: { submit: { send: { email: { from: '/answers/emial' } } } } },
      'an answer of another screen': { [HS]: { submit: { send: { colour: { from: '/answers/colour' } } } } },
      'a field in a group': { [S]: { submit: { send: { from: '/answers/address/town' } } } },
      'something that the load call does not give': { [S]: { prefill: { from: '/loaded/persn' } } },
      'a screen that loads nothing': { [HS]: { submit: { send: { x: { from: '/loaded/x' } } } } },
      'answers before there are any': { [S]: { load: { send: { size: { from: '/answers/size' } } } } },
      'the page': { [HS]: { submit: { send: { x: { from: '/page/title' } } } } },
      'the root': { [HS]: { submit: { send: { x: { from: '/answer/email' } } } } },
      'no pointer': { [HS]: { submit: { send: { x: { from: 'email' } } } } },
      'a source that is no list': { [U]: { colour: { 'ui:options': { source: { from: '/loaded/person/name' } } } }, [A]: { calls: { load: { response: { properties: { person: props({ name: { type: 'string' } }) } } } } } },
      'a key of the items of a source': { [U]: { colour: { 'ui:options': { source: { label: '/nam' } } } } },
      'a field that clears another': { [U]: { nickname: { 'ui:options': { clearedBy: '/answers/siz' } } } },
      'a name in the items of a list': { [S]: { submit: { send: { from: '/answers/guests', each: { from: '/item/nam' } } } } },
      'behind a list without a number': { [S]: { submit: { send: { from: '/answers/guests/name' } } } },
      'inside a single value': { [S]: { submit: { send: { from: '/answers/size/unit' } } } },
      'the body of a request in the sandbox': { [X]: { calls: { send: { to: { from: '/body/mail' } } } } },
      'data of the sandbox': { [X]: { calls: { load: { answer: { body: { colours: { from: '/data/colors' } } } } } } },
      'what the sandbox keeps unique': { [X]: { calls: { save: { unique: '/nikname' } } } },
    },
  },
  'mapping-keys': {
    valid: { 'a value as it stands': { [HS]: { submit: { send: { x: { value: { from: '/a', other: 1 } } } } } } },
    invalid: {
      'a misspelt default': { [HS]: { submit: { send: { email: { defualt: '' } } } } },
      'a key beside "merge"': { [S]: { submit: { send: { from: null, merge: [{ from: '/answers' }], extra: 1 } } } },
    },
  },
  'unknown-name': {
    valid: { 'names of app.json': {} },
    invalid: {
      'a misspelt one': { [D]: { title: '{names.provder}' } },
      'where there is none': { [A]: { names: null }, [D]: { body: ['{names.provider}'] } },
    },
  },
  'unused-name': {
    valid: { 'a name in use': {} },
    invalid: { 'a name that no text holds': { [A]: { names: { phone: '+49 30 123' } } } },
  },
  'autocomplete-token': {
    valid: { 'several words': { [HU]: { email: { 'ui:autocomplete': 'section-a shipping work email' } } }, off: { [HU]: { email: { 'ui:autocomplete': 'off' } } } },
    invalid: {
      'a misspelt one': { [HU]: { email: { 'ui:autocomplete': 'emial' } } },
      'a word that does not go with the other': { [HU]: { email: { 'ui:autocomplete': 'work given-name' } } },
    },
  },
};
const only = process.argv[2];
for (const [rule, { valid, invalid }] of Object.entries(cases)) {
  if (only && only !== rule) continue;
  console.log(`\n## ${rule}`);
  const run = (o: any) => checkSources('forms', tinySources(o)).diagnostics.map((d) => `${d.file}:${d.line}:${d.column}: ${d.severity === 'warning' ? 'warning: ' : ''}${d.message}${d.rule === rule ? '' : ` [${d.rule}]`}`);
  for (const [name, o] of Object.entries(valid)) { const f = run(o); if (f.length) console.log(`!! VALID ${name}:`, f.join('\n     ')); }
  const out: any = {};
  for (const [name, change] of Object.entries(invalid)) {
    const found = run(change);
    const bad = found.length === 0 || found.some((f) => f.endsWith(']'));
    console.log(`${bad ? '??' : '  '} ${name}\n       ${found.join('\n       ')}`);
    out[name] = { change, found };
  }
  mkdirSync(`tests/compiler/rules/${rule}`, { recursive: true });
  writeFileSync(`tests/compiler/rules/${rule}/valid.json`, JSON.stringify(valid, null, 2));
  writeFileSync(`tests/compiler/rules/${rule}/invalid.json`, JSON.stringify(out, null, 2));
}
