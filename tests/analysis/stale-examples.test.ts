// Proves that examples with messages that visitors don't read are found, and renewed where it is safe.
import { describe, expect, it } from 'vitest';
import { findStaleExamples } from '../../src/analysis/examples/stale-examples.ts';
import { compileSources } from '../../src/compiler/index.ts';
import { type Overlay, tinySources } from '../vite/overlay.ts';

const accepted = [{ name: 'An adult', answers: { email: 'ada@example.com', age: 40 } }];

/** Returns what is found in the examples of the first form, without the file. */
function found(examples: object, change: Overlay = {}) {
  const overlay = { ...change, 'home/examples.json': { accepted, ...examples } };
  return findStaleExamples(compileSources('forms', tinySources(overlay))).map(
    ({ pointer, message, fix }) => [pointer, message, ...(fix ? [fix] : [])],
  );
}

const child = { name: 'A child', change: { age: 7 } };

describe('stale examples', () => {
  it('are not those that expect the words of the form', () => {
    expect(found({ refused: [{ ...child, messages: { age: 'At least 18' } }] })).toEqual([]);
  });

  it('expect other words, which are renewed', () => {
    expect(found({ refused: [{ ...child, messages: { age: 'At least 21' } }] })).toEqual([
      [
        '/refused/0/messages/age',
        'Visitors read "At least 18" here.',
        { do: 'replace', value: 'At least 18' },
      ],
    ]);
  });

  it('expect the message with another limit, which is renewed', () => {
    const change = { 'home/schema.json': { properties: { age: { minimum: 21 } } } };
    expect(found({ refused: [{ ...child, messages: { age: 'At least 18' } }] }, change)).toEqual([
      [
        '/refused/0/messages/age',
        'Visitors read "At least 21" here.',
        { do: 'replace', value: 'At least 21' },
      ],
    ]);
  });

  it('expect the message of another rule, which only a person changes', () => {
    expect(found({ refused: [{ ...child, messages: { age: 'A number, please' } }] })).toEqual([
      ['/refused/0/messages/age', 'Visitors read "At least 18" here.'],
    ]);
  });

  it('are validated with what is calculated, also beside errors that they do not depend on', () => {
    const change = {
      'done/screen.json': { heading: 1 },
      'home/schema.json': {
        properties: { half: { type: 'number', title: 'Half of it', minimum: 20 } },
      },
      'home/ui.json': {
        half: {
          'ui:options': { calculated: { quotient: ['/answers/age', 2] } },
          'ui:messages': { minimum: 'Half of {limit}' },
        },
      },
    };
    const young = { name: 'Young', change: { age: 20 } };
    expect(found({ refused: [{ ...young, messages: { half: 'Half of 20' } }] }, change)).toEqual(
      [],
    );
    const old = { ...young, change: { age: 50 }, messages: { half: 'Half of 20' } };
    expect(found({ refused: [old] }, change)).toEqual([
      ['/refused/0/messages/half', 'Visitors read no message beside "half" here.'],
    ]);
  });

  it('expect a message at another field', () => {
    expect(found({ refused: [{ ...child, messages: { email: 'At least 18' } }] })).toEqual([
      ['/refused/0/messages/email', 'Visitors read no message beside "email" here.'],
      [
        '/refused/0/messages',
        'Visitors also read "At least 18" beside "age". Add it, or change the answers.',
      ],
    ]);
  });

  it('are not looked for while their screen has errors', () => {
    const change = { 'home/screen.json': { intro: 1 } };
    expect(found({ refused: [{ ...child, messages: { age: 'No' } }] }, change)).toEqual([]);
  });
});
