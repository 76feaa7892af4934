/** The calls that the examples of widgets name, with those of the local provider. */
export const widgetCalls: Record<string, { call: object; local: object }> = {
  towns: {
    call: {
      method: 'GET',
      path: '/towns',
      response: {
        required: ['towns'],
        properties: { towns: { type: 'array', items: { type: 'string' } } },
      },
    },
    local: { do: 'respond', answer: { body: { towns: ['Faro'] } } },
  },
  upload_cv: {
    call: {
      method: 'POST',
      path: '/files',
      response: { required: ['id'], properties: { id: { type: 'string' } } },
    },
    local: {
      do: 'keep',
      accept: ['.pdf'],
      maxSize: '5 MB',
      answer: { body: { id: { from: '/file/id' } } },
    },
  },
};
