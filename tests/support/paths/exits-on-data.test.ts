// Proves that walks and the gallery show a step with data that leads no visitor away before it.
import { expect, it } from 'vitest';
import type { ProductModel } from '../../../src/analysis/product-model.ts';
import { listStates } from '../../../src/analysis/states/list-states.ts';
import { defaultTexts } from '../../../src/definition/texts.ts';
import { formModel, validate } from '../../analysis/form-model.ts';
import { listPaths } from './list-paths.ts';
import type { Walk } from './path.ts';

const isClosed = { required: ['closed'], properties: { closed: { const: true } } };
const form = (name: string) =>
  formModel({ type: 'object', properties: { [name]: { type: 'string', title: name } } });

const product: ProductModel = {
  version: 'v1',
  addresses: { hosts: [], provider: '' },
  name: 'Stays',
  language: 'en',
  validate,
  calls: {
    rooms: {
      method: 'GET',
      path: '/rooms',
      response: { type: 'object', properties: { closed: { type: 'boolean' } } },
    },
    book: { method: 'POST', path: '/book' },
  },
  screens: [
    {
      id: 'stay',
      kind: 'wizard',
      route: '/stay',
      title: 'Plan a stay',
      texts: defaultTexts,
      draft: { key: 'stay', entry: 'answers' },
      actions: [],
      load: { call: 'rooms', outcomes: {} },
      submit: { call: 'book', send: { from: '/answers' }, outcomes: { success: { go: '/done' } } },
      steps: [
        {
          id: 'who',
          title: 'Who',
          form: form('who'),
          exits: [{ leave: '/closed', when: { loaded: isClosed } }],
        },
        { id: 'nights', title: 'Nights', form: form('nights') },
      ],
    },
  ],
};

it('no walk has data with which an exit leads away from its steps', () => {
  const [stay] = listPaths(product);
  const walks = (stay?.paths ?? []).filter((path): path is Walk => path.kind === 'walk');
  expect(walks.map(({ load }) => load)).toEqual(walks.map(() => ({ body: { closed: false } })));
  expect(walks.length).toBeGreaterThan(0);
});

it('the gallery shows the steps after such an exit with data that does not take it', () => {
  const states = listStates(product).flatMap((group) => group.states);
  const of = (step: string) => states.filter((state) => state.step === step);
  expect(of('nights').map(({ loaded }) => loaded)).toEqual(
    of('nights').map(() => ({ closed: false })),
  );
  expect(of('who').map(({ expectedRoute }) => expectedRoute)).toContain('/closed');
});
