// Proves that forms:diff names downloads, sent answers and print buttons of pages, and addresses of responses.
import { expect, it } from 'vitest';
import { sentences, shipped } from './edited.ts';

it('the keys of the page after a submit are reported', () => {
  const changes = sentences(shipped, {
    'thank-you/screen.json': {
      '/review': true,
      '/print': true,
      '/actions/1': { text: 'Save', href: '{response.file}', download: 'a.pdf' },
    },
    'app.json': { '/calls/save/response/properties': { file: { type: 'string' } } },
    'signup/screen.json': { '/submit/outcomes/errors/go': '{response.file}' },
  });
  expect(changes).toEqual([
    'the shape of the response to the save call: properties.reference_number is gone (was {})',
    'the shape of the response to the save call: properties.file is now {"type":"string"} (was none)',
    `when the answer to the save call holds errors, the next screen is now "{response.file}" (was 'Something went wrong' (/error))`,
    "there is now the button 'Save', which saves {response.file} as a.pdf, after 'Go to Meridian Partner Network'",
    'the page is now with the answers that were sent (was without the answers that were sent)',
    'the page is now with a button that prints it (was without a button that prints it)',
  ]);
});
