// Proves that the OpenAPI description says what pages read from each response, and what comes back with a later call.
import { expect, it } from 'vitest';
import { getAt } from '../../src/core/pointer.ts';
import { openApiOf, readValuesOf } from '../../src/openapi/index.ts';
import { compileProduct } from '../forms/products.ts';
import { operationNamed } from './describe-response.ts';

const body = 'content/application~1json/schema';
const described = async (folder: string) => openApiOf((await compileProduct(folder)).product);
const [shipped, conference, workshop] = [
  'forms',
  'tests/products/conference',
  'tests/products/workshop',
];

it.each<[folder: string | undefined, call: string, pointer: string, sentence: string]>([
  [shipped, 'load', 'anyOf/0/properties/data/properties/channels', 'The choices of “What is your'],
  [shipped, 'load', 'anyOf/0/properties/data/properties/publisher', 'Its values fill in'],
  [
    shipped,
    'load',
    'anyOf/0/properties/data/properties/publisher',
    'All of it comes back in the call `save`',
  ],
  [shipped, 'load', 'anyOf/1/properties/submitted_at', 'Decides which outcome follows.'],
  [conference, 'sessions', 'properties/room', 'Comes back in the call `register`.'],
  [conference, 'sessions', 'properties/list/items/properties/note', 'The reason why the choice'],
  [conference, 'register', 'properties/payment', 'The address that leads on.'],
  [conference, 'register', 'properties/invoice', 'The address of a link.'],
  [workshop, 'postcode', 'properties/road_name', 'Fills in an answer.'],
  [workshop, 'bursary', 'properties/draft', 'The draft, as it was sent'],
])('%s: the response to %s at %s: %s', async (folder = '', call, pointer, sentence) => {
  const { operation } = operationNamed(await described(folder), call);
  const success = operation.responses[200] ?? operation.responses[201];
  expect(getAt(success, `/${body}/${pointer}/description`)).toContain(sentence);
});

it('the body of a call has the loaded values that come back in it', async () => {
  const { operation } = operationNamed(await described('forms'), 'save');
  const properties = getAt(operation.requestBody, `/${body}/properties`);
  expect(properties).toMatchObject({ application_id: {}, email: {} });
});

it('the messages of a response beside questions are no value of a question', async () => {
  const { product } = await compileProduct('forms');
  const fields = { from: '/response/errors' };
  const screens = product.screens.map((source) =>
    source.screen.kind === 'page'
      ? source
      : {
          ...source,
          screen: {
            ...source.screen,
            submit: { call: 'save', send: {}, outcomes: { 422: { fields } } },
          },
        },
  );
  expect(readValuesOf({ ...product, screens })).toContainEqual({
    call: 'save',
    outcome: '422',
    pointer: '/errors',
    schema: { description: 'The messages beside questions.' },
    loss: 'no message is beside a question',
  });
});

it('no secret is among the answers that a response fills in', async () => {
  const { operation } = operationNamed(await described('forms'), 'load');
  const publisher = `/200/${body}/anyOf/0/properties/data/properties/publisher/properties`;
  const names = Object.keys(getAt(operation.responses, publisher) as object);
  expect(names).toContain('company_name');
  expect(names).not.toContain('password');
});

it('a link in a mail leads to a screen, whose description names its parameters', async () => {
  const document = await described('forms');
  expect(operationNamed(document, 'email').operation.description).toContain(
    '`/signup?token={token}`',
  );
  const tag = document.tags.find(({ name }) => name === 'signup');
  expect(tag?.description).toContain('`/signup?token={token}`');
});

it('a status without a body is one of a call whose body is not read', async () => {
  const document = await described('forms');
  const responsesOf = (call: string) => operationNamed(document, call).operation.responses;
  expect(responsesOf('email')).toHaveProperty('204');
  expect(responsesOf('save')).not.toHaveProperty('204');
  expect(responsesOf('save')[200]).toHaveProperty(
    'description',
    expect.stringMatching(/status 204/),
  );
});
