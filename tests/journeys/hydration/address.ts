/** A form that shows the address of the page, by the path of each file in the folder of definitions. */
export const address: Record<string, unknown> = {
  'address/screen.json': {
    kind: 'form',
    route: '/address',
    title: 'Report a page',
    intro: 'You report {answers.page|no page}, and come from {query.from|afar}.',
    prefill: { page: { from: '/page/url' } },
    submit: {
      call: 'email',
      send: { from: '/answers' },
      outcomes: { success: { go: '/confirm' } },
    },
  },
  'address/schema.json': {
    type: 'object',
    required: ['page'],
    properties: { page: { type: 'string', title: 'Page' } },
  },
  'address/ui.json': {},
};
