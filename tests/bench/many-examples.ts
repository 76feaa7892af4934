import type { ExamplesFile } from '../../src/definition/files/examples.ts';

const answers = (name: string) => ({ [name]: 'A few words' });

/** Returns the examples of a form, by the name of its only required field. */
export const formExamples = (name: string): ExamplesFile => ({
  accepted: [{ name: 'what is required', answers: answers(name) }],
  refused: [
    {
      name: 'nothing',
      answers: {},
      messages: { [name]: 'Please mind the rule "required"' },
    },
  ],
});

/**
 * Returns the journey through a screen.
 *
 * @param required names of the required fields
 * @param next route of the screen that it leads to
 */
export const screenJourneys = (screen: number, required: string[], next: string): ExamplesFile => ({
  journeys: [
    {
      name: 'what is required is sent',
      sent: { screen, answers: Object.assign({}, ...required.map(answers)) },
      played: { body: {} },
      ends: { at: next },
    },
  ],
});
