/** A small product with nothing wrong in it, by the path of each file in its forms folder. */
export const tinyProduct: Record<string, unknown> = {
  'app.json': {
    name: 'Tiny',
    language: 'en',
    names: { provider: 'Tiny Ltd' },
    theme: {
      light: { primary: '#1451c4', error: '#b3261e' },
      dark: { primary: '#8fb3ff', error: '#ffa59b' },
    },
    provider: { host: '' },
    calls: {
      send: { method: 'POST', path: '/people' },
      load: {
        method: 'GET',
        path: '/lists/{list}',
        errors: '/errors',
        response: {
          type: 'object',
          required: ['colours'],
          properties: {
            colours: {
              type: 'array',
              items: {
                type: 'object',
                properties: { id: { type: 'string' }, name: { type: 'string' } },
              },
            },
            person: { type: 'object' },
          },
        },
      },
      save: { method: 'POST', path: '/orders' },
    },
    messages: { required: 'Please answer' },
  },
  'sandbox.json': {
    data: { colours: [{ id: 'r', name: 'Red' }] },
    calls: {
      send: {
        do: 'invite',
        to: { from: '/body/email' },
        subject: 'Hello',
        text: 'Please follow {link}',
        link: '/order?list=1&token={token}',
        answer: { status: 204 },
      },
      load: { do: 'respond', answer: { body: { colours: { from: '/data/colours' } } } },
      save: { do: 'store', unique: '/nickname', answer: { status: 201 } },
    },
  },
  'home/screen.json': {
    kind: 'form',
    route: '/',
    title: 'Welcome',
    submit: {
      call: 'send',
      send: { email: { from: '/answers/email' } },
      outcomes: { success: { go: '/done' }, failure: { say: 'Please try again.' } },
    },
  },
  'home/schema.json': {
    type: 'object',
    title: 'Welcome',
    required: ['email'],
    properties: {
      email: { type: 'string', title: 'Email', format: 'email' },
      age: { type: 'integer', title: 'Age', minimum: 18 },
    },
  },
  'home/ui.json': {
    email: { 'ui:autocomplete': 'email', 'ui:messages': { format: 'Is this an email address?' } },
    age: { 'ui:messages': { type: 'A number, please', minimum: 'At least {limit}' } },
  },
  'done/screen.json': {
    kind: 'page',
    route: '/done',
    title: 'Done',
    body: ['Thank you from {names.provider}.', ['Back to the ', { text: 'start', href: '/' }]],
  },
  'order/screen.json': {
    kind: 'wizard',
    route: '/order',
    title: 'Order',
    load: {
      call: 'load',
      params: { list: { from: '/query/list' } },
      outcomes: { errors: { go: '/' }, failure: { say: 'Please try again.' } },
    },
    prefill: { from: '/loaded/person' },
    draft: { key: 'order', entry: 'answers' },
    steps: [
      'taste',
      {
        step: 'extras',
        when: { required: ['size'], properties: { size: { const: 'large' } } },
      },
      { review: 'review', title: 'Check your answers' },
    ],
    submit: {
      call: 'save',
      send: { from: '/answers' },
      outcomes: {
        success: { clearDraft: true, go: '/done' },
        failure: { fields: { nickname: 'Please choose another one.' } },
      },
    },
  },
  'order/drafts/1.json': { answers: [{ nickname: 'Ada' }] },
  'order/taste/schema.json': {
    type: 'object',
    title: 'Your taste',
    required: ['colour', 'size'],
    properties: {
      colour: { type: 'string', title: 'Colour' },
      size: {
        type: 'string',
        title: 'Size',
        oneOf: [
          { const: 'small', title: 'Small' },
          { const: 'large', title: 'Large' },
        ],
      },
      nickname: { type: 'string', title: 'Nickname', maxLength: 20 },
    },
    if: { required: ['size'], properties: { size: { const: 'large' } } },
    then: {
      required: ['reason'],
      properties: { reason: { type: 'string', title: 'Why large?' } },
    },
  },
  'order/taste/ui.json': {
    'ui:order': ['size', 'reason', '*'],
    colour: {
      'ui:widget': 'select',
      'ui:options': { source: { from: '/loaded/colours', value: '/id', label: '/name' } },
    },
    nickname: { 'ui:messages': { maxLength: 'At most {limit} characters' } },
  },
  'order/extras/schema.json': {
    type: 'object',
    title: 'Extras',
    properties: {
      address: {
        type: 'object',
        title: 'Address',
        required: ['city'],
        properties: {
          city: { type: 'string', title: 'City' },
          street: { type: 'string', title: 'Street' },
        },
      },
      guests: {
        type: 'array',
        title: 'Guests',
        items: {
          type: 'object',
          title: 'Guest',
          properties: { name: { type: 'string', title: 'Name' } },
        },
      },
    },
  },
  'order/extras/ui.json': {
    address: { city: { 'ui:messages': { required: 'City, please' } } },
    guests: { items: { name: { 'ui:placeholder': 'Ada' } } },
  },
};
