import { type Static, Type } from 'typebox';
import { closedObject } from './closed-object.ts';
import { editorSchema } from './editor-schema.ts';
import { exampleAnswersSchema, Journey, Name } from './journey.ts';

const exampleAnswers = {
  answers: exampleAnswersSchema('The answers, in the form in which they are sent.', [
    { name: 'Ada', pets: ['cat'] },
  ]),
  change: exampleAnswersSchema(
    'Replaces "answers": changes to the first answers under "accepted", by field name or JSON Pointer; null removes an answer.',
    [{ name: 'A', '/pets/1': null }],
  ),
};

const AcceptedExample = closedObject(
  { name: Name('Purpose of the example, in a few words.', 'the shortest name'), ...exampleAnswers },
  { required: ['name'], description: 'Valid answers.' },
);

const RefusedExample = closedObject(
  {
    name: Name('The mistake, in a few words.', 'a name of one letter'),
    ...exampleAnswers,
    messages: Type.Record(Type.String(), Type.String(), {
      description: 'All messages, by field name or JSON Pointer, verbatim.',
      examples: [{ name: 'Too short!' }],
    }),
  },
  { required: ['name', 'messages'], description: 'Invalid answers with their messages.' },
);

const $schema = editorSchema('../.schemas/examples.schema.json');

const ofForm = {
  loaded: Type.Unknown({
    description:
      'Response to the load call, which some choices are read from. Default: the local provider’s response, or one generated from the call’s schema.',
    examples: [{ data: { pets: [{ id: 1, name: 'Cat' }] } }],
  }),
  before: exampleAnswersSchema(
    'Answers of earlier steps that conditions, choices and rules of this step read.',
    [{ country: 'Canada' }],
  ),
  accepted: Type.Array(AcceptedExample, {
    description: 'Valid answers. "change" in other examples modifies the first ones.',
    examples: [[{ name: 'a name and a pet', answers: { name: 'Ada', pets: ['cat'] } }]],
  }),
  refused: Type.Array(RefusedExample, {
    description: 'Invalid answers with their messages.',
    examples: [[{ name: 'no name', change: { name: null }, messages: { name: 'Required' } }]],
  }),
};

const journeys = Type.Array(Journey, {
  description:
    'Paths through the screen. "npm run forms:check" walks them without a browser, "npm test" in one, too.',
  examples: [[{ name: 'a link that is too old', load: { status: 410 }, ends: { at: '/error' } }]],
});

/** examples.json of a wizard's step. */
export const StepExamplesFile = closedObject(
  { $schema, ...ofForm },
  { title: 'examples.json of a step' },
);

/** examples.json of a screen; that of a wizard has journeys only. */
export const ExamplesFile = closedObject(
  { $schema, ...ofForm, journeys },
  {
    title: 'examples.json',
    description: 'Valid answers, invalid answers and whole journeys; each is a test.',
  },
);

export type ExamplesFile = Static<typeof ExamplesFile>;
export type AcceptedExample = Static<typeof AcceptedExample>;
export type RefusedExample = Static<typeof RefusedExample>;
