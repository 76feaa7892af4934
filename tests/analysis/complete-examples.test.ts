// Proves that examples and journeys are completed where a changed form leaves one solution, and otherwise left alone.
import { describe, expect, it } from 'vitest';
import { checkExamples } from '../../src/analysis/examples/check-examples.ts';
import { applyFixes, createCompiler } from '../../src/compiler/index.ts';
import { type Overlay, tinySources } from '../vite/overlay.ts';

/** Returns what is found, and what is found after the fixes, each without its file, and the fixed examples of a folder. */
async function fixed(folder: string, overlay: Overlay) {
  const sources = tinySources(overlay);
  const { compile } = createCompiler('forms');
  const check = (texts: Map<string, string>) => checkExamples(compile({ ...sources, texts }));
  const found = await check(sources.texts);
  const { changed } = await applyFixes(sources.texts, check);
  const texts = new Map([...sources.texts, ...changed]);
  const text = texts.get(`forms/${folder}/examples.json`) ?? '{}';
  const messages = (all: typeof found) => all.map(({ message }) => message);
  return {
    found: messages(found),
    left: messages(await check(texts)),
    examples: JSON.parse(text),
  };
}

const home = {
  accepted: [
    { name: 'An adult', answers: { email: 'ada@example.com', age: 40 } },
    { name: 'No age', change: { age: null } },
    { name: 'Another one', answers: { email: 'bob@example.com' } },
  ],
  refused: [
    { name: 'Nothing', answers: {}, messages: { email: 'Please answer' } },
    { name: 'A child', change: { age: 7 }, messages: { age: 'At least 18' } },
    { name: 'No email', answers: { age: 30 }, messages: { email: 'Please answer' } },
  ],
  journeys: [
    {
      name: 'The first',
      sent: { email: 'ada@example.com' },
      played: { status: 204 },
      ends: { at: '/done' },
    },
    {
      name: 'The second',
      answers: { email: 'bob@example.com' },
      sent: { email: 'bob@example.com' },
      played: { status: 204 },
      ends: { at: '/done' },
    },
  ],
};
const nickname = { type: 'string', title: 'Nickname', maxLength: 9 };
const required = {
  'home/examples.json': home,
  'home/schema.json': { required: ['email', 'nickname'], properties: { nickname } },
  'home/ui.json': { nickname: { 'ui:messages': { maxLength: 'Up to {limit}' } } },
};
const sendsAll = { 'home/screen.json': { submit: { send: { from: '/answers', email: null } } } };

describe('a new question that has to be answered', () => {
  it('is one finding, which is fixed', async () => {
    const { found, left } = await fixed('home', required);
    expect(found).toEqual([
      '"An adult", "Another one", "The second", "Nothing" and "No email" lack "nickname". --fix adds a sample answer, or what is read or sent without one.',
    ]);
    expect(left).toEqual([]);
  });

  it('gets an answer in accepted examples that do not change others, and in journeys of their own', async () => {
    const { examples } = await fixed('home', required);
    const sample = expect.stringMatching(/^.{1,9}$/);
    expect(examples.accepted).toEqual([
      { name: 'An adult', answers: { email: 'ada@example.com', age: 40, nickname: sample } },
      { name: 'No age', change: { age: null } },
      { name: 'Another one', answers: { email: 'bob@example.com', nickname: sample } },
    ]);
    expect(examples.journeys[0]).toEqual(home.journeys[0]);
    expect(examples.journeys[1].answers).toEqual({ email: 'bob@example.com', nickname: sample });
  });

  it('leaves a refused example to its own mistake, and is one more where nothing is answered', async () => {
    const { examples } = await fixed('home', required);
    expect(examples.refused).toEqual([
      {
        name: 'Nothing',
        answers: {},
        messages: { email: 'Please answer', nickname: 'Please answer' },
      },
      home.refused[1],
      {
        name: 'No email',
        answers: { age: 30, nickname: expect.any(String) },
        messages: { email: 'Please answer' },
      },
    ]);
  });

  it('is sent where all answers are', async () => {
    const { found, left, examples } = await fixed('home', { ...required, ...sendsAll });
    expect(found).toHaveLength(2);
    const { nickname: given } = examples.accepted[0].answers;
    expect(examples.journeys[0].sent).toEqual({ email: 'ada@example.com', nickname: given });
    // No example is new to the age, which was never sent.
    expect(left).toEqual(['The journey does not expect "age", but 40 is sent as it.']);
  });

  it('gets an answer only where it is asked', async () => {
    const { left, examples } = await fixed('home', {
      'home/examples.json': home,
      'home/schema.json': {
        if: { required: ['age'] },
        then: { required: ['nickname'], properties: { nickname } },
      },
      'home/ui.json': required['home/ui.json'],
    });
    expect(left).toEqual([]);
    expect(examples.accepted.slice(0, 2)).toEqual([
      { name: 'An adult', answers: { ...home.accepted[0]?.answers, nickname: expect.anything() } },
      { name: 'No age', change: { age: null, nickname: null } },
    ]);
    expect(examples.accepted[2]).toEqual(home.accepted[2]);
  });

  it('gets an answer in the change by which it is asked', async () => {
    const { left, examples } = await fixed('home', {
      'home/examples.json': home,
      'home/schema.json': {
        if: { not: { required: ['age'] } },
        then: { required: ['nickname'], properties: { nickname } },
      },
      'home/ui.json': required['home/ui.json'],
    });
    expect(left).toEqual([]);
    expect(examples.accepted.slice(0, 2)).toEqual([
      home.accepted[0],
      { name: 'No age', change: { age: null, nickname: expect.any(String) } },
    ]);
  });

  it('is asked in a group or in the items of a list, and fits the other answers', async () => {
    const text = { type: 'string', title: 'A text' };
    const street = { ...text, title: 'Street' };
    const guests = {
      type: 'array',
      title: 'Guests',
      items: {
        type: 'object',
        title: 'Guest',
        required: ['seat'],
        properties: { name: text, seat: { ...text, title: 'Seat' } },
      },
    };
    const address = {
      type: 'object',
      title: 'Address',
      required: ['street', 'again'],
      properties: { street, again: { ...street, title: 'Again', const: { $data: '1/street' } } },
    };
    const answers = { email: 'ada@example.com', age: 40, guests: [{ name: 'Bob' }, {}] };
    const { found, left, examples } = await fixed('home', {
      'home/examples.json': { ...home, accepted: [{ name: 'Guests', answers }] },
      'home/schema.json': { required: ['email', 'address'], properties: { address, guests } },
      'home/ui.json': { address: { again: { 'ui:messages': { const: 'Not the same' } } } },
    });
    expect(found.map((message) => / lacks? ("[^"]*")/.exec(message)?.[1])).toEqual([
      '"address"',
      '"/guests/-/seat"',
    ]);
    expect(left).toEqual([]);
    const completed = examples.accepted[0].answers;
    expect(completed.guests).toEqual([
      { name: 'Bob', seat: expect.any(String) },
      { seat: expect.any(String) },
    ]);
    expect(completed.address.again).toBe(completed.address.street);
  });
});

describe('a new question that may be left out', () => {
  const optional = {
    'home/examples.json': home,
    'home/schema.json': { properties: { nickname } },
    'home/ui.json': required['home/ui.json'],
    'home/screen.json': {
      submit: { unanswered: 'empty', send: { nickname: { from: '/answers/nickname' } } },
    },
  };

  it('is one finding where journeys send it empty, which is fixed', async () => {
    const { found, left, examples } = await fixed('home', optional);
    expect(found).toEqual([
      '"The first" and "The second" lack "nickname". --fix adds a sample answer, or what is read or sent without one.',
    ]);
    expect(left).toEqual([]);
    expect(examples.journeys[1].sent).toEqual({ email: 'bob@example.com', nickname: '' });
    expect(examples.accepted).toEqual(home.accepted);
  });

  it('is left to people once an example answers it, until a journey sends it', async () => {
    const answers = { ...home.accepted[0]?.answers, nickname: 'Ada' };
    const known = { ...home, accepted: [{ name: 'All', answers }] };
    const { left } = await fixed('home', { ...optional, 'home/examples.json': known });
    expect(left).toEqual([
      'The journey does not expect "nickname", but "Ada" is sent as it.',
      'The journey does not expect "nickname", but "" is sent as it.',
    ]);
    const [first, second] = home.journeys;
    const journeys = [{ ...first, sent: { ...first?.sent, nickname: 'Ada' } }, second];
    const sending = { ...known, journeys };
    expect((await fixed('home', { ...optional, 'home/examples.json': sending })).left).toEqual([]);
  });
});

describe('a question that is gone', () => {
  const answers = { email: 'ada@example.com', age: 40, town: 'Rome' };
  const gone = {
    ...home,
    accepted: [
      { name: 'An adult', answers },
      { name: 'Paris', change: { town: 'Paris' } },
    ],
  };

  it('is no longer answered', async () => {
    const { left, examples } = await fixed('home', { 'home/examples.json': gone });
    expect(left).toEqual([]);
    expect(examples.accepted).toEqual([home.accepted[0], { name: 'Paris', change: {} }]);
  });

  it('is left to people where an example expects its message', async () => {
    const refused = [{ name: 'A', change: { town: 1 }, messages: { town: 'No' } }];
    const { left } = await fixed('home', { 'home/examples.json': { ...home, refused } });
    expect(left).toEqual([expect.stringMatching(/^No field "town" .* The same in line \d+\.$/)]);
  });

  it('is left to people while there is a new one, which may be the same', async () => {
    const { left } = await fixed('home', { ...required, 'home/examples.json': gone });
    expect(left).toContainEqual(
      expect.stringMatching(/^No field "town" .* The same in line \d+\.$/),
    );
  });
});

describe('findings', () => {
  it('that say the same in several examples are one', async () => {
    const [first] = home.journeys;
    const journeys = ['A', 'B', 'C'].map((name) => ({ ...first, name, sent: {} }));
    const { found } = await fixed('home', { 'home/examples.json': { ...home, journeys } });
    expect(found).toEqual([
      expect.stringMatching(
        /^The journey does not expect "email", but .* is sent as it\. The same in lines \d+ and \d+\.$/,
      ),
    ]);
  });
});
